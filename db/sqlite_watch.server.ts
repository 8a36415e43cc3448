import { watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StorePlace } from './sqlite_place.server.ts'

/** The fallback for file systems that tell nothing, in milliseconds. */
const lookEvery = 1000
/** A write is seen in the directory before its commit is readable; so after it we look again, in milliseconds. */
const lookAgainAfter = [15, 120]

export interface StoreFileWatch {
	/** Counts the version as it is now as told. */
	tickOff(): void
	close(): void
}

/**
 * Calls `onChange` when any process has raised the content version of the SQLite file, and `onLost` once when the
 * file is no longer the one that was opened.
 */
export function watchStoreFile(
	file: string,
	place: StorePlace,
	{ onChange, onLost }: { onChange(): void; onLost(): void },
): StoreFileWatch {
	const reader = new DatabaseSync(file, { readOnly: true })
	let pending: NodeJS.Timeout[] = []
	let lastCommit: unknown
	let told = contentVersion(reader)
	let isLost = false

	function look(): void {
		if (!isLost && !place.isOurs()) {
			isLost = true
			onLost()
		}
		if (isLost) return
		try {
			const commit = reader.prepare('pragma data_version').get()?.data_version
			if (commit === lastCommit) return
			const version = contentVersion(reader)
			lastCommit = commit
			if (version === told) return
			told = version
		} catch {
			// Busy: the next look comes within a second.
			return
		}
		onChange()
	}

	function lookNowAndSoon(): void {
		look()
		for (const timer of pending) clearTimeout(timer)
		pending = lookAgainAfter.map((delay) => setTimeout(look, delay).unref())
	}

	const clock = setInterval(look, lookEvery).unref()
	const directory = watchDirectory(path.dirname(file), path.basename(file), lookNowAndSoon)
	return {
		tickOff() {
			try {
				told = contentVersion(reader)
			} catch {
				// Then it is told a second time.
			}
		},
		close() {
			clearInterval(clock)
			directory?.close()
			for (const timer of pending) clearTimeout(timer)
			reader.close()
		},
	}
}

/** Undefined before the first migration. */
function contentVersion(reader: DatabaseSync): unknown {
	const table = reader.prepare(`select 1 from sqlite_schema where name = 'content_version'`).get()
	return table && reader.prepare('select version from content_version').get()?.version
}

function watchDirectory(directory: string, name: string, onWrite: () => void): FSWatcher | undefined {
	try {
		const watcher = watch(directory, { persistent: false }, (_, changed) => {
			if (changed === null || changed.startsWith(name)) onWrite()
		})
		// Too many watches, or a directory that went away: the clock still looks.
		watcher.on('error', () => watcher.close())
		return watcher
	} catch {
		return undefined
	}
}
