import type { Transaction } from 'kysely'
import { endOfDay } from '#app/company/zoned_time.ts'
import { settledFrom } from '#app/leads/lead_work.ts'
import type { Database } from '#db/schema.ts'
import { noticeColumns, type NoticeContent, noticeOf } from '../../requests/read_notices.server.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import { mailJobs } from '#platform/mail/mail_jobs.ts'

/** The work that awaits the office on a morning. */
export type AwaitsToday = Awaited<ReturnType<typeof awaitsToday>>

export function isNothing({ overdue, dueToday, dueLater, followUps, stuck }: AwaitsToday): boolean {
	return [overdue, dueToday, followUps, stuck].every((list) => list.length === 0) && dueLater === 0
}

/** Reads the work that awaits the office today; `date` is today as `YYYY-MM-DD`. */
export async function awaitsToday(
	trx: Transaction<Database>,
	content: NoticeContent,
	date: string,
	now: Date,
) {
	const tomorrow = endOfDay(date, content.facts).getTime()
	const work = trx.selectFrom('lead_work').select(noticeColumns)
	const waiting = await work
		.where('queue_order', '<', tomorrow)
		// Excludes follow-ups, which are also in the queue and are read below.
		.where('status', '=', 'new')
		.orderBy('queue_order')
		.orderBy('lead_id')
		.limit(500)
		.execute()
	const { later } = await trx
		.selectFrom('lead_work')
		.select(({ fn }) => fn.countAll<number | string>().as('later'))
		.where('queue_order', '>=', tomorrow)
		.where('queue_order', '<', settledFrom)
		.where('status', '=', 'new')
		.executeTakeFirstOrThrow()
	const followUps = await work
		.where('follow_up_on', '<=', date)
		// New requests are listed above by their due time.
		.where('status', 'not in', ['new', 'spam'])
		.orderBy('follow_up_on')
		.orderBy('lead_id')
		.limit(500)
		.execute()
	const notice = (row: (typeof waiting)[number]) => noticeOf(row, content, now)
	const isOverdue = ({ due_at }: { due_at: string }) => Date.parse(due_at) < now.getTime()
	return {
		overdue: waiting.filter(isOverdue).map(notice),
		dueToday: waiting.filter((row) => !isOverdue(row)).map(notice),
		/** The number of requests due on a later day. */
		dueLater: Number(later),
		followUps: followUps.map(notice).map((one) => ({ ...one, due: '' })),
		stuck: await stuckMails(trx, now),
	}
}

/** A mail that is overdue to be sent. */
export type StuckMail = AwaitsToday['stuck'][number]

const lateAfterMs = 15 * 60_000

/** The mails that have been waiting for more than 15 minutes, oldest first. */
async function stuckMails(trx: Transaction<Database>, now: Date) {
	const rows = await trx
		.selectFrom('jobs')
		.innerJoin('outbox', 'outbox.id', 'subject_id')
		.select(['outbox.kind', 'form', 'lead_id', 'jobs.attempts', 'jobs.failure', 'outbox.created_at'])
		.where('jobs.kind', '=', mailJobs.name)
		.where('jobs.created_at', '<', new Date(now.getTime() - lateAfterMs).toISOString())
		.where('jobs.priority', '=', 0)
		.orderBy('jobs.created_at')
		.orderBy('outbox.id')
		.limit(200)
		.execute()
	return rows.map(({ kind, form, lead_id: leadId, attempts, failure, created_at: since }) => ({
		kind,
		/** The path of its request's page; null if the mail is not about a request. */
		path: form === null || leadId === null ? null : leadPath({ form, leadId }),
		attempts,
		/** True if the recipient's server rejects the mail, as with a mistyped address. */
		isRefused: failure === 'refused',
		since,
	}))
}
