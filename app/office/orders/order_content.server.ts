import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Services } from '#app/context.server.ts'
import type { Option } from '#app/leads/form_definition.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { areaOf } from './area_of.server.ts'
import { listedAreas, nextDaysInWords, orderDays } from './order_schedule.server.ts'

/** What the office sees of an order besides what was asked. */
export interface OrderContent {
	/** In a sentence; null while it is not confirmed. */
	confirmed: string | null
	/** What the form has filled in: what was confirmed; else the area's first pickup from the wished week on, or that week's Monday. */
	suggested: { cartNumber: string; firstPickup: string; areaSlug: string }
	/** The coming days by the schedule, and where the address is; empty where that is not known. */
	scheduled: string
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
		.select(['service', 'service_orders.address', 'service_orders.town', 'start_week', 'area_slug'])
		.select(['cart_number', 'first_pickup', 'lead_work.email'])
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
	const [listed = null, ...others] = await listedAreas({ store, content }, order, now)
	const area = areaOf(snapshot, order.area_slug) ?? (others.length === 0 ? listed : null)
	const days = area ? orderDays(area, order, from, snapshot) : []
	const suggested = {
		cartNumber: order.cart_number ?? '',
		firstPickup: order.first_pickup ?? days[0] ?? from,
		areaSlug: (order.first_pickup === null ? area?.slug : order.area_slug) ?? '',
	}
	return {
		confirmed:
			order.first_pickup === null
				? null
				: `Cart ${order.cart_number ?? '(number removed)'}, first pickup ${formatDay(order.first_pickup)}.`,
		suggested,
		scheduled: area && days.length > 0 ? `By the schedule of ${area.name}: ${nextDaysInWords(days)}.` : '',
		isMailed: order.email !== '',
		areas: (pickupAreas.ok ? pickupAreas.rows : [])
			.map((row) => ({
				value: row.slug,
				label: [towns.get(row.town_slug), row.name, weekdayWords(row, today)].filter(Boolean).join(', '),
			}))
			.toSorted((one, other) => one.label.localeCompare(other.label) || one.value.localeCompare(other.value)),
		today,
	}
}
