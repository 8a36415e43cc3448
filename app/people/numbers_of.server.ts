import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A person's phone numbers in E.164, the oldest first. */
export async function numbersOf(db: Kysely<Database>, personId: string): Promise<string[]> {
	const rows = await db
		.selectFrom('person_identifiers')
		.select('value')
		.where('person_id', '=', personId)
		.where('kind', '=', 'phone')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return rows.map(({ value }) => value)
}
