import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { formatDollars } from '#app/company/dollars.ts'
import { useFacts } from '#app/company/current_facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { counted } from '#app/company/promises.ts'
import { recyclingDay } from '#app/company/routes.ts'
import { PriceCalculator } from '#app/sections/prices/price_calculator.tsx'
import { ScaleDrawing } from '../scale_drawing.tsx'

const lines = ({ carts, prices, routes }: Facts) => [
	{
		name: `${carts.small}-gallon cart`,
		text: 'About right for one to three people who recycle.',
		price: formatDollars(prices.cart65),
	},
	{
		name: `${carts.large}-gallon cart`,
		text: 'For a bigger household, or a garage that is slowly being cleared.',
		price: formatDollars(prices.cart96),
	},
	{
		name: 'Recycling',
		text: `Optional, with either cart, ${recyclingDay(routes)}.`,
		price: `+${formatDollars(prices.recycling)}`,
	},
]

/** The introduction: what you get, what it costs, what a choice comes to, and how big the carts are. */
export function Carts(calculator: ComponentProps<typeof PriceCalculator>) {
	const facts = useFacts()
	const { carts, promises } = facts
	return (
		<section aria-labelledby="carts-heading" className="section">
			<div className="wrap grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.15fr_1fr]">
				<div>
					<h2 id="carts-heading" className="max-w-[18ch] text-title">
						A cart, a day and one monthly price
					</h2>
					<p className="mt-4 max-w-[56ch] text-lead">
						We bring the cart and tell you your day. You pay by the month,{' '}
						<Link to="/service-request" className="link">
							manage your service online
						</Link>
						, and get text notifications. To leave, give us {counted(promises.cancelNoticeDays, 'day')}{' '}
						notice. There are no hidden fees.
					</p>
					<dl className="mt-8 border-t-2 border-foreground">
						{lines(facts).map(({ name, text, price }) => (
							<div
								key={name}
								className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-border py-4 sm:gap-x-6"
							>
								<dt className="font-display text-xl font-[650]">{name}</dt>
								<dd className="row-span-2 text-right">
									<span className="font-display text-3xl leading-none font-extrabold sm:text-5xl">
										{price}
									</span>
									<span className="font-semibold">/month</span>
								</dd>
								<dd className="text-muted-foreground">{text}</dd>
							</div>
						))}
					</dl>
					<PriceCalculator {...calculator} />
				</div>
				<div className="rounded-lg bg-muted px-2 pt-8 sm:px-8">
					<ScaleDrawing
						file="scale-carts"
						width={630}
						height={428}
						alt={`The ${carts.small}-gallon and the ${carts.large}-gallon cart drawn to scale beside a person`}
						className="aspect-[630/428]"
					/>
				</div>
			</div>
		</section>
	)
}
