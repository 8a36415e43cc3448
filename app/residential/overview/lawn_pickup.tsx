import { formatDollars } from '#app/company/dollars.ts'
import { useFacts } from '#app/company/current_facts.ts'
import { lawnCanName } from '#app/company/cart_name.ts'
import { OrderLink } from '#app/sections/order_link.tsx'
import { seasonMonths } from './lawn_season.ts'
import { ScaleDrawing } from '../scale_drawing.tsx'

/** Seasonal lawn and grass pickup (RS-01), with the year drawn out. */
export function LawnPickup({ orderingUrl }: { orderingUrl: string | null }) {
	const facts = useFacts()
	const { lawnCan, prices, lawnSeason, services } = facts
	if (!services.lawn) return null
	return (
		<section id="lawn" aria-labelledby="lawn-heading" className="section bg-muted">
			<div className="wrap grid items-end gap-x-14 gap-y-10 sm:grid-cols-[1fr_minmax(0,min(17rem,40%))]">
				<div>
					<h2 id="lawn-heading" className="text-title">
						Grass and leaves, in season
					</h2>
					<p className="mt-4 max-w-[54ch] text-lead">
						One {lawnCanName(facts)} of grass, leaves and trimmings a week, from {lawnSeason.from} through{' '}
						{lawnSeason.to}, for <strong>{formatDollars(prices.lawn)}/month</strong>.
					</p>
					<ol
						aria-hidden="true"
						className="mt-8 grid max-w-2xl grid-cols-[repeat(auto-fit,minmax(1.25rem,1fr))] gap-1"
					>
						{seasonMonths(lawnSeason).map(({ name, isInSeason }) => (
							<li
								key={name}
								className={`flex h-12 items-center justify-center rounded-sm text-[0.9375rem] font-semibold ${
									isInSeason ? 'bg-primary text-primary-foreground' : 'bg-background text-muted-foreground'
								}`}
							>
								{name.slice(0, 1)}
							</li>
						))}
					</ol>
					<div className="mt-8">
						<OrderLink url={orderingUrl} label="Order online" to="/order?service=lawn" kind="primary" />
					</div>
				</div>
				{lawnCan && (
					<ScaleDrawing
						file="scale-cart-lawn"
						width={230}
						height={392}
						alt={`The ${lawnCan.gallons}-gallon lawn can drawn to scale, with its height and width`}
						className="aspect-[230/392] w-full max-w-48 max-sm:mx-auto"
					/>
				)}
			</div>
		</section>
	)
}
