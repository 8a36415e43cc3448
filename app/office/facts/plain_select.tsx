import { Icon } from '#app/ui/icon.tsx'

interface Props {
	id: string
	name: string
	/** The accessible name, where no label has it. */
	label?: string
	choices: readonly { value: string; label: string }[]
	chosen: string
	onChoose?(value: string): void
}

/** A list of choices without an empty one; its label stands elsewhere. */
export function PlainSelect({ id, name, label, choices, chosen, onChoose }: Props) {
	return (
		<span className="relative block">
			<select
				id={id}
				name={name}
				aria-label={label}
				defaultValue={chosen}
				onChange={onChoose && ((event) => onChoose(event.target.value))}
				className="h-12 w-full appearance-none rounded-md border border-input bg-card pr-11 pl-3.5 text-base text-card-foreground"
			>
				{choices.map(({ value, label: words }) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</select>
			<Icon name="chevron" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto" />
		</span>
	)
}
