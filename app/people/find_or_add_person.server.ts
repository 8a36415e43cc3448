import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { PersonRow } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'
import {
	formatPhone,
	type Identifier,
	identifiersOf,
	keyOf,
	type ContactDetails,
} from './identifiers.server.ts'
import { isCurrent, lockPerson } from './lock_person.server.ts'
import { addRequestWords, sortKey } from './person_words.server.ts'
import { findRequester } from './find_requester.server.ts'

/** The data of a request that identifies its person. */
export interface PersonRequest extends ContactDetails {
	leadId: string
	/** When the request came. */
	at: string
	/** The address of the service. */
	place: string | null
	/** Whether staff took it from the caller; otherwise anyone may have typed it. */
	isHeard: boolean
}

/** Another transaction won a race: retry after a rollback. */
export class PersonRaced extends Error {}

/**
 * Finds the person of a request by number and mailbox, or adds one; stores new identifiers. If only one
 * identifier matches, or they match different people, records a possible duplicate without merging anything.
 * Throws `PersonRaced` if a concurrent transaction changed these people.
 */
export async function findOrAddPerson(trx: Transaction<Database>, request: PersonRequest): Promise<string> {
	const identifiers = identifiersOf(request)
	const owners = await ownersOf(trx, identifiers)
	const known = await findRequester(trx, identifiers, owners, request.isHeard)
	if (known !== null && !isCurrent(await lockPerson(trx, known, 'to-add'))) throw new PersonRaced()
	const id = known ?? (await addPerson(trx, request))
	await addIdentifiers(
		trx,
		id,
		identifiers.filter((one) => !owners.has(keyOf(one))),
		request.at,
	)
	if (known !== null) await replaceNumberByName(trx, id, request, identifiers)
	await addRequestWords(trx, id, request)
	for (const other of new Set(owners.values())) if (other !== id) await noteLikeness(trx, id, other, request)
	return id
}

async function ownersOf(
	trx: Transaction<Database>,
	identifiers: readonly Identifier[],
): Promise<Map<string, string>> {
	if (identifiers.length === 0) return new Map()
	const rows = await trx
		.selectFrom('person_identifiers')
		.select(['kind', 'value', 'person_id'])
		.where((eb) => eb.or(identifiers.map(({ kind, value }) => eb.and({ kind, value }))))
		.execute()
	return new Map(rows.map((row) => [keyOf(row), row.person_id]))
}

/** Adds a person with this name, whose first request came at `at`. Returns the id. */
export async function addPerson(
	trx: Transaction<Database>,
	{ name, at }: Pick<PersonRequest, 'name' | 'at'>,
	id: string = randomUUID(),
): Promise<string> {
	const person: PersonRow = {
		id,
		name,
		sort_key: sortKey(name),
		address: null,
		area_id: null,
		merged_into: null,
		address_words: 1,
		version: 1,
		erased_at: null,
		created_at: at,
		updated_at: at,
	}
	await trx.insertInto('people').values(person).execute()
	return id
}

/** Inserts in a fixed order, so that concurrent requests wait for each other without a deadlock. */
async function addIdentifiers(
	trx: Transaction<Database>,
	person_id: string,
	identifiers: readonly Identifier[],
	created_at: string,
): Promise<void> {
	for (const { kind, value } of identifiers.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
		const { numInsertedOrUpdatedRows: added } = await trx
			.insertInto('person_identifiers')
			.values({ id: randomUUID(), kind, value, person_id, created_at })
			.onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
			.executeTakeFirstOrThrow()
		if (Number(added) === 0) throw new PersonRaced()
	}
}

/** Replaces a phone number used as name, of a person who had only texted, with the name in the request. */
async function replaceNumberByName(
	trx: Transaction<Database>,
	id: string,
	{ name, at }: PersonRequest,
	identifiers: readonly Identifier[],
): Promise<void> {
	const numbers = identifiers.filter(({ kind }) => kind === 'phone').map(({ value }) => formatPhone(value))
	if (numbers.length === 0) return
	await trx
		.updateTable('people')
		.set({ name, sort_key: sortKey(name), updated_at: at })
		.where('id', '=', id)
		.where('name', 'in', numbers)
		.execute()
}

async function noteLikeness(
	trx: Transaction<Database>,
	one: string,
	two: string,
	{ leadId, at }: PersonRequest,
): Promise<void> {
	const [person_id, other_id] = one < two ? [one, two] : [two, one]
	await trx
		.insertInto('person_likenesses')
		.values({ person_id, other_id, lead_id: leadId, created_at: at, settled_at: null })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}
