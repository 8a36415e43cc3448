import type { Option } from '#app/company/option.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'

interface Props {
	name: string
	label: string
	hint?: string | undefined
	options: readonly Option[]
	values: FormValues
}

/** Checkboxes for a field with several values, stored one per line. */
export function ChecklistField({ name, label, hint, options, values }: Props) {
	const checked = (values[name] ?? '').split('\n')
	return (
		<fieldset>
			<legend className="font-semibold">{label}</legend>
			{hint && <p className="mt-1 text-[0.9375rem] text-muted-foreground">{hint}</p>}
			<ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
				{options.map(({ value, label: option }) => (
					<li key={value}>
						<label className="flex min-h-11 items-start gap-3 py-2.5">
							<input
								type="checkbox"
								name={name}
								value={value}
								defaultChecked={checked.includes(value)}
								className="size-6 shrink-0"
							/>
							{option}
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	)
}
