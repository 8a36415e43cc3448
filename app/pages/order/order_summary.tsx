import { formatDollars } from '#app/company/dollars.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { useFacts } from '#app/company/current_facts.ts'
import { factsOn, type PriceStep, priceNotes } from '#app/leads/order/price_steps.ts'
import { dueFirst, type OrderChoice, type OrderTotal, orderTotal } from '#app/leads/order/total.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { isDay } from '#platform/time/civil_day.ts'
import { isOrderable, otherPrices, type Place } from './place.ts'

/** The id of the summary, for links to it. */
export const summaryAnchor = 'order-total'

interface Props {
	choice: OrderChoice
	startWeek: string
	place: Place | null
	steps: readonly PriceStep[]
}

/** The order's monthly total, first bill and first pickup. */
export function OrderSummary({ choice, startWeek, place, steps }: Props) {
	const facts = useFacts()
	const other = otherPrices(place)
	const then = factsOn(startWeek, facts, steps)
	const total = other ? null : orderTotal(choice, then)
	const notes = isDay(startWeek) ? priceNotes(choice, startWeek, facts, steps) : []
	const first = place?.kind === 'area' && isOrderable(place) ? place.firstPickups.get(startWeek) : undefined
	return (
		<section
			id={summaryAnchor}
			aria-labelledby="order-total-heading"
			aria-live="polite"
			className="scroll-mt-28 rounded-lg bg-secondary p-5 text-secondary-foreground"
		>
			<h2 id="order-total-heading" className="text-subtitle">
				Your order
			</h2>
			{total === null ? (
				<p className="mt-3">{other ? ownPricesInShort(other) : 'Choose a cart to see the total.'}</p>
			) : (
				<>
					<dl className="mt-4 border-t border-current/25">
						{total.lines.map(({ label, dollars, isSeasonal }) => (
							<div key={label} className="flex justify-between gap-x-4 border-b border-current/25 py-2.5">
								<dt>
									{label}
									{isSeasonal && <span className="block text-[0.9375rem]">in season</span>}
								</dt>
								<dd className="font-semibold">{formatDollars(dollars)}</dd>
							</div>
						))}
					</dl>
					<Total {...total} {...then.lawnSeason} />
					{notes.map((note) => (
						<p key={note} className="mt-3">
							{note}
						</p>
					))}
					{isDay(startWeek) && <p className="mt-3">{dueFirst(total, startWeek, then)}</p>}
				</>
			)}
			{first !== undefined && (
				<p className="mt-3">
					First pickup: <strong>{formatDay(first)}</strong>, once we confirm it.
				</p>
			)}
		</section>
	)
}

type TotalProps = Pick<OrderTotal, 'monthly' | 'inSeason'> & Facts['lawnSeason']

function Total({ monthly, inSeason, from, to }: TotalProps) {
	const isAllYear = monthly > 0
	return (
		<p className="mt-4">
			<span className="font-display text-5xl leading-none font-extrabold">
				{formatDollars(isAllYear ? monthly : (inSeason ?? 0))}
			</span>{' '}
			<span className="font-semibold">a month</span>
			{inSeason !== null && (
				<span className="mt-1.5 block">
					{isAllYear && (
						<>
							<strong>{formatDollars(inSeason)} a month</strong> in the lawn season,{' '}
						</>
					)}
					{from} to {to}
				</span>
			)}
		</p>
	)
}

function ownPricesInShort({ from }: { from: string | null }): string {
	return from === null
		? 'The prices of your town hold.'
		: `The prices of your town hold from ${formatDay(from, 'date')} on.`
}
