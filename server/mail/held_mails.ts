import type { OutboxRow } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { mailJobs } from '#platform/mail/mail_jobs.ts'

const heldNote = 'SMTP_URL is not set: kept in the outbox'

/** The number marked at once; a query accepts some ten thousand parameters at most. */
const batch = 500

/**
 * Marks mails that wait because no mail server is set, and returns a batch of newly marked ones, empty when all are marked. Each is
 * returned once across all processes. Leaves out reminders, of which there are thousands.
 */
export async function markHeldMails({ db }: Store): Promise<OutboxRow[]> {
	const unmarked = db
		.selectFrom('jobs')
		.select('subject_id')
		.where('kind', '=', mailJobs.name)
		.where('last_error', 'is', null)
		.where('priority', '=', 0)
		.orderBy('subject_id')
		.limit(batch)
	const marked = await db
		.updateTable('jobs')
		.set({ last_error: heldNote })
		.where('kind', '=', mailJobs.name)
		.where('last_error', 'is', null)
		.where('subject_id', 'in', unmarked)
		.returning('subject_id')
		.execute()
	if (marked.length === 0) return []
	const ids = marked.map(({ subject_id }) => subject_id)
	return db.selectFrom('outbox').selectAll().where('id', 'in', ids).orderBy('id').execute()
}
