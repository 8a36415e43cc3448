import type { Transaction } from 'kysely'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { LeadForm } from '#db/lead_rows.ts'

/** The lead as stored now, locked until the transaction ends; SQLite has one writer at a time anyway. */
export async function lockLead(
	trx: Transaction<Database>,
	kind: Store['kind'],
	{ form, leadId }: { form: LeadForm; leadId: string },
): Promise<LeadWorkRow | undefined> {
	const query = trx.selectFrom('lead_work').selectAll().where('lead_id', '=', leadId).where('form', '=', form)
	return (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
}
