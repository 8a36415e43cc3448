import type { Option } from '#app/company/option.ts'
import { Labeled, Select, wiring } from '#app/ui/field.tsx'
import type { FieldProps } from './field_props.ts'

interface Props extends FieldProps {
	options: readonly Option[]
	/** What the empty option says. */
	none: string
}

/** One of several. An empty option stands first where the field may be empty, or nothing has been chosen yet. */
export function ChoiceField({ name, label, hint, error, defaultValue, required, options, none }: Props) {
	const isChosen = options.some(({ value }) => value === defaultValue)
	const empty = required && isChosen ? [] : [{ value: '', label: none }]
	return (
		<Labeled {...{ name, label, hint, error }} isOptional={!required} className="max-w-md">
			<Select
				{...wiring(name, hint, error)}
				options={[...empty, ...options]}
				{...{ defaultValue, required }}
			/>
		</Labeled>
	)
}
