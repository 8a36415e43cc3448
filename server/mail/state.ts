import type { MailState } from '#app/context.server.ts'
import type { Store } from '#db/store.server.ts'
import type { MailFailure } from '#platform/mail/mail_failure.ts'
import { mailJobs } from '#platform/mail/mail_jobs.ts'

const lateAfterMs = 1000
const refused: MailFailure = 'refused'

/**
 * What waits in the outbox, without visitors' mail that is refused permanently: a mistyped address says nothing about
 * the mail server. Nor do reminders that have not been tried, the jobs with a priority: thousands are written at once and
 * leave one after the other. Null when the store does not answer within a second.
 */
export async function mailState(store: Store, isConfigured: boolean, now: Date): Promise<MailState | null> {
	const asked = store.db
		.selectFrom('jobs')
		.select(({ fn }) => [
			fn.countAll<number | string>().as('waiting'),
			fn.min('created_at').as('oldest'),
			fn.count<number | string>('last_error').as('troubled'),
		])
		.where('kind', '=', mailJobs.name)
		.where(({ or, eb }) => or([eb('priority', '=', 0), eb('last_error', 'is not', null)]))
		.where(({ or, eb, exists, selectFrom }) =>
			or([
				eb('failure', 'is', null),
				eb('failure', '!=', refused),
				exists(
					selectFrom('outbox')
						.select('outbox.id')
						.whereRef('outbox.id', '=', 'jobs.subject_id')
						.where('outbox.kind', '=', 'staff'),
				),
			]),
		)
		.executeTakeFirstOrThrow()
		.catch(() => null)
	const row = await Promise.race([asked, after(lateAfterMs)])
	if (row === null) return null
	const ageMs = row.oldest === null ? null : Math.max(0, now.getTime() - Date.parse(row.oldest))
	return {
		isConfigured,
		waiting: Number(row.waiting),
		oldestSeconds: ageMs === null ? null : ageMs / 1000,
		troubled: Number(row.troubled),
	}
}

function after(ms: number): Promise<null> {
	return new Promise((resolve) => setTimeout(resolve, ms, null).unref())
}
