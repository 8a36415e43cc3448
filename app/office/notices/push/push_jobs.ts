import type { JobKind } from '#platform/jobs/job_kind.ts'

/** A message that has yet to reach a browser's push service. */
export const pushJobs = {
	name: 'push',
	longestLeadMs: 0,
	waits: { unavailable: { firstMs: 5_000, longestMs: 5 * 60_000 } },
} as const satisfies JobKind

/** After this many seconds a message is of no use; push services drop it then, too. */
export const usefulSeconds = 2 * 60 * 60
