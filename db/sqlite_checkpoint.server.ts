import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** How often we look, and how long nobody may have written by then, in milliseconds. */
const pollMs = 5000
const idleMs = 2000

/**
 * Folds the write-ahead log into the file whenever nobody has written for a while: whoever copies the file alone then has
 * it all. It never waits for readers or writers; what it cannot fold now it folds later. Returns what ends it.
 */
export function checkpointWhenIdle(
	database: DatabaseSync,
	file: string,
	{ every = pollMs, idle = idleMs } = {},
): () => void {
	let checkpointedAt = 0
	const checkpoint = () => {
		try {
			const { size, mtimeMs } = statSync(`${file}-wal`)
			if (size === 0 || mtimeMs === checkpointedAt || Date.now() - mtimeMs < idle) return
			const result = database.prepare('pragma wal_checkpoint(passive)').get()
			if (result?.busy === 0 && result.log === result.checkpointed) checkpointedAt = mtimeMs
		} catch {
			// In the middle of a transaction, or no log yet: the next look comes soon.
		}
	}
	const timer = setInterval(checkpoint, every).unref()
	return () => clearInterval(timer)
}
