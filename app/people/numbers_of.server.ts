import type { Kysely } from 'kysely'
import type { IdentifierKind } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'

/** The phone numbers of one or more people, in E.164, oldest first. */
export function numbersOf(db: Kysely<Database>, ...personIds: readonly string[]): Promise<string[]> {
	return valuesOf(db, 'phone', personIds)
}

/** The mailboxes of a person, oldest first. */
export function mailboxesOf(db: Kysely<Database>, personId: string): Promise<string[]> {
	return valuesOf(db, 'mail', [personId])
}

async function valuesOf(
	db: Kysely<Database>,
	kind: IdentifierKind,
	personIds: readonly string[],
): Promise<string[]> {
	const rows = await db
		.selectFrom('person_identifiers')
		.select('value')
		.where('person_id', 'in', personIds)
		.where('kind', '=', kind)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return rows.map(({ value }) => value)
}
