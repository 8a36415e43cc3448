import { formatDollars } from '#app/company/dollars.ts'
import { Link } from 'react-router'
import { facts } from '#app/company/facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { usePictureFolder } from '#app/pictures/picture_folder.ts'
import { Icon } from '#app/ui/icon.tsx'

/** From a cart to a container, each drawn to its own scale beside the same person, smallest first. */
const steps = ({ prices, carts, commercial, rolloffs }: Facts) => [
	{
		to: '/residential',
		name: 'A cart',
		who: 'A household, every week',
		amount: `${carts.small} or ${carts.large} gallons`,
		price: `from ${formatDollars(prices.cart65)} a month`,
		drawing: 'scale-carts.svg',
		width: 630,
		height: 428,
		ratio: 'aspect-[630/428]',
		alt: `The ${carts.small}-gallon and ${carts.large}-gallon carts beside a person`,
	},
	{
		to: '/commercial',
		name: 'A dumpster',
		who: 'A shop, an office, a kitchen',
		amount: `${commercial.map(({ yards }) => yards).join(' or ')} cubic yards, about ${commercial[0].bags} bags and up`,
		price: `from ${formatDollars(prices.commercial2.from)} a month`,
		drawing: 'scale-commercial.svg#yard-2',
		width: 988,
		height: 318,
		ratio: 'aspect-[988/318]',
		alt: `The ${commercial[0].yards}-yard dumpster beside a person and a pickup truck`,
	},
	{
		to: '/roll-off-dumpsters',
		name: 'A container',
		who: 'A cleanout, a roof, a remodel',
		amount: `${rolloffs.map(({ yards }) => yards).join(', ')} cubic yards; the smallest takes ${rolloffs[0].loads} pickup loads`,
		price: 'priced for your job',
		drawing: 'scale-rolloffs.svg#yard-20',
		width: 1000,
		height: 200,
		ratio: 'aspect-[1000/200]',
		alt: 'A roll-off container beside a person and a pickup truck',
	},
]

/** Which of the three it is, by how much there is to haul. */
export function ByAmount() {
	const folder = usePictureFolder()
	return (
		<section aria-labelledby="amount-heading" className="section">
			<div className="wrap">
				<h2 id="amount-heading" className="text-title">
					How much is there to haul?
				</h2>
				<ol className="mt-8 border-t-2 border-foreground">
					{steps(facts).map(({ to, name, who, amount, price, drawing, width, height, ratio, alt }) => (
						<li
							key={to}
							className="relative grid items-end gap-x-12 gap-y-5 border-b border-border py-8 md:grid-cols-[1fr_1.2fr]"
						>
							<div>
								<h3 className="text-title">
									<Link to={to} className="after:absolute after:inset-0 hover:text-primary">
										{name}
										<Icon name="arrow" size={28} className="ml-3 inline text-primary" />
									</Link>
								</h3>
								<p className="mt-2 text-lead">{who}</p>
								<p className="mt-2 text-muted-foreground">{amount}</p>
								<p className="mt-1 font-semibold">{price}</p>
							</div>
							<div className={`relative max-h-56 w-full overflow-clip ${ratio}`}>
								<div className="late absolute inset-0">
									<img
										src={`${folder}/${drawing}`}
										width={width}
										height={height}
										loading="lazy"
										alt={alt}
										className="size-full object-contain object-[0_100%] md:object-[100%_100%]"
									/>
								</div>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
