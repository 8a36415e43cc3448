import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** How often to check, and how long the file must have been idle, in milliseconds. */
const pollMs = 5000
const idleMs = 2000

/**
 * Checkpoints the write-ahead log into the file once there were no writes for a while, so that a copy of the file alone is complete. The
 * checkpoint is passive: it never waits for readers or writers. Returns a function that stops it.
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
			// In a transaction, or there is no log yet; the next check will retry.
		}
	}
	const timer = setInterval(checkpoint, every).unref()
	return () => clearInterval(timer)
}
