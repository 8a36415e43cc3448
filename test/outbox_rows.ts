import { randomUUID } from 'node:crypto'
import type { OutboxRow } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { JobRow } from '#platform/jobs/job_rows.ts'
import { mailJobs } from '#platform/mail/mail_jobs.ts'

type JobChanges = Partial<Omit<JobRow, 'kind' | 'subject_id' | 'created_at'>>

/** A mail joined with its job; the job's columns are null once the mail has been sent. */
export type MailAndJob = OutboxRow & {
	[Name in keyof Omit<JobRow, 'kind' | 'subject_id' | 'created_at'>]: JobRow[Name] | null
}

/** Inserts `count` due mails with numbered subjects. */
export async function insertMails(
	{ db }: Pick<Store, 'db'>,
	count: number,
	changes: Partial<OutboxRow> = {},
	jobChanges: JobChanges = {},
): Promise<OutboxRow[]> {
	const rows = Array.from({ length: count }, (_, index): OutboxRow => {
		const id = randomUUID()
		return {
			id,
			form: 'quote',
			lead_id: randomUUID(),
			kind: 'receipt',
			to_address: 'june@example.com',
			reply_to: 'office@example.com',
			subject: `Mail ${index}`,
			body: 'Hello June,\n\nwe have it.\n',
			message_id: `<${id}@example.com>`,
			subscription_id: null,
			unsubscribe_url: null,
			useful_until: null,
			clears_body: false,
			bundle: null,
			sent_at: null,
			created_at: new Date(Date.now() - 60_000 + index).toISOString(),
			...changes,
		}
	})
	const leads = rows.flatMap(({ lead_id, form, created_at }) =>
		lead_id !== null && form !== null ? [{ id: lead_id, form, created_at }] : [],
	)
	// In one transaction, so that no worker sees a mail before its job has the test's changes.
	await db.transaction().execute(async (trx) => {
		if (leads.length > 0)
			await trx
				.insertInto('leads')
				.values(leads)
				.onConflict((conflict) => conflict.doNothing())
				.execute()
		await trx.insertInto('outbox').values(rows).execute()
		if (Object.keys(jobChanges).length === 0) return
		const ids = rows.map(({ id }) => id)
		await trx
			.updateTable('jobs')
			.set(jobChanges)
			.where('kind', '=', mailJobs.name)
			.where('subject_id', 'in', ids)
			.execute()
	})
	return rows
}

/** The whole outbox with its jobs, oldest first. */
export async function readOutbox({ db }: Store): Promise<MailAndJob[]> {
	return db
		.selectFrom('outbox')
		.leftJoin('jobs', (join) =>
			join.onRef('jobs.subject_id', '=', 'outbox.id').on('jobs.kind', '=', mailJobs.name),
		)
		.selectAll('outbox')
		.select(['jobs.priority', 'jobs.attempts', 'jobs.next_attempt_at', 'jobs.leased_by', 'jobs.leased_until'])
		.select(['jobs.last_error', 'jobs.failure', 'jobs.failures'])
		.orderBy('outbox.created_at')
		.orderBy('outbox.id')
		.execute()
}
