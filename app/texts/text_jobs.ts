import type { JobKind } from '#platform/jobs/job_kind.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Why a text message has not been sent yet: no connection, rate limit, account refused, or quiet hours. */
export type TextDelay = 'unreachable' | 'limited' | 'account' | 'quiet'

/** The jobs of unsent text messages. `longestLeadMs` covers waiting for the end of quiet hours. */
export const textJobs = {
	name: 'text',
	longestLeadMs: 24 * hour,
	waits: {
		unreachable: { firstMs: 2 * second, longestMs: 2 * minute },
		limited: { firstMs: 2 * second, longestMs: 2 * minute },
		account: { firstMs: minute, longestMs: 15 * minute },
		quiet: { firstMs: hour, longestMs: 24 * hour },
	},
} as const satisfies JobKind<TextDelay>

/** After this time an unsent text is dropped, because what it says about today may be wrong. */
export const usefulForMs = 4 * hour
