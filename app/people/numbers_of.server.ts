import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** The phone numbers of a person, or of some, in E.164, the oldest first. */
export async function numbersOf(db: Kysely<Database>, ...personIds: readonly string[]): Promise<string[]> {
	const rows = await db
		.selectFrom('person_identifiers')
		.select('value')
		.where('person_id', 'in', personIds)
		.where('kind', '=', 'phone')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return rows.map(({ value }) => value)
}
