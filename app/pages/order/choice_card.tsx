import type { ReactNode } from 'react'

interface Props {
	type: 'radio' | 'checkbox'
	name: string
	value: string
	id: string | undefined
	label: string
	about: string | null | undefined
	/** A price, or a link to it. */
	aside: ReactNode
	isChosen: boolean
	isFaulty: boolean
}

/** One option with its price. */
export function ChoiceCard({ type, name, value, id, label, about, aside, isChosen, isFaulty }: Props) {
	return (
		<label
			className={`flex cursor-pointer flex-wrap items-start gap-x-3 gap-y-1 rounded-md border-2 ${isFaulty ? 'border-destructive' : 'border-input'} bg-card p-3.5 text-card-foreground hover:border-primary has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-foreground`}
		>
			<input
				type={type}
				name={name}
				value={value}
				id={id}
				defaultChecked={isChosen}
				aria-invalid={isFaulty || undefined}
				className="mt-0.5 size-6 shrink-0"
			/>
			<span className="min-w-0 flex-[1_1_7rem]">
				<span className="block leading-tight font-semibold">{label}</span>
				<span className="mt-1 block text-[0.9375rem]">{about}</span>
			</span>
			<span className="ml-auto text-right leading-tight">{aside}</span>
		</label>
	)
}
