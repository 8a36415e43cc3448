import { controlClass, ErrorNote, fieldId, wiring } from '#app/ui/field.tsx'
import { hexOf, tripleOf } from './hsl.ts'
import { SmallLabel } from '../parts/small_label.tsx'

interface Props {
	name: string
	label: string
	value: string
	error: string | undefined
	onChange(value: string): void
}

/** A color as its HSL triple, with the browser's color picker. */
export function ColorField({ name, label, value, error, onChange }: Props) {
	return (
		<div>
			<SmallLabel htmlFor={fieldId(name)}>{label}</SmallLabel>
			<span className="flex gap-2">
				<input
					type="color"
					aria-label={`Pick ${label}`}
					value={hexOf(value)}
					onChange={(event) => onChange(tripleOf(event.target.value))}
					className="needs-script h-11 w-14 shrink-0 cursor-pointer rounded-md border border-input bg-card p-1"
				/>
				<input
					{...wiring(name, null, error)}
					value={value}
					onChange={(event) => onChange(event.target.value)}
					required
					maxLength={40}
					spellCheck={false}
					className={`h-11 min-w-0 tabular-nums ${controlClass}`}
				/>
			</span>
			<ErrorNote name={name} error={error} />
		</div>
	)
}
