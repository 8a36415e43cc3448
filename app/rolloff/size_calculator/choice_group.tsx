interface Props {
	name: string
	legend: string
	options: readonly { value: string; label: string; note?: string }[]
	chosen: string | null
	isRequired?: boolean
}

/** A question with its options as tiles. */
export function ChoiceGroup({ name, legend, options, chosen, isRequired = false }: Props) {
	return (
		<fieldset>
			<legend className="mb-3 text-subtitle">
				{legend}
				{!isRequired && (
					<span className="font-sans text-base font-normal tracking-normal text-muted-foreground">
						{' '}
						(optional)
					</span>
				)}
			</legend>
			<div
				className={
					options.some(({ note }) => note)
						? 'grid gap-3 sm:grid-cols-2'
						: 'grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-4'
				}
			>
				{options.map(({ value, label, note }) => (
					<label
						key={value}
						className="flex min-h-12 cursor-pointer items-start gap-3 rounded-md border border-input bg-card px-3 py-2.5 text-card-foreground has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-foreground has-checked:ring-2 has-checked:ring-primary"
					>
						<input
							type="radio"
							name={name}
							value={value}
							required={isRequired}
							defaultChecked={value === chosen}
							className="mt-1 size-5 shrink-0"
						/>
						<span className="wrap-anywhere">
							<span className="block font-semibold">{label}</span>
							{note && <span className="block text-[0.9375rem] leading-snug">{note}</span>}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}
