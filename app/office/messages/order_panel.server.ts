import { rowAt, rowsIn } from '#app/content/listing.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { Option } from '#app/company/option.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import { areaOptions } from '#app/content/area_names.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { withChosen } from '../parts/with_chosen.ts'
import { openedName } from '../kernel/fields/opened_name.ts'
import type { Composing, LeadPlace } from './message_kind.ts'
import { orderConfirmation, readOrder, storedArea } from './order_confirmation.server.ts'
import { nextDaysInWords, orderDays, placeOfOrder } from './order_schedule.server.ts'
import type { MessageForm } from './shown_message.ts'

export type OrderPanelContent = NonNullable<Awaited<ReturnType<typeof orderPanel>>>

/**
 * Returns the panel for confirming an order; null if there is no such order. Its form begins with what was confirmed, else
 * with the area's first pickup in or after the requested week, or that week's Monday.
 */
export async function orderPanel({ services, place, now }: Composing<LeadPlace>) {
	const order = await readOrder(services.store.db, place.lead.leadId)
	if (!order) return null
	const snapshot = services.content.current
	const today = localTimeOf(now, services.content.current.facts).date
	const tomorrow = addDays(civilDay(today), 1).date
	const from = order.start_week > tomorrow ? order.start_week : tomorrow
	const { only, warning } = await placeOfOrder(services, order, now)
	const area = rowAt(snapshot.pickupAreas, order.area_slug) ?? only
	const days = area ? orderDays(area, order, from, snapshot) : []
	const hint =
		area && days.length > 0 ? { hint: `By the schedule of ${area.name}: ${nextDaysInWords(days)}.` } : {}
	const values = {
		cart_number: order.cart_number ?? '',
		first_pickup: order.first_pickup ?? days[0] ?? from,
		area_slug: (order.first_pickup === null ? area?.slug : order.area_slug) ?? '',
	}
	const chosen = values.area_slug || null
	const stored = rowAt(snapshot.pickupAreas, chosen) ?? (await storedArea(services.store.db, chosen))
	const known = stored ? [{ value: stored.slug, label: stored.name }] : []
	const options = withChosen(orderAreas(snapshot, today), known, values.area_slug)
	const isConfirmed = order.first_pickup !== null
	const isMailed = order.email !== ''
	const what = isConfirmed ? 'Correct' : 'Confirm'
	const { fields } = orderConfirmation
	return {
		/** A sentence on what was confirmed; null if the order is not confirmed. */
		confirmed:
			order.first_pickup === null
				? null
				: `Cart ${order.cart_number ?? '(number removed)'}, first pickup ${formatDay(order.first_pickup)}.`,
		form: {
			id: 'order-form',
			fields: {
				...fields,
				area_slug: { ...fields.area_slug, options },
				first_pickup: { ...fields.first_pickup, min: today, ...hint },
			},
			values,
			hidden: isConfirmed
				? Object.fromEntries(Object.entries(values).map(([name, value]) => [openedName(name), value]))
				: {},
			version: null,
			intro: [whatHappens(isConfirmed, isMailed), '', ''],
			warning: isConfirmed ? null : warning,
			templates: null,
			button: {
				kind: 'loud',
				intent: 'confirm-order',
				label: isMailed ? `${what} and email` : what,
				busy: 'Saving...',
			},
			hasPreview: false,
		} satisfies MessageForm,
	}
}

/** Returns the options for the area, by town, each with its pickup days. */
function orderAreas(snapshot: Snapshot, today: string): Option[] {
	const { pickupAreas } = snapshot
	const days = new Map(rowsIn(pickupAreas).map((row) => [row.slug, weekdayWords(row, today)]))
	return areaOptions(snapshot, 'slug').map(({ value, label }) => ({
		value,
		label: [label, days.get(value)].filter(Boolean).join(', '),
	}))
}

function whatHappens(isConfirmed: boolean, isMailed: boolean): string {
	if (isConfirmed)
		return isMailed
			? 'Emails the customer what is right now, as a correction.'
			: 'There is no email address: please call the customer too.'
	return isMailed
		? 'Sets it to Confirmed and emails the customer the day, their price and their calendar.'
		: 'Sets it to Confirmed. There is no email address: please call the customer and name the day.'
}
