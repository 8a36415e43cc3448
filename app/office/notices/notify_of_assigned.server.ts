import type { Services } from '#app/services.server.ts'
import type { Transaction } from 'kysely'
import type { LeadEventRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import { queueAccountMail } from '../sign_in/account_mails.server.ts'
import { noticeColumns, mailedNoticeOf } from '../requests/read_notices.server.ts'
import { isNotAnnounced, recordNoticeOnce } from './told_notices.server.ts'
import { noticeLines } from './mails/notice_lines.server.ts'
import { type RequestNotice, shortWords } from '../requests/request_notice.ts'

/** Older assignments are not announced, for example after a long outage. */
const newsMs = 24 * 60 * 60_000
const batch = 200

/** An assignment in a lead's history, made by someone other than the assignee, `to_value`. */
type Assignment = Pick<LeadEventRow, 'id' | 'lead_id' | 'to_value' | 'staff_name'>

/**
 * Mails staff the requests that a colleague assigned to them, one mail per batch by the same colleague. Reads the
 * history, so every way of assigning is covered; each assignment is announced once, and only if it still holds. Returns
 * the number of queued mails.
 */
export async function notifyOfAssigned(
	services: Pick<Services, 'store' | 'content' | 'publicUrl'>,
	now: Date,
): Promise<number> {
	const { db } = services.store
	const events = await db
		.selectFrom('lead_events')
		.select(['id', 'lead_id', 'to_value', 'staff_id', 'staff_name'])
		.where('kind', '=', 'assignment')
		.where('created_at', '>', new Date(now.getTime() - newsMs).toISOString())
		.where('to_value', 'is not', null)
		.whereRef('to_value', '!=', 'staff_id')
		.where(isNotAnnounced('assigned', 'lead_events.id'))
		.orderBy('created_at')
		.orderBy('id')
		.limit(batch)
		.execute()
	const together = Map.groupBy(events, ({ to_value, staff_id }) => `${to_value} ${staff_id}`)
	let mails = 0
	for (const assignments of together.values())
		if (await db.transaction().execute((trx) => mailAssignments(trx, services, assignments, now))) mails += 1
	return mails
}

/** Returns false if there is nothing to announce: another process did so, or the requests were reassigned. */
async function mailAssignments(
	trx: Transaction<Database>,
	{ content, publicUrl }: Pick<Services, 'content' | 'publicUrl'>,
	assignments: readonly Assignment[],
	now: Date,
): Promise<boolean> {
	const leadIds: string[] = []
	for (const { id, lead_id } of assignments)
		if ((await recordNoticeOnce(trx, 'assigned', id, now)) && lead_id !== null) leadIds.push(lead_id)
	const [{ to_value: staffId, staff_name: by } = { to_value: null, staff_name: '' }] = assignments
	if (leadIds.length === 0 || staffId === null) return false
	const person = await trx
		.selectFrom('staff')
		.select(['name', 'email'])
		.where('id', '=', staffId)
		.where('is_active', '=', true)
		.executeTakeFirst()
	const leads = await trx
		.selectFrom('lead_work')
		.select(noticeColumns)
		.where('lead_id', 'in', leadIds)
		.where('assigned_to', '=', staffId)
		.orderBy('queue_order')
		.orderBy('lead_id')
		.execute()
	const [first] = leads
	if (!person || !first) return false
	const notices = leads.map((lead) => mailedNoticeOf(lead, content.current, now))
	// A mail about a single lead is linked to it and is deleted with it.
	const about =
		leads.length === 1 ? ({ kind: 'staff', form: first.form, lead_id: first.lead_id } as const) : {}
	const words = assignmentMail(by, notices, publicUrl)
	await queueAccountMail(trx, content.current.facts, { ...words, ...about, to: person }, now)
	return true
}

/** Composes the mail that lists requests newly assigned by this colleague. */
function assignmentMail(by: string, notices: readonly RequestNotice[], publicUrl: string) {
	const [only] = notices
	const what =
		only && notices.length === 1 ? `${shortWords(only)} (${only.reference})` : `${notices.length} requests`
	return {
		subject: `${by} assigned to you: ${what}`,
		lines: [
			`${by} assigned to you:`,
			'',
			...noticeLines(notices, publicUrl),
			'',
			`All that is yours: ${publicUrl}/admin/leads?who=me`,
		],
	}
}
