import { useId } from 'react'
import { Select } from '#app/ui/field.tsx'

interface Props {
	name: string
	label: string
	value: string
	options: readonly { value: string; label: string }[]
}

/** A select that always has a value. */
export function FilterSelect({ name, label, value, options }: Props) {
	const id = useId()
	return (
		<div>
			<label htmlFor={id} className="mb-1 block text-[0.9375rem] font-semibold">
				{label}
			</label>
			<Select id={id} name={name} defaultValue={value} options={options} />
		</div>
	)
}
