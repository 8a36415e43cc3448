import { formatDollars } from '#app/company/dollars.ts'
import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { GroundLine } from '#app/pictures/ground_line.tsx'
import { beside, container, dumpster, trashCarts } from '#app/pictures/scale_things.ts'
import { Icon } from '#app/ui/icon.tsx'

/** From a cart to a container, smallest first. */
const steps = ({ prices, carts, commercial, rolloffs }: Facts) => [
	{
		to: '/residential',
		name: 'A cart',
		who: 'A household, every week',
		amount: `${carts.small} or ${carts.large} gallons`,
		price: `from ${formatDollars(prices.cart65)} a month`,
	},
	{
		to: '/commercial',
		name: 'A dumpster',
		who: 'A shop, an office, a kitchen',
		amount: `${commercial.map(({ yards }) => yards).join(' or ')} cubic yards, about ${commercial[0].bags} bags and up`,
		price: `from ${formatDollars(prices.commercial2.from)} a month`,
	},
	{
		to: '/roll-off-dumpsters',
		name: 'A container',
		who: 'A cleanout, a roof, a remodel',
		amount: `${rolloffs.map(({ yards }) => yards).join(', ')} cubic yards; the smallest takes ${rolloffs[0].loads} pickup loads`,
		price: 'priced for your job',
	},
]

/** One of each, as they would stand in one street. */
const standing = ({ commercial, rolloffs }: Facts) => [
	...trashCarts,
	dumpster(commercial[0]),
	container(rolloffs[1]),
	...beside('scale-rolloffs'),
]

/** Which of the three it is, by how much there is to haul. */
export function ByAmount() {
	const facts = useFacts()
	const { carts, commercial, rolloffs } = facts
	return (
		<section aria-labelledby="amount-heading" className="section">
			<div className="wrap">
				<h2 id="amount-heading" className="text-title">
					How much is there to haul?
				</h2>
				<GroundLine
					things={standing(facts)}
					alt={`The ${carts.small}-gallon and ${carts.large}-gallon carts, a ${commercial[0].yards}-yard dumpster and a ${rolloffs[1].yards}-yard container, drawn to scale beside a person of 5 ft 9 and a pickup truck`}
					className="mt-10"
				/>
				<ol className="mt-8 grid gap-x-12 md:grid-cols-3">
					{steps(facts).map(({ to, name, who, amount, price }) => (
						<li key={to} className="relative border-t border-border py-6 md:border-0 md:py-0">
							<h3 className="text-title">
								<Link to={to} className="after:absolute after:inset-0 hover:text-primary">
									{name}
									<Icon name="arrow" size={28} className="ml-3 inline text-primary" />
								</Link>
							</h3>
							<p className="mt-2 text-lead">{who}</p>
							<p className="mt-2 text-muted-foreground">{amount}</p>
							<p className="mt-1 font-semibold">{price}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
