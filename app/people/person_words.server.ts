import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { foldedWords, foldText } from '#platform/text/words.ts'
import { type ContactDetails, phoneKeys } from './identifiers.server.ts'
import { readIdentifiers } from './person_identifiers.server.ts'

const longestWord = 80
const maxWords = 40
const longestKey = 120

/** The known data that a person is found by. */
interface PersonNamed {
	name?: string
	email?: string
	/** In E.164. */
	number?: string
	place?: string
}

/** The data of a request that its person is found by. */
interface RequestNamed extends ContactDetails {
	place: string | null
}

/**
 * The search words of a person: of the name; a mail address whole and in parts; a number's digits as dialed,
 * without the area code, and the last four; and of a place.
 */
function personWords({ name = '', email = '', number = '', place = '' }: PersonNamed): string[] {
	const digits = number.replace(/^\+(?:1(?=\d{10}$))?/, '')
	const numbers = [digits, digits.slice(-7), digits.slice(-4)]
	const words = [
		...foldedWords(name),
		...numbers,
		foldText(email),
		...foldedWords(email),
		...foldedWords(place),
	]
	return [...new Set(words.filter(Boolean).map((word) => word.slice(0, longestWord)))].slice(0, maxWords)
}

/** The sort key of the list of people: the words of the name. */
export function sortKey(name: string): string {
	return foldedWords(name).join(' ').slice(0, longestKey).toWellFormed()
}

/** Adds the search words of a request to those of its person. */
export async function addRequestWords(
	trx: Transaction<Database>,
	personId: string,
	request: RequestNamed,
): Promise<void> {
	await insertWords(trx, personId, wordsOfRequest(request))
}

/** Rebuilds a person's search words from their name, address, requests, numbers and mailboxes. */
export async function rebuildWords(trx: Transaction<Database>, personId: string): Promise<void> {
	const { name, address } = await trx
		.selectFrom('people')
		.select(['name', 'address'])
		.where('id', '=', personId)
		.executeTakeFirstOrThrow()
	const requests = await trx
		.selectFrom('lead_work')
		.select(['name', 'email', 'phone', 'place'])
		.where('person_id', '=', personId)
		.execute()
	const identifiers = await readIdentifiers(trx, [personId])
	await trx.deleteFrom('person_words').where('person_id', '=', personId).execute()
	await insertWords(trx, personId, [
		...personWords({ name, place: address ?? '' }),
		...requests.flatMap(wordsOfRequest),
		...identifiers.flatMap(({ kind, value }) =>
			personWords(kind === 'phone' ? { number: value } : { email: value }),
		),
	])
	await trx
		.updateTable('people')
		.set({ sort_key: sortKey(name), address_words: 1 })
		.where('id', '=', personId)
		.execute()
}

function wordsOfRequest({ name, email, phone, place }: RequestNamed): string[] {
	return [
		...personWords({ name, email, place: place ?? '' }),
		...phoneKeys(phone).flatMap((number) => personWords({ number })),
	]
}

async function insertWords(
	trx: Transaction<Database>,
	person_id: string,
	words: readonly string[],
): Promise<void> {
	if (words.length === 0) return
	await trx
		.insertInto('person_words')
		.values([...new Set(words)].toSorted().map((word) => ({ word, person_id })))
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}
