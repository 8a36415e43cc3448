import type { PictureStorage } from './storage.server.ts'

/** Files are written before their row, so the row of a younger file may still follow. */
const youngMs = 3600_000

/**
 * Removes the files of one kind whose id is not in `known`; `idOf` parses the id from a file's name, null for
 * other files, which are left alone. Returns the number of removed files.
 */
export async function removeUnknown(
	storage: PictureStorage,
	idOf: (name: string) => string | null,
	known: ReadonlySet<string | null>,
	now: Date,
): Promise<number> {
	const left: string[] = []
	for await (const { name, writtenAt } of storage.list()) {
		const id = idOf(name)
		if (id !== null && !known.has(id) && now.getTime() - writtenAt.getTime() > youngMs) left.push(name)
	}
	await storage.remove(left)
	return left.length
}
