import { useFacts } from '#app/company/current_facts.ts'
import { initialOf } from '#app/company/mark.ts'

const fills = { sun: 'fill-band-accent', rock: 'fill-current', field: 'fill-current' }

/** The company's drawn mark, or the initial of its name on the accent color. */
export function MarkView({ className }: { className: string }) {
	const { mark, name } = useFacts()
	return (
		<svg viewBox="0 0 64 64" aria-hidden="true" className={`shrink-0 ${className}`}>
			{mark.map(({ part, d }) => (
				<path key={part} d={d} className={fills[part]} />
			))}
			{mark.length === 0 && (
				<>
					<rect width="64" height="64" rx="14" className="fill-band-accent" />
					<text
						x="32"
						y="47"
						textAnchor="middle"
						fontSize="44"
						className="fill-accent-foreground font-display font-extrabold"
					>
						{initialOf(name)}
					</text>
				</>
			)}
		</svg>
	)
}
