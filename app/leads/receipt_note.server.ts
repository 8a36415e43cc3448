import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { inTime } from '#platform/database/in_time.ts'
import type { LeadDefinition } from './lead_definition.ts'
import type { Receipt } from './lead_result.ts'
import { readLeadColumns } from './lead_table.server.ts'

/** What was said of a lead when it came, for its receipt; null where nothing was, or the store does not answer. */
export async function receiptNote(
	{ store, log }: { store: Store; log: Log },
	definition: LeadDefinition,
	receipt: Receipt | null,
): Promise<string | null> {
	const column = definition.mail.receiptNote
	if (receipt === null || column === undefined) return null
	try {
		const rows = await inTime(readLeadColumns(store.db, definition, [column], [receipt.leadId]))
		const note = rows.get(receipt.leadId)?.[column]
		return typeof note === 'string' ? note : null
	} catch (error) {
		log.error({ error: String(error) }, 'receipt not read')
		return null
	}
}
