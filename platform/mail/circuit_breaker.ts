import { backoff } from '../jobs/job_kind.ts'
import type { Clock } from '../time/clock.ts'
import { mailJobs } from './mail_jobs.ts'

/** How long others wait while one mail probes whether the server is back. */
const probeMs = 1000

/**
 * A circuit breaker for the mail server: while it is unreachable, one mail at a time probes it, and the others stay due instead of each
 * failing by itself.
 */
export class CircuitBreaker {
	readonly #clock: Clock
	#failures = 0
	#until = 0
	#isProbing = false

	constructor(clock: Clock) {
		this.#clock = clock
	}

	/**
	 * Returns the milliseconds until a mail may be tried. On 0 the caller may try one, and must then record the outcome or call `release`.
	 */
	tryAcquire(): number {
		if (this.#failures === 0) return 0
		const remainingMs = this.#until - this.#clock.elapsed()
		if (remainingMs > 0) return remainingMs
		if (this.#isProbing) return probeMs
		this.#isProbing = true
		return 0
	}

	/** Returns an unused permission from `tryAcquire`. */
	release(): void {
		this.#isProbing = false
	}

	recordFailure(): void {
		this.#isProbing = false
		this.#failures++
		this.#until = this.#clock.elapsed() + backoff(this.#failures, mailJobs.waits.server)
	}

	/** Records that the server answered. Returns whether it had been unreachable. */
	recordSuccess(): boolean {
		const wasAway = this.#failures > 0
		this.#isProbing = false
		this.#failures = 0
		return wasAway
	}
}
