import type { Transaction } from 'kysely'
import type { PersonIdentifierRow } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'
import { identifiersOf, keyOf, phoneKeys, type ContactDetails } from './identifiers.server.ts'
import { personWords, sortKey } from './person_words.ts'

/** The name, number, mail address and place of each request of a person. */
async function readReaches(
	trx: Transaction<Database>,
	personId: string,
): Promise<(ContactDetails & { place: string | null })[]> {
	return trx
		.selectFrom('lead_work')
		.select(['name', 'email', 'phone', 'place'])
		.where('person_id', '=', personId)
		.execute()
}

/** The identifiers of a person that only requests in `gone`, which are no longer theirs, contained. */
export async function identifiersOnlyOf(
	trx: Transaction<Database>,
	personId: string,
	gone: readonly ContactDetails[],
): Promise<PersonIdentifierRow[]> {
	const reaches = await readReaches(trx, personId)
	const used = new Set(reaches.flatMap(identifiersOf).map(keyOf))
	const only = new Set(
		gone
			.flatMap(identifiersOf)
			.map(keyOf)
			.filter((key) => !used.has(key)),
	)
	const all = await trx
		.selectFrom('person_identifiers')
		.selectAll()
		.where('person_id', '=', personId)
		.execute()
	return all.filter((identifier) => only.has(keyOf(identifier)))
}

/** Rebuilds a person's search words from their name, address, requests, numbers and mailboxes. */
export async function rebuildWords(trx: Transaction<Database>, personId: string): Promise<void> {
	const { name, address } = await trx
		.selectFrom('people')
		.select(['name', 'address'])
		.where('id', '=', personId)
		.executeTakeFirstOrThrow()
	const reaches = await readReaches(trx, personId)
	const identifiers = await trx
		.selectFrom('person_identifiers')
		.select(['kind', 'value'])
		.where('person_id', '=', personId)
		.execute()
	const words = [
		...personWords({ name, place: address ?? '' }),
		...reaches.flatMap(({ name: called, email, phone, place }) => [
			...personWords({ name: called, email, place: place ?? '' }),
			...phoneKeys(phone).flatMap((number) => personWords({ number })),
		]),
		...identifiers.flatMap(({ kind, value }) =>
			personWords(kind === 'phone' ? { number: value } : { email: value }),
		),
	]
	await trx.deleteFrom('person_words').where('person_id', '=', personId).execute()
	if (words.length > 0)
		await trx
			.insertInto('person_words')
			.values([...new Set(words)].toSorted().map((word) => ({ word, person_id: personId })))
			.execute()
	await trx
		.updateTable('people')
		.set({ sort_key: sortKey(name), address_words: 1 })
		.where('id', '=', personId)
		.execute()
}
