import { rowAt } from '#app/content/listing.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import type { Receipt } from '#app/leads/lead_result.ts'
import { readLeadColumns } from '#app/leads/lead_table.server.ts'
import { orderLead } from '#app/leads/order/definition.ts'
import { inTime } from '#platform/database/in_time.ts'

/** What the receipt of an order says besides reference, order and promise; nothing in it identifies who ordered. */
export interface OrderReceipt {
	/** What was told: price, first bill and day. */
	note: string
	/** The pickup area and the town; the town alone where the office finds the day. */
	where: string
	/** Null where the office finds the day. */
	area: { slug: string; webcal: string } | null
}

/** The same of an order that was just sent; null for none, or while the store does not answer. */
export async function orderReceipt(
	{ store, content, publicUrl, log }: { store: Store; content: ContentHub; publicUrl: string; log: Log },
	receipt: Receipt | null,
): Promise<OrderReceipt | null> {
	if (receipt === null) return null
	try {
		const columns = ['note', 'area_slug', 'town']
		const rows = await inTime(readLeadColumns(store.db, orderLead, columns, [receipt.leadId]))
		const { note, area_slug, town } = rows.get(receipt.leadId) ?? {}
		const area = rowAt(content.current.pickupAreas, area_slug)
		const feed = area && new URL(`/calendar/${area.slug}.ics`, publicUrl)
		return {
			note: typeof note === 'string' ? note : '',
			where: [area?.name, town].filter((name) => typeof name === 'string' && name !== '').join(', '),
			area: area && feed ? { slug: area.slug, webcal: `webcal://${feed.host}${feed.pathname}` } : null,
		}
	} catch (error) {
		log.error({ error: String(error) }, 'receipt not read')
		return null
	}
}
