import { useFacts } from '#app/company/current_facts.ts'
import { Link } from 'react-router'
import { withChoices } from '#app/company/link_choices.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PriceText } from '#app/ui/price_text.tsx'
import { stackedTable } from '#app/ui/stacked_table.ts'
import { OrderLink } from '#app/sections/order_link.tsx'
import { PriceCalculator, type PriceRow } from '#app/pickup/prices/price_calculator.tsx'
import type { PricingInfo } from '#db/content_rows.ts'
import { CartsDrawing } from '../carts_drawing.tsx'

interface Props {
	slug: string
	name: string
	pricing: PricingInfo
	/** The total price of each choice; empty if the town has its own prices or there are no carts. */
	rows: readonly PriceRow[]
	overfilled: string | null
	/** The ordering portal, or null where none is configured. */
	orderingUrl: string | null
}

/** The town's prices (RT-06), beside the carts to scale. */
export function Pricing({ slug, name, pricing: { columns, items }, rows, overfilled, orderingUrl }: Props) {
	const { textNotifications } = useFacts()
	return (
		<section id="pricing" aria-labelledby="pricing-heading" className="section">
			<div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
				<div>
					<h2 id="pricing-heading" className="text-title">
						What it costs in {name}
					</h2>
					<div className="@container mt-6">
						<table className={`w-full border-collapse text-left ${stackedTable}`}>
							<caption className="sr-only">Prices in {name}</caption>
							<thead>
								<tr className="border-b-2 border-foreground">
									{columns.map((label, column) => (
										<th
											key={column === 0 ? 'service' : 'price'}
											scope="col"
											className="py-3 font-display font-[650] @min-[16rem]:last:text-right"
										>
											{label}
										</th>
									))}
								</tr>
							</thead>
							<tbody>
								{items.map(({ service, price }) => (
									<tr key={`${service} ${price}`} className="border-b border-border">
										<th scope="row" className="py-4 pr-6 font-normal wrap-anywhere">
											{service}
										</th>
										<td className="py-4 text-right @min-[16rem]:whitespace-nowrap @min-[16rem]:[&_wbr]:hidden font-display text-xl font-extrabold sm:text-2xl">
											<PriceText>{price}</PriceText>
										</td>
									</tr>
								))}
							</tbody>
						</table>
					</div>
					<p className="mt-4 text-muted-foreground">
						Month to month.{' '}
						<Link to="/service-request" className="link">
							Online management
						</Link>{' '}
						{textNotifications ? 'and text notifications are' : 'is'} included.
					</p>
					{rows.length > 0 && (
						<PriceCalculator rows={rows} town={slug} overfilled={overfilled} orderingUrl={orderingUrl} />
					)}
					{orderingUrl === null && rows.length === 0 && (
						<ButtonLink
							to={withChoices('/contact', { service: 'residential-services', town: slug })}
							kind="primary"
							className="mt-6"
							data-analytics-event="get_quote_pricing"
						>
							Get Quote Online
						</ButtonLink>
					)}
					{orderingUrl !== null && (
						<OrderLink
							url={orderingUrl}
							label="Order online"
							to={`/order?town=${slug}`}
							event="order_pricing"
							kind="primary"
							className="mt-6"
						/>
					)}
				</div>
				<CartsDrawing className="w-full max-w-lg max-lg:order-first" />
			</div>
		</section>
	)
}
