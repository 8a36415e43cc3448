import { useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'

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
			<span className="relative block">
				<select
					id={id}
					name={name}
					defaultValue={value}
					className="h-12 w-full appearance-none truncate rounded-md border border-input bg-card pr-10 pl-3 text-base text-card-foreground"
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
				<Icon name="chevron" className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
			</span>
		</div>
	)
}
