import { statSync } from 'node:fs'

/** Suffixes of the files SQLite keeps open. Writes to a file that was replaced or removed are lost when the process ends. */
const endings = ['', '-wal', '-shm']

export interface StoreFileIdentity {
	/** Checks the files again; once they have changed, the result stays false. */
	isUnchanged(): boolean
	/** Throws if `isUnchanged()` is false. */
	assertUnchanged(): void
}

/** Records the identity of an opened store's files, to detect when they are replaced or removed. */
export function recordFileIdentity(file: string): StoreFileIdentity {
	const opened = endings.map((ending) => identity(file + ending))
	let isLost = false
	function isUnchanged(): boolean {
		// Stays lost: another process may have used the files in the meantime.
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

/** Device and inode; undefined if there is no file. */
function identity(path: string): string | undefined {
	const found = statSync(path, { bigint: true, throwIfNoEntry: false })
	return found && `${found.dev}:${found.ino}`
}
