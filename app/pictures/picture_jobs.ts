import type { JobKind } from '#platform/jobs/job_kind.ts'

/** An uploaded picture whose AVIF files are still to be made. */
export const pictureJobs = {
	name: 'picture',
	longestLeadMs: 0,
	waits: { failed: { firstMs: 1000, longestMs: 3600_000 } },
} as const satisfies JobKind
