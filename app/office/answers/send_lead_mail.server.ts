import type { Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import { type LeadMail, leadMailRow } from '#app/leads/lead_mail.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import { takeHit } from '#platform/limits/count_hits.server.ts'
import { type LeadKey, recordEvent } from '../requests/lead_events.server.ts'
import { statusColumns } from '#app/leads/status_columns.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { answerLimit, answersLimit } from './answer_limits.ts'

/** Counts a mail of this member of staff to this request; false above the limit. Part of the mail's transaction. */
export async function takeAnswer(
	trx: Transaction<Database>,
	staff: Staff,
	leadId: string,
	now: Date,
): Promise<boolean> {
	return (
		(await takeHit(trx, answerLimit, `${staff.id}:${leadId}`, now)) &&
		(await takeHit(trx, answersLimit, staff.id, now))
	)
}

/**
 * Writes a mail to who asked, with its line of history; a new request is contacted and answered by it, and one that it
 * ends is done. The lead is locked. `also` is what else is set of the request.
 */
export async function writeLeadMail(
	trx: Transaction<Database>,
	{ staff, facts, now, isEnd = false }: { staff: Staff; facts: Facts; now: Date; isEnd?: boolean },
	work: LeadWorkRow,
	mail: LeadMail,
	kind: 'answer' | 'offer',
	also: Partial<LeadWorkRow> = {},
): Promise<void> {
	const lead: LeadKey = { form: work.form, leadId: work.lead_id }
	const row = leadMailRow(work.form, work.lead_id, mail, facts, now)
	await trx.insertInto('outbox').values(row).execute()
	const version = work.version + 1
	const status = isEnd ? 'won' : work.status === 'new' ? 'contacted' : work.status
	await trx
		.updateTable('lead_work')
		.set({
			...(status === work.status ? {} : statusColumns(work, status, now)),
			...also,
			version,
			updated_at: now.toISOString(),
		})
		.where('lead_id', '=', work.lead_id)
		.execute()
	if (status !== work.status)
		await recordEvent(trx, staff, { kind: 'status', lead, version, from: work.status, to: status }, now)
	await recordEvent(trx, staff, { kind, lead, version, to: row.id }, now)
}
