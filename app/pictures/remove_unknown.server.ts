import type { PictureStorage } from './storage.server.ts'

/** Files are written before their row, so that younger ones may still get one. */
const youngMs = 3600_000

/**
 * Removes the files of one kind, whose id `idOf` reads from their names, that are of none of the `known` ids; all others are left
 * alone. Resolves to how many there were.
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
