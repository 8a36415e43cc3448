import type { JobKind } from '#platform/jobs/job_kind.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Why a text message did not leave yet: no connection, too many at once, our account refused, or quiet hours. */
export type TextDelay = 'unreachable' | 'limited' | 'account' | 'quiet'

/** A text message that has yet to leave; quiet hours are the longest it may be planned ahead. */
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

/** After that long a text that could not leave is of no use: what it says of today may be wrong. */
export const usefulForMs = 4 * hour
