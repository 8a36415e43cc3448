import { backoff } from './backoff.ts'
import type { Clock } from './clock.ts'

/** How long to leave the server alone while another mail finds out whether it is back. */
const probeMs = 1000

/**
 * Whether the mail server is away, as this process has found. Meanwhile one mail at a time asks whether it is back, and
 * the others stay due instead of each failing for itself.
 */
export class CircuitBreaker {
	readonly #clock: Clock
	#failures = 0
	#until = 0
	#isProbing = false

	constructor(clock: Clock) {
		this.#clock = clock
	}

	/** Milliseconds until a mail may be tried; with 0 the caller has the turn and must say how it went. */
	tryAcquire(): number {
		if (this.#failures === 0) return 0
		const left = this.#until - this.#clock.elapsed()
		if (left > 0) return left
		if (this.#isProbing) return probeMs
		this.#isProbing = true
		return 0
	}

	/** The turn was not used. */
	release(): void {
		this.#isProbing = false
	}

	recordFailure(): void {
		this.#isProbing = false
		this.#failures++
		this.#until = this.#clock.elapsed() + backoff(this.#failures, 'server')
	}

	/** The server answered. Returns whether it had been away. */
	recordSuccess(): boolean {
		const wasAway = this.#failures > 0
		this.#isProbing = false
		this.#failures = 0
		return wasAway
	}
}
