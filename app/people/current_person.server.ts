import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Whoever has this person's requests now, after however many merges; null if they were erased or never there. */
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

/** Whom a person was merged into; null if they were not, or there is nobody any more. */
export async function mergedInto(db: Kysely<Database>, id: string): Promise<string | null> {
	const current = await currentPerson(db, id)
	return current === null || current.id === id ? null : current.id
}
