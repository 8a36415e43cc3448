import { type Kysely, sql } from 'kysely'
import { daysOffOn, hasNoPickups } from '#app/company/days_off.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { listed } from '#platform/text/listed.ts'
import { formatDay } from '#platform/time/format_day.ts'
import {
	nextDaysInWords,
	orderDays,
	type PlaceOfOrder,
	type ScheduledOrder,
} from './order_schedule.server.ts'
import type { Doubt } from './shown_message.ts'

/** Returns the doubt about a first pickup on a day that is not in the schedule; null if the schedule has it. */
export function dayDoubt(
	area: PickupAreaRow | null,
	place: PlaceOfOrder,
	order: ScheduledOrder,
	day: string,
	snapshot: Snapshot,
): Doubt | null {
	const question = dayQuestion(area, place, order, day, snapshot)
	if (question === '') return null
	const dayAndArea = `${formatDay(day, 'longDate')}${area ? ` in ${area.name}` : ''}`
	return {
		value: `day ${day} ${area?.slug ?? ''}`,
		message: question,
		label: `We come on ${dayAndArea} anyway`,
		note: `First pickup outside the schedule: ${dayAndArea}.`,
	}
}

/** Returns sentences on why the schedule has no first pickup on this day; empty if it has one. */
function dayQuestion(
	area: PickupAreaRow | null,
	{ areas, only }: PlaceOfOrder,
	order: ScheduledOrder,
	day: string,
	snapshot: Snapshot,
): string {
	const sentences: string[] = []
	if (area !== null && areas.length > 0 && !areas.some(({ slug }) => slug === area.slug))
		sentences.push(
			`By the list of streets this address is in ${listed(
				areas.map(({ name }) => name),
				'or',
			)}, not in ${area.name}.`,
		)
	const known = area ?? only
	const off = daysOffOn(day, snapshot.facts.hours).filter(({ movesPickups }) => movesPickups)
	const holiday = listed(off.map(({ name }) => name))
	const dayAndHoliday = holiday ? `${formatDay(day, 'longDate')} is ${holiday}` : formatDay(day, 'longDate')
	if (known === null) {
		const isWeekend = ['Saturday', 'Sunday'].includes(formatDay(day, 'weekday'))
		if (hasNoPickups(day, snapshot.facts.hours)) sentences.push(`${dayAndHoliday}: no truck goes out.`)
		else if (isWeekend)
			sentences.push(`${dayAndHoliday} is on a weekend, when no truck goes out by the schedule.`)
	} else if (!orderDays(known, order, day, snapshot).includes(day)) {
		const next = nextDaysInWords(orderDays(known, order, day, snapshot))
		const kind = order.service === 'lawn' ? 'lawn' : 'trash'
		sentences.push(
			`${dayAndHoliday}${holiday ? ', and' : ' is'} no day for ${kind} in ${known.name}.`,
			next ? `The next ones are ${next}.` : 'None comes within five weeks of it.',
		)
	}
	return sentences.join(' ')
}

/** Returns the doubt about a cart number that another customer's order has; null if the number is free. */
export async function cartDoubt(
	db: Kysely<Database>,
	{ lead_id, person_id }: Pick<LeadWorkRow, 'lead_id' | 'person_id'>,
	cartNumber: string,
): Promise<Doubt | null> {
	const others = await db
		.selectFrom('service_orders')
		.innerJoin('lead_work', 'lead_work.lead_id', 'service_orders.id')
		.select(['lead_work.name', 'lead_work.reference', 'lead_work.person_id'])
		.where(sql`lower(service_orders.cart_number)`, '=', cartNumber.toLowerCase())
		.where('service_orders.id', '!=', lead_id)
		.orderBy('lead_work.created_at', 'desc')
		.orderBy('lead_work.lead_id')
		.execute()
	const other = others.find((one) => one.person_id === null || one.person_id !== person_id)
	if (!other) return null
	return {
		value: `cart ${cartNumber}`,
		message: `Cart ${cartNumber} stands with ${other.name}'s order ${other.reference} already.`,
		label: `Cart ${cartNumber} belongs to this order anyway`,
		note: `Its cart number stands with order ${other.reference} too.`,
	}
}
