import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cartName, eitherCart } from '#app/company/cart_name.ts'
import { formatDollars } from '#app/company/dollars.ts'
import { useFacts } from '#app/company/current_facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { counted } from '#platform/text/counted.ts'
import { recyclingDay } from '#app/company/routes.ts'
import { PriceCalculator } from '#app/pickup/prices/price_calculator.tsx'
import { CartsDrawing } from '../carts_drawing.tsx'

interface Props extends ComponentProps<typeof PriceCalculator> {
	/** A text about each cart. */
	said: readonly (string | null)[]
	/** The path of each cart's page; null if it has none. */
	pages: readonly (string | null)[]
}

const lines = (
	{ carts, prices, routes, services }: Facts,
	{ said, pages }: Pick<Props, 'said' | 'pages'>,
) => [
	...carts.map(({ gallons, price }, index) => ({
		name: cartName(gallons),
		text: said[index],
		to: pages[index] ?? null,
		price: formatDollars(price),
	})),
	...(services.recycling
		? [
				{
					name: 'Recycling',
					to: null,
					text: `Optional, with ${eitherCart(carts)} cart, ${recyclingDay(routes)}.`,
					price: `+${formatDollars(prices.recycling)}`,
				},
			]
		: []),
]

/** The introduction: what is included, the prices, a calculator, and the carts to scale. */
export function Carts({ said, pages, ...calculator }: Props) {
	const facts = useFacts()
	const { carts, promises, textNotifications } = facts
	return (
		<section aria-labelledby="carts-heading" className="section">
			<div className="wrap grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.15fr_1fr]">
				<div>
					<h2 id="carts-heading" className="max-w-[18ch] text-title">
						A cart, a day and one monthly price
					</h2>
					<p className="mt-4 max-w-[56ch] text-lead">
						We bring the cart and tell you your day. You pay by the month{textNotifications ? ', ' : ' and '}
						<Link to="/service-request" className="link">
							manage your service online
						</Link>
						{textNotifications && ', and get text notifications'}. To leave, give us{' '}
						{counted(promises.cancelNoticeDays, 'day')} notice. There are no hidden fees.
					</p>
					<dl className="@container mt-8 border-t-2 border-foreground">
						{lines(facts, { said, pages }).map(({ name, to, text, price }) => (
							<div
								key={name}
								className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-border py-4 sm:gap-x-6 @max-[14rem]:grid-cols-1"
							>
								<dt className="font-display text-xl font-[650]">
									{to === null ? (
										name
									) : (
										<Link to={to} className="link">
											{name}
										</Link>
									)}
								</dt>
								<dd className="row-span-2 text-right @max-[14rem]:row-span-1 @max-[14rem]:text-left">
									<span className="font-display text-3xl leading-none font-extrabold sm:text-5xl">
										{price}
									</span>
									<span className="font-semibold">
										<wbr />
										/month
									</span>
								</dd>
								<dd className="text-muted-foreground">{text}</dd>
							</div>
						))}
					</dl>
					{carts.length > 0 && <PriceCalculator {...calculator} />}
				</div>
				<div className="rounded-lg bg-muted px-4 pt-8 pb-4 sm:px-8">
					<CartsDrawing />
				</div>
			</div>
		</section>
	)
}
