import { setTimeout as sleep } from 'node:timers/promises'
import { isBusy } from './sqlite_lock_wait.server.ts'

/** How long the start of a process waits for another one that creates or upgrades the same store, in milliseconds. */
const patience = 120_000
const pause = 100

/**
 * Does what may be begun again, as often as SQLite gives up waiting for another process's lock. Rethrows that after two
 * minutes, and every other error at once.
 */
export async function whenUnlocked<Result>(work: () => Result | Promise<Result>): Promise<Result> {
	const deadline = performance.now() + patience
	for (;;) {
		try {
			return await work()
		} catch (error) {
			if (!isBusy(error) || performance.now() > deadline) throw error
			await sleep(pause)
		}
	}
}
