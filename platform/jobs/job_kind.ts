/** The wait after a failure in milliseconds: the first, and the longest. */
export interface Wait {
	readonly firstMs: number
	readonly longestMs: number
}

/** A kind of background job, and the reasons why an attempt may fail. */
export interface JobKind<Failure extends string = string> {
	/** Stored with each job, so it must never change. */
	readonly name: string
	/** How far in advance of its first attempt a job may be added, in milliseconds; 0 if all are due at once. */
	readonly longestLeadMs: number
	readonly waits: Readonly<Record<Failure, Wait>>
}

/**
 * Returns the wait in milliseconds after this many consecutive failures: the first wait, doubled each time up to the longest, then jittered
 * to between half and all of it, so that many jobs are not retried at the same moment.
 */
export function backoff(failures: number, wait: Wait, random: () => number = Math.random): number {
	const whole = Math.min(wait.longestMs, wait.firstMs * 2 ** Math.min(failures - 1, 20))
	return Math.round(whole * (0.5 + random() / 2))
}
