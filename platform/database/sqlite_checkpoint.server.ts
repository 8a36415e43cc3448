import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** How often to check, and how long nobody may have written by then, in milliseconds. */
const pollMs = 5000
const idleMs = 2000

/**
 * Checkpoints the write-ahead log into the file when nobody has written for a while, so that a copy of the file alone
 * is complete. Passive: never waits for readers or writers. Returns a function that stops it.
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
			// In a transaction, or no log yet: the next check comes soon.
		}
	}
	const timer = setInterval(checkpoint, every).unref()
	return () => clearInterval(timer)
}
