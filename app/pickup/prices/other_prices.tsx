import { Fragment } from 'react'
import { Link } from 'react-router'

interface Props {
	/** The towns with prices of their own, and where these stand. */
	towns: readonly { name: string; to: string }[]
}

/** Beside the company's prices: where others hold. */
export function OtherPrices({ towns }: Props) {
	if (towns.length === 0) return null
	return (
		<p className="mt-2">
			Other prices hold in{' '}
			{towns.map(({ name, to }, index) => (
				<Fragment key={to}>
					{index > 0 && (index === towns.length - 1 ? ' and ' : ', ')}
					<Link to={to} className="link inline-block py-2">
						{name}
					</Link>
				</Fragment>
			))}
			.
		</p>
	)
}
