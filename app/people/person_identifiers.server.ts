import type { Kysely } from 'kysely'
import type { IdentifierKind, PersonIdentifierRow } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'
import { type ContactDetails, identifiersOf, keyOf } from './identifiers.server.ts'

/** The identifiers of one or more people, oldest first. */
export function readIdentifiers(
	db: Kysely<Database>,
	personIds: readonly string[],
): Promise<PersonIdentifierRow[]> {
	return db
		.selectFrom('person_identifiers')
		.selectAll()
		.where('person_id', 'in', personIds)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
}

/** The values of the identifiers of one kind. */
export function valuesOf(identifiers: readonly PersonIdentifierRow[], kind: IdentifierKind): string[] {
	return identifiers.filter((one) => one.kind === kind).map(({ value }) => value)
}

/** The phone numbers of one or more people, in E.164, oldest first. */
export async function numbersOf(db: Kysely<Database>, ...personIds: readonly string[]): Promise<string[]> {
	return valuesOf(await readIdentifiers(db, personIds), 'phone')
}

/** The identifiers of a person that only requests in `gone`, which are no longer theirs, contained. */
export async function identifiersOnlyOf(
	db: Kysely<Database>,
	personId: string,
	gone: readonly ContactDetails[],
): Promise<PersonIdentifierRow[]> {
	const requests = await db
		.selectFrom('lead_work')
		.select(['email', 'phone'])
		.where('person_id', '=', personId)
		.execute()
	const keysIn = (contacts: readonly Pick<ContactDetails, 'email' | 'phone'>[]) =>
		new Set(contacts.flatMap(identifiersOf).map(keyOf))
	const [used, former] = [keysIn(requests), keysIn(gone)]
	const all = await readIdentifiers(db, [personId])
	return all.filter((one) => former.has(keyOf(one)) && !used.has(keyOf(one)))
}
