import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ChangedBy } from '#app/content/office_rules.ts'
import { lockPerson } from '#app/people/lock_person.server.ts'
import { readIdentifiers } from '#app/people/person_identifiers.server.ts'
import { rebuildWords } from '#app/people/person_words.server.ts'
import type { MovedRows, PersonEventKind, PersonRow } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'

/** Reads and locks two people in the order of their ids, so that concurrent merges cannot deadlock. */
export async function lockTwo(
	trx: Transaction<Database>,
	one: string,
	other: string,
): Promise<[PersonRow | undefined, PersonRow | undefined]> {
	const people = new Map<string, PersonRow | undefined>()
	for (const id of [one, other].toSorted()) people.set(id, await lockPerson(trx, id, 'to-change'))
	return [people.get(one), people.get(other)]
}

/** The rows that belong to a person: requests, oldest first, and identifiers. */
export async function rowsOf(trx: Transaction<Database>, personId: string): Promise<MovedRows> {
	const requests = await trx
		.selectFrom('lead_work')
		.select('lead_id')
		.where('person_id', '=', personId)
		.orderBy('created_at')
		.orderBy('lead_id')
		.execute()
	const identifiers = await readIdentifiers(trx, [personId])
	return { requests: requests.map(({ lead_id }) => lead_id), identifiers: identifiers.map(({ id }) => id) }
}

export async function moveRows(
	trx: Transaction<Database>,
	{ requests, identifiers }: MovedRows,
	to: string,
): Promise<void> {
	if (requests.length > 0)
		await trx.updateTable('lead_work').set({ person_id: to }).where('lead_id', 'in', requests).execute()
	if (identifiers.length > 0)
		await trx
			.updateTable('person_identifiers')
			.set({ person_id: to })
			.where('id', 'in', identifiers)
			.execute()
}

/** Updates a person, raises their version and rebuilds their search words. */
export async function changePerson(
	trx: Transaction<Database>,
	id: string,
	change: Partial<PersonRow>,
	now: Date,
): Promise<void> {
	await trx
		.updateTable('people')
		.set({ ...change, updated_at: now.toISOString() })
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.where('id', '=', id)
		.execute()
	// A merged person is found through the one they were merged into.
	if (change.merged_into) await trx.deleteFrom('person_words').where('person_id', '=', id).execute()
	else await rebuildWords(trx, id)
}

interface Happening {
	personId: string
	kind: PersonEventKind
	/** The other person of a merge or split. */
	otherId?: string
	details?: MovedRows
	note?: string
}

/** Records an event in a person's history. */
export async function recordPersonEvent(
	trx: Transaction<Database>,
	{ personId, kind, otherId, details, note }: Happening,
	{ staff, now }: ChangedBy,
): Promise<void> {
	await trx
		.insertInto('person_events')
		.values({
			id: randomUUID(),
			person_id: personId,
			kind,
			other_id: otherId ?? null,
			details: details ?? null,
			note: note ?? null,
			staff_id: staff.id,
			staff_name: staff.name,
			created_at: now.toISOString(),
		})
		.execute()
}
