import { formatDollars } from '#app/company/dollars.ts'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { CallButton } from '#app/company/call_button.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { usePictureFolder } from '#app/pictures/picture_folder.ts'
import { OrderLink } from '#app/sections/order_link.tsx'
import { PriceCalculator } from '#app/sections/prices/price_calculator.tsx'

/** The two carts side by side (HM-04), and what a choice comes to (FI-33). */
export function Plans(prices: ComponentProps<typeof PriceCalculator>) {
	const { carts } = useFacts()
	return (
		<section id="plans" aria-labelledby="plans-heading" className="section bg-muted">
			<div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.2fr]">
				<div className="flex flex-col justify-between">
					<div>
						<h2 id="plans-heading" className="max-w-[14ch] text-title">
							Two carts, two prices
						</h2>
						<p className="mt-4 max-w-[44ch] text-lead">Wrong size? Call us and we swap the cart.</p>
					</div>
					<img
						src={`${usePictureFolder()}/scale-carts.svg`}
						width={630}
						height={428}
						loading="lazy"
						alt={`The ${carts.small}-gallon and the ${carts.large}-gallon cart drawn to scale beside a person`}
						className="mt-6 h-auto w-full max-w-lg max-sm:max-w-60"
					/>
				</div>
				<div>
					<PlanTable />
					<PriceCalculator {...prices} />
					<div className={`mt-6 flex flex-wrap gap-3 ${prices.orderingUrl ? '' : 'max-sm:hidden'}`}>
						{prices.orderingUrl && (
							<OrderLink url={prices.orderingUrl} label="Order online" event="order_plans" kind="primary" />
						)}
						<CallButton kind="quiet" className="max-sm:hidden" data-analytics-event="call_plans" />
					</div>
				</div>
			</div>
		</section>
	)
}

/** On the narrowest screens and in a wide face, `month` goes to a line of its own. */
const aMonth = (dollars: number) => (
	<>
		+{formatDollars(dollars)}/<wbr />
		month
	</>
)

const rows = ({ prices }: Facts) =>
	[
		['Suits', '1 to 3 people', '4 or more'],
		['Recycling add-on', aMonth(prices.recycling), aMonth(prices.recycling)],
	] as const

const cell = 'py-2.5 pl-3 @md:py-3.5 @md:pl-6'

/** In very large letters the columns stand one below the other, so that no word breaks and no price is out of sight. */
const stacked =
	'@max-[16rem]:block @max-[16rem]:[&_:is(thead,tbody,tr,th,td)]:block @max-[16rem]:[&_:is(th,td)]:w-auto @max-[16rem]:[&_:is(th,td)]:px-0'

function PlanTable() {
	const facts = useFacts()
	const { carts, prices } = facts
	return (
		<div className="@container">
			<table className={`w-full border-collapse text-left @max-[20.25rem]:text-[0.875rem] ${stacked}`}>
				<caption className="sr-only">What each cart costs and what comes with it</caption>
				<thead>
					<tr className="border-b-2 border-foreground align-bottom">
						<th scope="col">
							<span className="sr-only">What you get</span>
						</th>
						{(
							[
								[carts.small, prices.cart65],
								[carts.large, prices.cart96],
							] as const
						).map(([gallons, price]) => (
							<th key={gallons} scope="col" className="w-[31%] py-3 pl-3 font-display @md:pl-6">
								<span className="block font-[650]">{gallons}-gallon cart</span>
								<span className="block text-4xl leading-none font-extrabold @md:text-6xl">
									{formatDollars(price)}
								</span>
								<span className="font-[550]">/month</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows(facts).map(([name, small, large]) => (
						<tr key={name} className="border-b border-border align-top">
							<th scope="row" className="py-2.5 pr-2 font-semibold @md:py-3.5">
								{name}
							</th>
							<td className={cell}>{small}</td>
							<td className={cell}>{large}</td>
						</tr>
					))}
					<tr className="border-b border-border align-top">
						<th scope="row" className="py-2.5 pr-2 font-semibold @md:py-3.5">
							Included
						</th>
						<td colSpan={2} className={cell}>
							Pickup every week,{' '}
							<Link to="/service-request" className="link">
								online management
							</Link>
							, text notifications. No contract.
						</td>
					</tr>
				</tbody>
			</table>
		</div>
	)
}
