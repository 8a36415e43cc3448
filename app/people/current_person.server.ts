import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * The person that this one was merged into, after any number of merges, or the person itself; null if erased
 * or unknown.
 */
export async function currentPerson(
	db: Kysely<Database>,
	id: string,
): Promise<{ id: string; name: string } | null> {
	const person = await db
		.selectFrom('people')
		.select(['id', 'name', 'merged_into', 'erased_at'])
		.where('id', '=', id)
		.executeTakeFirst()
	if (!person || person.erased_at !== null) return null
	return person.merged_into === null ? person : currentPerson(db, person.merged_into)
}

/** The id of the person that this one was merged into; null if not merged, or if that person was erased. */
export async function mergedInto(db: Kysely<Database>, id: string): Promise<string | null> {
	const current = await currentPerson(db, id)
	return current === null || current.id === id ? null : current.id
}

/** The ids of a person and of everyone merged into them, directly or indirectly. */
export async function withMerged(db: Kysely<Database>, personId: string): Promise<string[]> {
	return [...(await withMergedOf(db, [personId])).keys()]
}

/** The ids of these people and of everyone merged into them, each mapped to the current person. */
export async function withMergedOf(
	db: Kysely<Database>,
	personIds: readonly string[],
): Promise<Map<string, string>> {
	const currentById = new Map(personIds.map((id) => [id, id]))
	for (let found = [...personIds]; found.length > 0;) {
		const rows = await db
			.selectFrom('people')
			.select(['id', 'merged_into'])
			.where('merged_into', 'in', found)
			.execute()
		found = []
		for (const { id, merged_into } of rows) {
			const current = merged_into === null ? undefined : currentById.get(merged_into)
			if (current === undefined || currentById.has(id)) continue
			currentById.set(id, current)
			found.push(id)
		}
	}
	return currentById
}
