import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Services } from '#app/context.server.ts'
import type { Option } from '#app/leads/form_definition.ts'
import { firstPickup } from '#app/pages/order/find_place.server.ts'
import { formatDay } from '#app/pickup/schedule/format_day.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { areaOf } from './area_of.server.ts'

/** What the office sees of an order besides what was asked. */
export interface OrderContent {
	/** In a sentence; null while it is not confirmed. */
	confirmed: string | null
	/** What the form has filled in. `firstPickup` is the area's first from the wished week on, or that week's Monday. */
	suggested: { firstPickup: string; areaSlug: string }
	/** Whether there is an address to mail it to. */
	isMailed: boolean
	/** The areas to choose from, by town. */
	areas: Option[]
	/** The earliest day that can be confirmed. */
	today: string
}

/** What to confirm of the order with this id; null when there is none. */
export async function orderContent(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	leadId: string,
	now: Date,
): Promise<OrderContent | null> {
	const order = await store.db
		.selectFrom('service_orders')
		.innerJoin('lead_work', 'lead_work.lead_id', 'service_orders.id')
		.select(['service', 'start_week', 'area_slug', 'cart_number', 'first_pickup', 'lead_work.email'])
		.where('service_orders.id', '=', leadId)
		.executeTakeFirst()
	if (!order) return null
	const snapshot = content.current
	const { pickupAreas, residentialTowns } = snapshot
	const towns = new Map(
		residentialTowns.ok ? residentialTowns.rows.map(({ slug, name }) => [slug, name]) : [],
	)
	const today = localTimeOf(now).date
	const tomorrow = addDays(civilDay(today), 1).date
	const from = order.start_week > tomorrow ? order.start_week : tomorrow
	const area = areaOf(snapshot, order.area_slug)
	const stream = order.service === 'lawn' ? 'lawn' : 'trash'
	const first = area && firstPickup(area, stream, from, snapshot)
	return {
		confirmed:
			order.first_pickup === null
				? null
				: `Cart ${order.cart_number ?? '(number removed)'}, first pickup ${formatDay(order.first_pickup)}.`,
		suggested: { firstPickup: first ?? from, areaSlug: area?.slug ?? '' },
		isMailed: order.email !== '',
		areas: (pickupAreas.ok ? pickupAreas.rows : [])
			.map(({ slug, name, town_slug, weekday }) => ({
				value: slug,
				label: [towns.get(town_slug), name, weekday].filter(Boolean).join(', '),
			}))
			.toSorted((one, other) => one.label.localeCompare(other.label) || one.value.localeCompare(other.value)),
		today,
	}
}
