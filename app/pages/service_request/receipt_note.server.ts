import type { Services } from '#app/context.server.ts'
import type { Receipt } from '#app/leads/lead_result.ts'

/** What was said of a request when it came, for its receipt; null where nothing was, or the store does not answer. */
export async function noteOf(
	{ store, log }: Pick<Services, 'store' | 'log'>,
	receipt: Receipt | null,
): Promise<string | null> {
	if (receipt === null) return null
	try {
		const row = await store.db
			.selectFrom('service_requests')
			.select('schedule_note')
			.where('id', '=', receipt.leadId)
			.executeTakeFirst()
		return row?.schedule_note ?? null
	} catch (error) {
		log.error({ error: String(error) }, 'receipt not read')
		return null
	}
}
