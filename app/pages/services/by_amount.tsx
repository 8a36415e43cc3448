import { capitalized } from '#platform/text/capitalized.ts'
import { extrasOfPrice } from '#app/company/container_price.ts'
import { lowestPrice } from '#app/company/cart_name.ts'
import { formatDollars } from '#app/company/dollars.ts'
import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { listed } from '#platform/text/listed.ts'
import { openLinks } from '#app/company/services.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { GroundLine } from '#app/pictures/ground_line.tsx'
import { beside, container, dumpster, trashCart } from '#app/pictures/scale_things.ts'
import { Icon } from '#app/ui/icon.tsx'
import { counted, withArticle } from '#platform/text/counted.ts'

/** The offered containers, from cart to roll-off, smallest first. */
const steps = ({ carts, commercial, rolloffs }: Facts) => {
	const cart = lowestPrice(carts)
	const [bin] = commercial
	const [box] = rolloffs
	const lowest = Math.min(...commercial.map(({ price }) => price?.from ?? Infinity))
	const [cheapest] = rolloffs
		.flatMap(({ price }) => price ?? [])
		.toSorted((one, other) => one.dollars - other.dollars)
	const onTop = listed(cheapest ? extrasOfPrice(cheapest) : [])
	return [
		{
			to: '/residential',
			name: 'A cart',
			who: 'A household, every week',
			amount: carts.length > 0 ? `${listed(gallonsOf(carts), 'or')} gallons` : '',
			price: cart === null ? '' : `${carts.length > 1 ? 'from ' : ''}${formatDollars(cart)} a month`,
		},
		bin && {
			to: '/commercial',
			name: 'A dumpster',
			who: 'A shop, an office, a kitchen',
			amount: `${yardsOf(commercial)}, about ${counted(bin.bags, 'bag')}${commercial.length > 1 ? ' and up' : ''}`,
			price: Number.isFinite(lowest) ? `from ${formatDollars(lowest)} a month` : 'priced for your business',
		},
		box && {
			to: '/roll-off-dumpsters',
			name: 'A container',
			who: 'A cleanout, a roof, a remodel',
			amount: `${yardsOf(rolloffs)}; ${rolloffs.length > 1 ? 'the smallest takes' : 'it takes'} ${counted(box.loads, 'pickup load')}`,
			price: cheapest
				? `from ${formatDollars(cheapest.dollars)} in all${onTop && `, on top may come ${onTop}`}`
				: 'priced for your job',
		},
	].flatMap((step) => step ?? [])
}

const gallonsOf = (carts: Facts['carts']) => carts.map(({ gallons }) => `${gallons}`)

const yardsOf = (sizes: readonly { yards: number }[]) =>
	`${listed(
		sizes.map(({ yards }) => `${yards}`),
		'or',
	)} cubic yards`

/**
 * One of each at the same scale: the smallest and the largest cart, the smallest dumpster, and a container that
 * is not the smallest.
 */
function standing({ services, carts, commercial, rolloffs }: Facts) {
	const [bin] = commercial
	const box = rolloffs[1] ?? rolloffs[0]
	const both = services.residential ? [...new Set([...carts.slice(0, 1), ...carts.slice(-1)])] : []
	const names = listed([
		...(both.length > 0
			? [`the ${gallonsOf(both).join('-gallon and ')}-gallon ${both.length > 1 ? 'carts' : 'cart'}`]
			: []),
		...(bin ? [`${withArticle(bin.yards)}-yard dumpster`] : []),
		...(box ? [`${withArticle(box.yards)}-yard container`] : []),
	])
	return {
		things: [
			...both.map(trashCart),
			...(bin ? [dumpster(bin)] : []),
			...(box ? [container(box)] : []),
			...beside('scale-rolloffs'),
		],
		alt: `${capitalized(names)}, drawn to scale beside a person of 5 ft 9 and a pickup truck`,
	}
}

/** Helps visitors choose a service by the amount to haul. */
export function ByAmount() {
	const facts = useFacts()
	return (
		<section aria-labelledby="amount-heading" className="section">
			<div className="wrap">
				<h2 id="amount-heading" className="text-title">
					How much is there to haul?
				</h2>
				<GroundLine {...standing(facts)} className="mt-10" />
				<ol className="mt-8 grid gap-x-12 md:grid-cols-3">
					{openLinks(steps(facts), facts).map(({ to, name, who, amount, price }) => (
						<li key={to} className="relative border-t border-border py-6 md:border-0 md:py-0">
							<h3 className="text-title md:max-lg:text-2xl">
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
