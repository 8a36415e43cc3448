import { useFacts } from '#app/company/current_facts.ts'
import { ErrorNote, errorId, fieldId } from '#app/ui/field.tsx'
import type { ControlProps } from '../form_fields.tsx'
import { optionsOf } from '../offered_form.ts'

/** The options of a field as checkboxes. `value` is comma-separated. */
export function Checkboxes({ name, field, value: checked = '', error }: ControlProps) {
	const all = checked.split(',')
	const options = optionsOf(field, useFacts())
	if (options.length === 0) return null
	return (
		<fieldset className={field.className} aria-describedby={error && errorId(name)}>
			<legend className="mb-1.5 font-sans text-base font-semibold tracking-normal">{field.label}</legend>
			<div className="flex flex-wrap gap-3">
				{options.map(({ value, label }, index) => (
					<label
						key={value}
						className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-input bg-card px-4 text-card-foreground has-checked:border-primary has-checked:bg-secondary has-checked:font-semibold has-checked:text-secondary-foreground"
					>
						<input
							type="checkbox"
							name={name}
							value={value}
							// The error summary links to the first checkbox.
							id={index === 0 ? fieldId(name) : undefined}
							defaultChecked={all.includes(value)}
							aria-invalid={error ? true : undefined}
							className="size-6"
						/>
						{label}
					</label>
				))}
			</div>
			<ErrorNote name={name} error={error} />
		</fieldset>
	)
}
