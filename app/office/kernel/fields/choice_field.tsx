import type { Option } from '#app/company/option.ts'
import { Labeled, Select, wiring } from '#app/ui/field.tsx'
import type { FieldProps } from './field_props.ts'

interface Props extends FieldProps {
	options: readonly Option[]
	/** Label of the empty option. */
	none: string
}

/** A select. It begins with an empty option if the field is optional or has no value yet. */
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
