import { watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StoreFileIdentity } from './sqlite_file_identity.server.ts'

/** The polling interval where file watching does not work, in milliseconds. */
const pollMs = 1000
/** Watch events arrive before the commit is readable, so check again after these delays, in milliseconds. */
const recheckDelaysMs = [15, 120]

interface StoreFileWatch {
	/** Marks the current version as already reported. */
	acknowledge(): void
	close(): void
}

/**
 * Calls `onChange` when any process has raised the content version of the SQLite file, and `onLost` once when the
 * file is no longer the one that was opened.
 */
export function watchStoreFile(
	file: string,
	identity: StoreFileIdentity,
	{ onChange, onLost }: { onChange(): void; onLost(): void },
): StoreFileWatch {
	const reader = new DatabaseSync(file, { readOnly: true })
	let pending: NodeJS.Timeout[] = []
	let lastCommit: unknown
	let lastVersion = contentVersion(reader)
	let isLost = false

	function poll(): void {
		if (!isLost && !identity.isUnchanged()) {
			isLost = true
			onLost()
		}
		if (isLost) return
		try {
			const commit = reader.prepare('pragma data_version').get()?.data_version
			if (commit === lastCommit) return
			const version = contentVersion(reader)
			lastCommit = commit
			if (version === lastVersion) return
			lastVersion = version
		} catch {
			// Busy; the next check comes within a second.
			return
		}
		onChange()
	}

	function pollNowAndSoon(): void {
		poll()
		for (const timer of pending) clearTimeout(timer)
		pending = recheckDelaysMs.map((delay) => setTimeout(poll, delay).unref())
	}

	const clock = setInterval(poll, pollMs).unref()
	const directory = watchDirectory(path.dirname(file), path.basename(file), pollNowAndSoon)
	return {
		acknowledge() {
			try {
				lastVersion = contentVersion(reader)
			} catch {
				// The change is then reported twice, which is harmless.
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

/** The content version; undefined before the first migration. */
function contentVersion(reader: DatabaseSync): unknown {
	const table = reader.prepare(`select 1 from sqlite_schema where name = 'content_version'`).get()
	return table && reader.prepare('select version from content_version').get()?.version
}

function watchDirectory(directory: string, name: string, onWrite: () => void): FSWatcher | undefined {
	try {
		const watcher = watch(directory, { persistent: false }, (_, changed) => {
			if (changed === null || changed.startsWith(name)) onWrite()
		})
		// Too many watches, or the directory is gone; polling continues.
		watcher.on('error', () => watcher.close())
		return watcher
	} catch {
		return undefined
	}
}
