import { useState } from 'react'
import { controlClass, ErrorNote, errorId, fieldId, Select, wiring } from '#app/ui/field.tsx'
import type { Part } from '#app/content/fields.ts'
import { errorOf, type FieldError } from '#platform/forms/field_error.ts'
import { CopyControl } from './copy_control.tsx'
import { FactNotes } from './fact_notes.tsx'
import { formControls } from './form_controls.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { countItems } from './collect_values.ts'
import { SmallLabel } from '../../parts/small_label.tsx'

interface Props {
	name: string
	label: string
	hint?: string | undefined
	parts: readonly Part[]
	values: FormValues
	errors: readonly FieldError[]
}

/** A list of small entries, always followed by a blank one to fill in; cleared entries are removed on submit. */
export function ItemsField({ name, label, hint, parts, values, errors }: Props) {
	const [count, setCount] = useState(countItems(name, values) + 1)
	const message = errorOf(errors, name)
	return (
		<fieldset
			id={fieldId(name)}
			aria-describedby={message && errorId(name)}
			className="rounded-md border border-border p-4"
		>
			<legend className="px-2 font-display text-lg font-[650]">{label}</legend>
			<p className="text-[0.9375rem] text-muted-foreground">{hint} Empty an entry to remove it.</p>
			<ErrorNote name={name} error={message} />
			<ol className="mt-4 grid gap-5">
				{Array.from({ length: count }, (_, index) => (
					<li key={index} className="grid gap-3 border-t border-border pt-4 sm:grid-cols-2">
						{parts.map((part, at) => (
							<Cell
								key={part.name}
								isWide={part.isLong ?? isAlone(parts, at)}
								{...{ name: `${name}.${index}.${part.name}`, part, values, errors, number: index + 1 }}
							/>
						))}
					</li>
				))}
			</ol>
			<button
				type="submit"
				name={formControls.intent}
				value="more"
				formNoValidate
				onClick={(event) => {
					event.preventDefault()
					setCount(count + 1)
				}}
				className="mt-4 min-h-11 rounded-md border border-input bg-card px-3 font-semibold text-primary hover:bg-secondary"
			>
				One more entry
			</button>
		</fieldset>
	)
}

/** Whether a short part has its row to itself: the last of an odd run of short parts. */
function isAlone(parts: readonly Part[], at: number): boolean {
	const before = parts
		.slice(0, at)
		.toReversed()
		.findIndex(({ isLong }) => isLong)
	const isFirstOfTwo = (before === -1 ? at : before) % 2 === 0
	return isFirstOfTwo && parts[at + 1]?.isLong !== undefined
}

function Cell({
	name,
	part,
	values,
	errors,
	number,
	isWide,
}: { name: string; part: Part; number: number; isWide: boolean } & Pick<Props, 'values' | 'errors'>) {
	const text = values[name] ?? ''
	const error = errorOf(errors, name)
	const control = { ...wiring(name, null, error), defaultValue: text }
	return (
		<div className={isWide ? 'sm:col-span-2' : undefined}>
			<SmallLabel htmlFor={control.id}>
				{part.label}
				<span className="sr-only">, entry {number}</span>
			</SmallLabel>
			<FactNotes text={text} isOff={part.options !== undefined}>
				<CellControl part={part} control={control} title={`${part.label}, entry ${number}`} />
			</FactNotes>
			<ErrorNote name={name} error={error} />
		</div>
	)
}

type Control = { id: string; name: string; defaultValue: string }

function CellControl({ part, control, title }: { part: Part; control: Control; title: string }) {
	if (part.options)
		return <Select {...control} options={[{ value: '', label: 'Choose one' }, ...part.options]} />
	const look = part.isLong ? 'field-sizing-content py-3' : 'h-12'
	return (
		<CopyControl
			{...control}
			label={title}
			isLong={part.isLong ?? false}
			maxLength={part.isLong ? 2000 : 300}
			className={`${controlClass} ${look}`}
			{...(part.isLong && { rows: 2 })}
		/>
	)
}
