import type { FormValues } from '#platform/forms/parse_form.ts'

interface Props {
	name: string
	label: string
	hint?: string | undefined
	choices: readonly { value: string; label: string }[]
	values: FormValues
}

/** Boxes to check for a field whose lines are chosen, not typed. */
export function ChoicesField({ name, label, hint, choices, values }: Props) {
	const checked = (values[name] ?? '').split('\n')
	return (
		<fieldset>
			<legend className="font-semibold">{label}</legend>
			{hint && <p className="mt-1 text-[0.9375rem] text-muted-foreground">{hint}</p>}
			<ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
				{choices.map((choice) => (
					<li key={choice.value}>
						<label className="flex min-h-11 items-start gap-3 py-2.5">
							<input
								type="checkbox"
								name={name}
								value={choice.value}
								defaultChecked={checked.includes(choice.value)}
								className="size-6 shrink-0"
							/>
							{choice.label}
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	)
}
