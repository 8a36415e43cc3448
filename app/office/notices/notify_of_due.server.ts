import type { Services } from '#app/services.server.ts'
import { assigneeOf } from '#app/leads/assignee.server.ts'
import { outboxRow } from '#app/company/outbox_row.server.ts'
import { queuePushes } from './push/queue_pushes.server.ts'
import { noticeColumns, mailedNoticeOf } from '../requests/read_notices.server.ts'
import { dueSoonMs, type RequestNotice, shortWords } from '../requests/request_notice.ts'
import { isNotAnnounced, recordNoticeOnce } from './told_notices.server.ts'
import { shownPhones } from '#app/people/identifiers.server.ts'

/** Promises that broke earlier are overdue and are in the mail at opening time. */
const lookBackMs = 24 * 60 * 60_000
const batch = 100

/**
 * Announces requests whose promise breaks within half an hour, or broke while no server was running: a mail to the
 * assignee, or else to the office's address, and pushes to the assignee, or else to everybody. Each request once.
 * Returns the numbers of queued mails and pushes.
 */
export async function notifyOfDue(
	{ store, content, publicUrl }: Pick<Services, 'store' | 'content' | 'publicUrl'>,
	now: Date,
): Promise<{ mails: number; pushes: number }> {
	const leads = await store.db
		.selectFrom('lead_work')
		.select(noticeColumns)
		.select(['phone', 'assigned_to'])
		.where('queue_order', '>', now.getTime() - lookBackMs)
		.where('queue_order', '<=', now.getTime() + dueSoonMs)
		// Excludes follow-ups, which are also in the queue but have already been answered.
		.where('status', '=', 'new')
		.where(isNotAnnounced('due', 'lead_work.lead_id'))
		.orderBy('queue_order')
		.orderBy('lead_id')
		.limit(batch)
		.execute()
	const { facts } = content.current
	const queued = { mails: 0, pushes: 0 }
	for (const lead of leads) {
		const pushes = await store.db.transaction().execute(async (trx) => {
			if (!(await recordNoticeOnce(trx, 'due', lead.lead_id, now))) return null
			const notice = mailedNoticeOf(lead, content.current, now)
			const words = dueMail(notice, lead.phone, publicUrl)
			const about = { kind: 'staff', form: lead.form, lead_id: lead.lead_id, reply_to: null } as const
			const assignee = await assigneeOf(trx, lead)
			const mail = outboxRow({ ...words, ...about, to_address: assignee?.email ?? facts.email }, facts, now)
			await trx.insertInto('outbox').values(mail).execute()
			return queuePushes(trx, { kind: 'due', lead_id: lead.lead_id }, { staffId: assignee?.id ?? null }, now)
		})
		if (pushes === null) continue
		queued.mails += 1
		queued.pushes += pushes
	}
	return queued
}

/** Composes the mail that says that a promise is about to break or has broken. */
function dueMail(notice: RequestNotice, phone: string | null, publicUrl: string) {
	const { due, name, reference, path } = notice
	return {
		subject: `${due}: ${shortWords(notice)} (${reference})`,
		body: [
			`${name} has no answer yet. ${due}.`,
			'',
			`${shortWords(notice)}, ${reference}`,
			...(phone === null ? [] : [`Phone: ${shownPhones(phone)}`]),
			'',
			`${publicUrl}${path}`,
		].join('\n'),
	}
}
