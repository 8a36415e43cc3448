import type { JobKind } from '#platform/jobs/job_kind.ts'

/** The encoding of an uploaded picture as AVIF. */
export const pictureJobs = {
	name: 'picture',
	longestLeadMs: 0,
	waits: { failed: { firstMs: 1000, longestMs: 3600_000 } },
} as const satisfies JobKind
