import type { Transaction } from 'kysely'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { LeadForm } from '#db/lead_rows.ts'

/** The lead as stored now, locked until the transaction ends. */
export async function lockLead(
	trx: Transaction<Database>,
	{ form, leadId }: { form: LeadForm; leadId: string },
): Promise<LeadWorkRow | undefined> {
	return trx
		.selectFrom('lead_work')
		.selectAll()
		.where('lead_id', '=', leadId)
		.where('form', '=', form)
		.forUpdate()
		.executeTakeFirst()
}
