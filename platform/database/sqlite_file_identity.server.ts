import { statSync } from 'node:fs'

/** The files SQLite keeps open. A write to one that was replaced or removed is lost when the process ends. */
const endings = ['', '-wal', '-shm']

export interface StoreFileIdentity {
	/** Checks again; stays false once a file was not the one that was opened. */
	isUnchanged(): boolean
	/** Throws unless `isUnchanged`. */
	assertUnchanged(): void
}

/** Records which files are at the path of an opened store, to notice when they are replaced or removed. */
export function recordFileIdentity(file: string): StoreFileIdentity {
	const opened = endings.map((ending) => identity(file + ending))
	let isLost = false
	function isUnchanged(): boolean {
		// Stays lost: another process may have used the files meanwhile.
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
