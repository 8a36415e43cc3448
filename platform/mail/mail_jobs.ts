import type { JobKind } from '../jobs/job_kind.ts'
import type { MailFailure } from './mail_failure.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * The job of a mail in the outbox. An unreachable mail server is tried at least every two minutes, so that all mail leaves within five
 * minutes of its return. A permanent refusal is retried rarely, in case someone fixes its cause.
 */
export const mailJobs = {
	name: 'mail',
	// Mails of one bundle wait for each other.
	longestLeadMs: 15 * minute,
	waits: {
		server: { firstMs: second, longestMs: 2 * minute },
		deferred: { firstMs: second, longestMs: hour },
		refused: { firstMs: hour, longestMs: 24 * hour },
	},
} as const satisfies JobKind<MailFailure>
