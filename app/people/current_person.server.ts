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
