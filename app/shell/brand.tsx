import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { mark } from './mark.ts'

const fills = { sun: 'fill-band-accent', rock: 'fill-current', field: 'fill-current' }

/** The mark and the name, which lead home. */
export function Brand() {
	const facts = useFacts()
	const [first, ...rest] = facts.name.split(' ')
	return (
		<Link to="/" className="flex min-h-11 items-center gap-2.5 no-underline">
			{facts.logo ? (
				<img
					src={facts.logo}
					alt=""
					className="h-9 max-w-32 rounded-sm bg-[#fff] object-contain p-0.5 sm:h-11"
				/>
			) : (
				<svg
					viewBox={mark.viewBox}
					width={44}
					height={44}
					aria-hidden="true"
					className="shrink-0 max-sm:size-9"
				>
					{mark.paths.map(({ part, d }) => (
						<path key={part} d={d} className={fills[part]} />
					))}
				</svg>
			)}
			<span className="font-display text-[1.0625rem] leading-[1.05] font-extrabold tracking-tight">
				{first} <span className="block">{rest.join(' ')}</span>
			</span>
		</Link>
	)
}
