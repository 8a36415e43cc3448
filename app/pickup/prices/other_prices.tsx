import { Fragment } from 'react'
import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'

interface Props {
	/** Where its links open; the same page by default. */
	target?: '_blank'
	className?: string
}

/** Links to the towns whose prices differ from the company's. */
export function OtherPrices({ target, className = '' }: Props) {
	const { ownPrices: towns } = useFacts()
	if (towns.length === 0) return null
	return (
		<p className={`mt-2 ${className}`}>
			Other prices hold in{' '}
			{towns.map(({ name, to }, index) => (
				<Fragment key={to}>
					{index > 0 && (index === towns.length - 1 ? ' and ' : ', ')}
					<Link to={to} target={target} className="link inline-block py-2">
						{name}
					</Link>
				</Fragment>
			))}
			.
		</p>
	)
}
