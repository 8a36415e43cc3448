import type { Transaction } from 'kysely'
import { formatPhone } from '#app/people/identifiers.server.ts'
import { isCurrent, lockPerson } from '#app/people/lock_person.server.ts'
import { rebuildWords, unusedIdentifiers } from '#app/people/person_requests.server.ts'
import type { MovedRows, PersonRow } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { recordPersonEvent } from './person_events.server.ts'

export type Merged = { ok: true } | { ok: false; reason: 'missing' | 'same' }

/**
 * Gives everything of `other` to `id`: the two were the same. The other stays as a pointer, with its history, so that `undoMerge` can
 * bring it back. Throws if the store fails.
 */
export async function mergePeople(
	{ db, kind }: Store,
	staff: Staff,
	id: string,
	other: string,
	now: Date,
): Promise<Merged> {
	if (id === other) return { ok: false, reason: 'same' }
	return db.transaction().execute(async (trx): Promise<Merged> => {
		if ((await lockBoth(trx, kind, id, other)) === null) return { ok: false, reason: 'missing' }
		const requests = await idsOfRequests(trx, other)
		const identifiers = await trx
			.selectFrom('person_identifiers')
			.select('id')
			.where('person_id', '=', other)
			.execute()
		const moved: MovedRows = { requests, identifiers: identifiers.map((row) => row.id) }
		await move(trx, moved, id)
		await trx.deleteFrom('person_words').where('person_id', '=', other).execute()
		await touch(trx, other, { merged_into: id }, now)
		await touch(trx, id, {}, now)
		await takeName(trx, id, other)
		await rebuildWords(trx, id)
		await settleLikeness(trx, id, other, now)
		await recordPersonEvent(trx, staff, { personId: id, kind: 'merge', otherId: other, details: moved }, now)
		await recordPersonEvent(trx, staff, { personId: other, kind: 'merged', otherId: id }, now)
		return { ok: true }
	})
}

/**
 * Takes a merge back: what the other brought along, and still belongs to this person, is the other's again. Null if the other is not
 * merged into this person any more.
 */
export async function undoMerge(
	{ db, kind }: Store,
	staff: Staff,
	id: string,
	other: string,
	now: Date,
): Promise<string | null> {
	return db.transaction().execute(async (trx) => {
		const [first, second] = [id, other].toSorted()
		for (const one of [first, second]) if (one) await lockPerson(trx, kind, one, 'to-change')
		const person = await trx.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
		const merged = await trx.selectFrom('people').selectAll().where('id', '=', other).executeTakeFirst()
		if (!isCurrent(person) || merged?.merged_into !== id || merged.erased_at !== null) return null
		const event = await trx
			.selectFrom('person_events')
			.select('details')
			.where('person_id', '=', id)
			.where('kind', '=', 'merge')
			.where('other_id', '=', other)
			.orderBy('created_at', 'desc')
			.orderBy('id')
			.executeTakeFirst()
		const brought = event?.details ?? { requests: [], identifiers: [] }
		const moved = await stillOf(trx, id, brought)
		await move(trx, moved, other)
		await touch(trx, other, { merged_into: null }, now)
		await touch(trx, id, {}, now)
		await rebuildWords(trx, id)
		await rebuildWords(trx, other)
		await recordPersonEvent(
			trx,
			staff,
			{ personId: id, kind: 'undo-merge', otherId: other, details: moved },
			now,
		)
		return other
	})
}

/** Somebody who only texted goes by their number, until they are found to be somebody whose name is known. */
async function takeName(trx: Transaction<Database>, id: string, other: string): Promise<void> {
	const numbers = await trx
		.selectFrom('person_identifiers')
		.select('value')
		.where('person_id', '=', id)
		.where('kind', '=', 'phone')
		.execute()
	if (numbers.length === 0) return
	const { name } = await trx
		.selectFrom('people')
		.select('name')
		.where('id', '=', other)
		.executeTakeFirstOrThrow()
	await trx
		.updateTable('people')
		.set({ name })
		.where('id', '=', id)
		.where(
			'name',
			'in',
			numbers.map(({ value }) => formatPhone(value)),
		)
		.execute()
}

/** Those of the rows that still belong to the person. */
async function stillOf(
	trx: Transaction<Database>,
	id: string,
	{ requests, identifiers }: MovedRows,
): Promise<MovedRows> {
	const own = new Set(await idsOfRequests(trx, id))
	const values = await trx.selectFrom('person_identifiers').select('id').where('person_id', '=', id).execute()
	const ownValues = new Set(values.map((row) => row.id))
	return {
		requests: requests.filter((one) => own.has(one)),
		identifiers: identifiers.filter((one) => ownValues.has(one)),
	}
}

export type Split = { ok: true; id: string } | { ok: false; reason: 'missing' | 'none' | 'all' }

/**
 * Moves these requests to a new person, with the numbers and mailboxes that none of the others has: somebody else sent them. `newId` is
 * the new person's. Throws if the store fails.
 */
export async function splitPerson(
	{ db, kind }: Store,
	staff: Staff,
	id: string,
	chosen: readonly string[],
	newId: string,
	now: Date,
): Promise<Split> {
	return db.transaction().execute(async (trx): Promise<Split> => {
		const person = await lockPerson(trx, kind, id, 'to-change')
		if (!isCurrent(person)) return { ok: false, reason: 'missing' }
		const all = await idsOfRequests(trx, id)
		const requests = all.filter((one) => chosen.includes(one))
		const [first] = requests
		if (first === undefined) return { ok: false, reason: 'none' }
		if (requests.length === all.length) return { ok: false, reason: 'all' }
		const { name } = await trx
			.selectFrom('lead_work')
			.select('name')
			.where('lead_id', '=', first)
			.executeTakeFirstOrThrow()
		await trx
			.insertInto('people')
			.values(newPerson(newId, name, now))
			.execute()
		await move(trx, { requests, identifiers: [] }, newId)
		const moved = { requests, identifiers: (await unusedIdentifiers(trx, id)).map((row) => row.id) }
		await move(trx, { requests: [], identifiers: moved.identifiers }, newId)
		await touch(trx, id, {}, now)
		await rebuildWords(trx, id)
		await rebuildWords(trx, newId)
		await recordPersonEvent(trx, staff, { personId: id, kind: 'split', otherId: newId, details: moved }, now)
		await recordPersonEvent(
			trx,
			staff,
			{ personId: newId, kind: 'split-off', otherId: id, details: moved },
			now,
		)
		return { ok: true, id: newId }
	})
}

/**
 * Takes a split back: they are one again, with what came to either since. Null if the other is not a person of their own any more;
 * else the id of the one that was split.
 */
export async function undoSplit(
	store: Store,
	staff: Staff,
	id: string,
	other: string,
	now: Date,
): Promise<string | null> {
	const splits = await store.db
		.selectFrom('person_events')
		.select(['person_id', 'other_id'])
		.where('kind', '=', 'split')
		.where('person_id', 'in', [id, other])
		.where('other_id', 'in', [id, other])
		.execute()
	const [split] = splits
	if (!split || split.other_id === null) return null
	const merged = await mergePeople(store, staff, split.person_id, split.other_id, now)
	return merged.ok ? split.person_id : null
}

/** Records that two people who looked alike are different. False if nothing said they were alike. */
export async function separatePeople(
	{ db }: Store,
	staff: Staff,
	id: string,
	other: string,
	now: Date,
): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		if (!(await settleLikeness(trx, id, other, now))) return false
		await recordPersonEvent(trx, staff, { personId: id, kind: 'different', otherId: other }, now)
		return true
	})
}

/** In the order of their ids, so that two merges wait for each other without a deadlock. */
async function lockBoth(
	trx: Transaction<Database>,
	kind: Store['kind'],
	id: string,
	other: string,
): Promise<true | null> {
	for (const one of [id, other].toSorted())
		if (!isCurrent(await lockPerson(trx, kind, one, 'to-change'))) return null
	return true
}

/** The person's requests, the oldest first. */
async function idsOfRequests(trx: Transaction<Database>, personId: string): Promise<string[]> {
	const rows = await trx
		.selectFrom('lead_work')
		.select('lead_id')
		.where('person_id', '=', personId)
		.orderBy('created_at')
		.orderBy('lead_id')
		.execute()
	return rows.map(({ lead_id }) => lead_id)
}

async function move(
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

async function touch(
	trx: Transaction<Database>,
	id: string,
	change: Partial<Pick<PersonRow, 'merged_into'>>,
	now: Date,
): Promise<void> {
	await trx
		.updateTable('people')
		.set({ ...change, updated_at: now.toISOString() })
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.where('id', '=', id)
		.execute()
}

async function settleLikeness(
	trx: Transaction<Database>,
	id: string,
	other: string,
	now: Date,
): Promise<boolean> {
	const [person_id = '', other_id = ''] = [id, other].toSorted()
	const { numUpdatedRows } = await trx
		.updateTable('person_likenesses')
		.set({ settled_at: now.toISOString() })
		.where('person_id', '=', person_id)
		.where('other_id', '=', other_id)
		.where('settled_at', 'is', null)
		.executeTakeFirstOrThrow()
	return Number(numUpdatedRows) > 0
}

function newPerson(id: string, name: string, now: Date): PersonRow {
	const at = now.toISOString()
	return {
		id,
		name,
		sort_key: '',
		address: null,
		area_id: null,
		merged_into: null,
		address_words: 1,
		version: 1,
		erased_at: null,
		created_at: at,
		updated_at: at,
	}
}
