import { statSync } from 'node:fs'

/** What SQLite keeps open: what is written to one that no longer stands at its path is lost when the process ends. */
const endings = ['', '-wal', '-shm']

export interface StoreFileIdentity {
	/** Looks again; false from the first time on that a file was not the one that was opened. */
	isUnchanged(): boolean
	/** Throws unless it is. */
	assertUnchanged(): void
}

/** Remembers which files now stand at the path of an opened store, to notice when they are replaced or removed. */
export function recordFileIdentity(file: string): StoreFileIdentity {
	const opened = endings.map((ending) => identity(file + ending))
	let isLost = false
	function isUnchanged(): boolean {
		// Never again once lost: another process may have begun to use what stood there in between.
		isLost ||= endings.some((ending, at) => identity(file + ending) !== opened[at])
		return !isLost
	}
	return {
		isUnchanged,
		assertUnchanged() {
			if (!isUnchanged()) throw new Error(`${file} was replaced or removed while the server runs`)
		},
	}
}

/** Device and inode; undefined when nothing is there. */
function identity(path: string): string | undefined {
	const found = statSync(path, { bigint: true, throwIfNoEntry: false })
	return found && `${found.dev}:${found.ino}`
}
