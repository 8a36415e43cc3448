import type { Option } from '#app/company/option.ts'
import { useId } from 'react'
import { Select } from '#app/ui/field.tsx'
import { SmallLabel } from './small_label.tsx'

interface Props {
	name: string
	label: string
	value: string
	options: readonly Option[]
}

/** A select that always has a value. */
export function FilterSelect({ name, label, value, options }: Props) {
	const id = useId()
	return (
		<div>
			<SmallLabel htmlFor={id}>{label}</SmallLabel>
			<Select id={id} name={name} defaultValue={value} options={options} />
		</div>
	)
}
