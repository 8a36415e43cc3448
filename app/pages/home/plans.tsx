import { cartName, cartsDrawn } from '#app/company/cart_name.ts'
import { formatDollars } from '#app/company/dollars.ts'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { CallButton } from '#app/company/call_button.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { usePictureFolder } from '#app/pictures/picture_folder.ts'
import { OrderLink } from '#app/sections/order_link.tsx'
import { stackedTable } from '#app/ui/stacked_table.ts'
import { PriceText } from '#app/ui/price_text.tsx'
import { PriceCalculator } from '#app/pickup/prices/price_calculator.tsx'

interface Props extends ComponentProps<typeof PriceCalculator> {
	/** Who each cart suits, in two or three words. */
	suits: readonly (string | null)[]
}

const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** The carts side by side (HM-04), and the total price of a choice (FI-33). */
export function Plans({ suits, ...prices }: Props) {
	const { carts } = useFacts()
	return (
		<section id="plans" aria-labelledby="plans-heading" className="section bg-muted">
			<div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.2fr]">
				<div className="flex flex-col justify-between">
					<div>
						<h2 id="plans-heading" className="max-w-[14ch] text-title">
							{heading(carts.length)}
						</h2>
						{carts.length > 1 && (
							<p className="mt-4 max-w-[44ch] text-lead">Wrong size? Call us and we swap the cart.</p>
						)}
					</div>
					<img
						src={`${usePictureFolder()}/scale-carts.svg`}
						width={630}
						height={428}
						loading="lazy"
						alt={cartsDrawn(carts)}
						className="mt-6 h-auto w-full max-w-lg max-sm:max-w-60"
					/>
				</div>
				<div>
					{fitSideBySide(carts) ? <PlanTable suits={suits} /> : <PlanRows suits={suits} />}
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

/** Whether two price columns fit on a phone: there are two carts, and no price has cents or four digits. */
const fitSideBySide = (carts: Facts['carts']) =>
	carts.length === 2 && carts.every(({ price }) => formatDollars(price).length <= '$999'.length)

function heading(count: number): string {
	const number = numbers[count - 1]
	if (number === undefined) return 'What a cart costs'
	const many = count > 1 ? 's' : ''
	return `${number} cart${many}, ${number.toLowerCase()} price${many}`
}

const aMonth = (dollars: number) => <PriceText>{`+${formatDollars(dollars)}/month`}</PriceText>

const rows = ({ prices, services }: Facts, [small, large]: Props['suits']) => [
	...(small || large ? [['Suits', small, large] as const] : []),
	...(services.recycling
		? [['Recycling add-on', aMonth(prices.recycling), aMonth(prices.recycling)] as const]
		: []),
]

const cell = 'py-2.5 pl-3 @md:py-3.5 @md:pl-6'

function PlanTable({ suits }: Pick<Props, 'suits'>) {
	const facts = useFacts()
	return (
		<div className="@container">
			<table className={`w-full border-collapse text-left @max-[20.25rem]:text-[0.875rem] ${stackedTable}`}>
				<caption className="sr-only">What each cart costs and what comes with it</caption>
				<thead>
					<tr className="border-b-2 border-foreground align-bottom">
						<th scope="col">
							<span className="sr-only">What you get</span>
						</th>
						{facts.carts.map(({ slug, gallons, price }) => (
							<th key={slug} scope="col" className="w-[31%] py-3 pl-3 font-display @md:pl-6">
								<span className="block font-[650]">{cartName(gallons)}</span>
								<span className="block text-4xl leading-none font-extrabold @md:text-6xl">
									{formatDollars(price)}
								</span>
								<span className="font-[550]">/month</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows(facts, suits).map(([name, small, large]) => (
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
							<Included />
						</td>
					</tr>
				</tbody>
			</table>
		</div>
	)
}

function Included() {
	const { textNotifications } = useFacts()
	return (
		<>
			Pickup every week,{' '}
			<Link to="/service-request" className="link">
				online management
			</Link>
			{textNotifications && ', text notifications'}. No contract.
		</>
	)
}

/** The carts as rows, for phones on which they do not fit side by side. */
function PlanRows({ suits }: Pick<Props, 'suits'>) {
	const { carts, prices, services } = useFacts()
	const lines = [
		...carts.map(
			({ gallons, price }, index) => [cartName(gallons), suits[index], formatDollars(price)] as const,
		),
		...(services.recycling
			? [['Recycling add-on', null, `+${formatDollars(prices.recycling)}`] as const]
			: []),
	]
	return (
		<div className="@container">
			<table className={`w-full border-collapse border-t-2 border-foreground text-left ${stackedTable}`}>
				<caption className="sr-only">What each cart costs and what comes with it</caption>
				<tbody>
					{lines.map(([name, about, price]) => (
						<tr key={name} className="border-b border-border">
							<th scope="row" className="py-3 pr-3 font-normal">
								<span className="block font-display text-xl font-[650]">{name}</span>
								{about}
							</th>
							<td className="py-3 text-right">
								<span className="font-display text-3xl leading-none font-extrabold @md:text-5xl">
									{price}
								</span>
								<span className="font-[550]">
									<wbr />
									/month
								</span>
							</td>
						</tr>
					))}
					<tr className="border-b border-border">
						<td colSpan={2} className="py-3">
							<Included />
						</td>
					</tr>
				</tbody>
			</table>
		</div>
	)
}
