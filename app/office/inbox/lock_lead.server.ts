import type { Transaction } from 'kysely'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { LeadKey } from './lead_events.server.ts'

/** The lead as stored now, locked until the transaction ends; SQLite has one writer at a time anyway. */
export async function lockLead(
	trx: Transaction<Database>,
	kind: Store['kind'],
	{ form, leadId }: LeadKey,
): Promise<LeadWorkRow | undefined> {
	const query = trx.selectFrom('lead_work').selectAll().where('lead_id', '=', leadId).where('form', '=', form)
	return (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
}
