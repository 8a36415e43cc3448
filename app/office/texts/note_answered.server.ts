import type { Zoned } from '#app/company/zoned_time.ts'
import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { TextRow } from '#db/text_rows.ts'
import { lockLead } from '#app/leads/change_lead.server.ts'
import { changeStatus } from '#app/leads/change_status.server.ts'

/** Marks a new request as contacted, by the author of a text that was sent for it. */
export async function noteAnswered(
	trx: Transaction<Database>,
	{ lead_id: leadId, staff_id: id, staff_name: name }: TextRow,
	now: Date,
	zoned: Zoned,
): Promise<void> {
	if (leadId === null || id === null) return
	const request = await trx
		.selectFrom('lead_work')
		.select('form')
		.where('lead_id', '=', leadId)
		.executeTakeFirst()
	const lead = request && { form: request.form, leadId }
	const work = lead && (await lockLead(trx, lead))
	if (!work || work.status !== 'new' || work.anonymized_at !== null) return
	await changeStatus(trx, { id, name: name ?? '' }, work, { status: 'contacted' }, now, zoned)
}
