import type { MailState } from '#platform/mail/mail_state.ts'
import type { Store } from '#db/store.server.ts'
import type { MailFailure } from '#platform/mail/mail_failure.ts'
import { withTimeout } from '#platform/database/with_timeout.ts'
import { mailJobs } from '#platform/mail/mail_jobs.ts'

const refused: MailFailure = 'refused'

/**
 * The state of the outbox. Leaves out mails that indicate nothing about the mail server: permanently refused mail to visitors (a mistyped
 * address) and untried reminders (jobs with a priority number), which queue by the thousand. Null if the store does not answer within a
 * second.
 */
export async function mailState(store: Store, isConfigured: boolean, now: Date): Promise<MailState | null> {
	const query = store.db
		.selectFrom('jobs')
		.select(({ fn }) => [
			fn.countAll<number | string>().as('waiting'),
			fn.min('created_at').as('oldest'),
			fn.count<number | string>('last_error').as('troubled'),
		])
		.where('kind', '=', mailJobs.name)
		.where(({ or, eb }) => or([eb('priority', '=', 0), eb('last_error', 'is not', null)]))
		// Mails waiting for others of their bundle are not late.
		.where(({ or, eb }) =>
			or([eb('next_attempt_at', '<=', now.toISOString()), eb('failure', 'is not', null)]),
		)
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
	const row = await withTimeout(query.executeTakeFirstOrThrow()).catch(() => null)
	if (row === null) return null
	const ageMs = row.oldest === null ? null : Math.max(0, now.getTime() - Date.parse(row.oldest))
	return {
		isConfigured,
		waiting: Number(row.waiting),
		oldestSeconds: ageMs === null ? null : ageMs / 1000,
		troubled: Number(row.troubled),
	}
}
