import { useState } from 'react'
import { type Paint, paintChoices, paintName, paints } from '#app/company/paints.ts'
import { fieldId, Labeled, Select } from '#app/ui/field.tsx'
import type { FieldProps } from './field_props.ts'

const choices = paintChoices.map((paint) => ({ value: paint, label: paintName(paint) }))

/** A select for the color of carts or containers, with a swatch. */
export function PaintControl({ name, label, hint, error, defaultValue }: FieldProps) {
	const saved = paintChoices.find((paint) => paint === defaultValue) ?? 'trucks'
	const [chosen, setChosen] = useState<Paint>(saved)
	return (
		<Labeled {...{ name, label, hint, error }} isOptional={false} className={undefined}>
			<span className="grid grid-cols-[3rem_minmax(0,1fr)] gap-2">
				<svg
					viewBox="0 0 48 48"
					aria-hidden="true"
					className="size-12 rounded-md border border-input text-[hsl(var(--primary))]"
				>
					<rect width="48" height="48" fill={chosen === 'trucks' ? 'currentColor' : paints[chosen].body} />
				</svg>
				<Select
					id={fieldId(name)}
					name={name}
					options={choices}
					defaultValue={saved}
					onChange={({ target }) => setChosen(paintChoices.find((paint) => paint === target.value) ?? saved)}
				/>
			</span>
		</Labeled>
	)
}
