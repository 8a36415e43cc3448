import { formatDay } from '#platform/time/format_day.ts'
import { type Kysely, sql } from 'kysely'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Doubt } from './shown_message.ts'

/** Returns the doubt about a day that is not in the schedule. */
export function dayDoubt(question: string, day: string, area: PickupAreaRow | null): Doubt {
	const dayAndArea = `${formatDay(day, 'longDate')}${area ? ` in ${area.name}` : ''}`
	return {
		value: `day ${day} ${area?.slug ?? ''}`,
		message: question,
		label: `We come on ${dayAndArea} anyway`,
		note: `First pickup outside the schedule: ${dayAndArea}.`,
	}
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
