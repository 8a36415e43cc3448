import { formatDollars } from '#app/company/dollars.ts'
import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { listed } from '#app/company/listed.ts'
import { openLinks } from '#app/company/services.ts'
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

/** One of each that is offered, as they would stand in one street. */
const standing = ({ services, commercial, rolloffs }: Facts) => [
	...(services.residential ? trashCarts : []),
	...(services.commercial ? [dumpster(commercial[0])] : []),
	...(services.rolloff ? [container(rolloffs[1])] : []),
	...beside('scale-rolloffs'),
]

const namesOf = ({ services, carts, commercial, rolloffs }: Facts) =>
	listed([
		...(services.residential ? [`the ${carts.small}-gallon and ${carts.large}-gallon carts`] : []),
		...(services.commercial ? [`a ${commercial[0].yards}-yard dumpster`] : []),
		...(services.rolloff ? [`a ${rolloffs[1].yards}-yard container`] : []),
	])

/** Which of the three it is, by how much there is to haul. */
export function ByAmount() {
	const facts = useFacts()
	const names = namesOf(facts)
	return (
		<section aria-labelledby="amount-heading" className="section">
			<div className="wrap">
				<h2 id="amount-heading" className="text-title">
					How much is there to haul?
				</h2>
				<GroundLine
					things={standing(facts)}
					alt={`${names.charAt(0).toUpperCase()}${names.slice(1)}, drawn to scale beside a person of 5 ft 9 and a pickup truck`}
					className="mt-10"
				/>
				<ol className="mt-8 grid gap-x-12 md:grid-cols-3">
					{openLinks(steps(facts), facts).map(({ to, name, who, amount, price }) => (
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
