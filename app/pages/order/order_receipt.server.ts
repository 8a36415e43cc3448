import { rowAt } from '#app/content/listing.ts'
import type { Services } from '#app/services.server.ts'
import type { Receipt } from '#app/leads/lead_result.ts'
import { orderLead } from '#app/leads/order/definition.ts'
import { columnsOfReceipt } from '#app/leads/receipt.server.ts'
import { calendarLinks } from '#app/pickup/calendar/calendar_links.server.ts'

/** What an order's receipt shows besides reference, order and promise; nothing in it identifies the customer. */
export interface OrderReceipt {
	/** The note that the customer was given: price, first bill and pickup day. */
	note: string
	/** The pickup area and the town; the town alone if the office determines the day. */
	where: string
	/** Null if the office determines the day. */
	area: { slug: string; webcal: string } | null
}

/** The receipt details of an order that was just submitted; null if there is none or the store fails. */
export async function orderReceipt(
	services: Pick<Services, 'store' | 'content' | 'publicUrl' | 'log'>,
	receipt: Receipt | null,
): Promise<OrderReceipt | null> {
	const stored = await columnsOfReceipt(services, orderLead, receipt, ['note', 'area_slug', 'town'])
	if (stored === null) return null
	const { note, area_slug, town } = stored
	const area = rowAt(services.content.current.pickupAreas, area_slug)
	return {
		note: typeof note === 'string' ? note : '',
		where: [area?.name, town].filter((name) => typeof name === 'string' && name !== '').join(', '),
		area: area ? { slug: area.slug, webcal: calendarLinks(area.slug, services.publicUrl).webcal } : null,
	}
}
