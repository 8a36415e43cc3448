import type { Transaction } from 'kysely'
import { leadPath } from '#app/leads/lead_path.ts'
import type { Database, OutboxRow } from '#db/schema.ts'
import { mailJobs } from '#platform/mail/mail_jobs.ts'

/** A mail that should have left and has not. */
export interface StuckMail {
	kind: OutboxRow['kind']
	/** Its request's page; null where it is about none. */
	path: string | null
	attempts: number
	/** True when the recipient's server does not take it, as with a mistyped address. */
	isRefused: boolean
	/** Since when it waits (ISO 8601, UTC). */
	since: string
}

const lateAfterMs = 15 * 60_000

/** Mails that wait for more than a quarter of an hour, the oldest first. */
export async function stuckMails(trx: Transaction<Database>, now: Date): Promise<StuckMail[]> {
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
		path: form === null || leadId === null ? null : leadPath({ form, leadId }),
		attempts,
		isRefused: failure === 'refused',
		since,
	}))
}
