import type { Services } from '#app/services.server.ts'
import type { Transaction } from 'kysely'
import { outboxRow } from '#app/company/outbox_row.server.ts'
import type { LeadEventRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import { noticeColumns, noticeOf } from '../requests/read_notices.server.ts'
import { isNotTold, recordToldOnce } from './told_notices.server.ts'
import { noticeLines } from './mails/notice_lines.server.ts'
import { type RequestNotice, shortWords } from '../requests/request_notice.ts'

/** Older assignments are no news, as when the server was down for long. */
const newsMs = 24 * 60 * 60_000
const batch = 200

/** An assignment in the history of a lead, by somebody other than whom it is assigned to, `to_value`. */
type Assignment = Pick<LeadEventRow, 'id' | 'lead_id' | 'to_value' | 'staff_name'>

/**
 * Mails people which requests somebody else has assigned to them: one mail for what the same person assigned to them at once. It follows the history of requests,
 * so that every way of assigning counts. Each assignment once, and only while it holds. Returns how many mails it queued.
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
		.where(isNotTold('assigned', 'lead_events.id'))
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

/** False where nothing is left to tell: another process has, or they were assigned anew. */
async function mailAssignments(
	trx: Transaction<Database>,
	{ content, publicUrl }: Pick<Services, 'content' | 'publicUrl'>,
	assignments: readonly Assignment[],
	now: Date,
): Promise<boolean> {
	const leadIds: string[] = []
	for (const { id, lead_id } of assignments)
		if ((await recordToldOnce(trx, 'assigned', id, now)) && lead_id !== null) leadIds.push(lead_id)
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
	const { facts } = content.current
	const notices = leads.map((lead) => noticeOf(lead, content.current, now))
	// A mail about one lead belongs to it, and is removed with it.
	const about =
		leads.length === 1
			? ({ kind: 'staff', form: first.form, lead_id: first.lead_id } as const)
			: ({ kind: 'account' } as const)
	const words = assignmentMail({ name: person.name, by, notices, publicUrl })
	const mail = outboxRow({ ...words, ...about, to_address: person.email, reply_to: null }, facts, now)
	await trx.insertInto('outbox').values(mail).execute()
	return true
}

interface Assigned {
	name: string
	/** The name of who assigned them. */
	by: string
	notices: readonly RequestNotice[]
	publicUrl: string
}

/** The mail that says which requests are somebody's from now on. */
function assignmentMail({ name, by, notices, publicUrl }: Assigned): {
	subject: string
	body: string
} {
	const [only] = notices
	const what =
		only && notices.length === 1 ? `${shortWords(only)} (${only.reference})` : `${notices.length} requests`
	return {
		subject: `${by} assigned to you: ${what}`,
		body: [
			`Hello ${name},`,
			'',
			`${by} assigned to you:`,
			'',
			...noticeLines(notices, publicUrl),
			'',
			`All that is yours: ${publicUrl}/admin/leads?who=me`,
		].join('\n'),
	}
}
