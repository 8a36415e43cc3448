import { expect, test } from 'vitest'
import { backoff } from '../jobs/job_kind.ts'
import type { MailFailure } from './mail_failure.ts'
import { mailJobs } from './mail_jobs.ts'

const most = () => 1
const least = () => 0

test.each<[MailFailure, number, number]>([
	['server', 1, 1000],
	['server', 2, 2000],
	['server', 8, 120_000],
	['server', 5000, 120_000],
	['deferred', 1, 1000],
	['deferred', 10, 512_000],
	['deferred', 13, 3_600_000],
	['deferred', 5000, 3_600_000],
	['refused', 1, 3_600_000],
	['refused', 9, 24 * 3_600_000],
])('%s: after %i failures the wait is at most %i ms, and at least half of that', (failure, failures, ms) => {
	const wait = mailJobs.waits[failure]
	expect(backoff(failures, wait, most)).toBe(ms)
	expect(backoff(failures, wait, least)).toBe(ms / 2)
	expect(ms).toBeLessThanOrEqual(wait.longestMs)
})
