import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** How often we look, and how long nobody may have written by then, in milliseconds. */
const lookEvery = 5000
const idleFor = 2000

/**
 * Folds the write-ahead log into the file whenever nobody has written for a while: whoever copies the file alone then has
 * it all. It never waits for readers or writers; what it cannot fold now it folds later. Returns what ends it.
 */
export function foldWhenIdle(
	database: DatabaseSync,
	file: string,
	{ every = lookEvery, idle = idleFor } = {},
): () => void {
	let folded = 0
	const fold = () => {
		try {
			const { size, mtimeMs } = statSync(`${file}-wal`)
			if (size === 0 || mtimeMs === folded || Date.now() - mtimeMs < idle) return
			const told = database.prepare('pragma wal_checkpoint(passive)').get()
			if (told?.busy === 0 && told.log === told.checkpointed) folded = mtimeMs
		} catch {
			// In the middle of a transaction, or no log yet: the next look comes soon.
		}
	}
	const timer = setInterval(fold, every).unref()
	return () => clearInterval(timer)
}
