import { setTimeout as sleep } from 'node:timers/promises'

/** SQLITE_BUSY, whatever its extended code: https://sqlite.org/rescode.html#busy */
const busyCode = 5

/** How long to wait for a lock, in milliseconds: the total limit, and the pause between two attempts. */
export interface LockWait {
	limitMs: number
	pauseMs(): number
	/** Whether the work may be repeated after a failure; defaults to always. */
	mayRepeat?(): boolean
}

/** The wait of a starting process for another one that creates or upgrades the same store. */
const atStart: LockWait = { limitMs: 120_000, pauseMs: () => 100 }

/**
 * Runs repeatable work, retrying while SQLite reports another connection's lock. Rethrows that error after the limit (two minutes by
 * default), and every other error at once.
 */
export async function whenUnlocked<Result>(
	work: () => Result | Promise<Result>,
	{ limitMs, pauseMs, mayRepeat = () => true }: LockWait = atStart,
): Promise<Result> {
	const deadline = performance.now() + limitMs
	for (;;) {
		try {
			return await work()
		} catch (error) {
			if (!isBusy(error) || !mayRepeat() || performance.now() > deadline) throw error
			await sleep(pauseMs())
		}
	}
}

function isBusy(error: unknown): boolean {
	return (
		error instanceof Error &&
		'errcode' in error &&
		typeof error.errcode === 'number' &&
		(error.errcode & 0xff) === busyCode
	)
}
