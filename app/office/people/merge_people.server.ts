import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { ChangedBy } from '#app/content/office_rules.ts'
import { formatPhone } from '#app/people/identifiers.server.ts'
import { withMerged } from '#app/people/current_person.server.ts'
import { isCurrent } from '#app/people/lock_person.server.ts'
import { numbersOf } from '#app/people/person_identifiers.server.ts'
import type { MovedRows, PersonRow } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { changePerson, lockTwo, moveRows, recordPersonEvent, rowsOf } from './person_rows.server.ts'

/**
 * Merges two people: everything of `other` moves to `id`, including address and area if `id` has none. The row of `other` is
 * kept and points at `id`, so that `undoMerge` can undo it. False if either is gone. Throws if the store fails.
 */
export async function mergePeople(
	{ db }: Store,
	id: string,
	other: string,
	actor: ChangedBy,
): Promise<boolean> {
	if (id === other) return false
	return db.transaction().execute(async (trx) => {
		const [person, merged] = await lockTwo(trx, id, other)
		if (!isCurrent(person) || !isCurrent(merged)) return false
		const moved = await rowsOf(trx, other)
		const taken: MovedRows['taken'] = []
		if ((await numbersOf(trx, id)).some((one) => formatPhone(one) === person.name)) taken.push('name')
		if (placeOf(person) === null && placeOf(merged) !== null) taken.push('place')
		await moveRows(trx, moved, id)
		await changePerson(trx, other, { merged_into: id }, actor.now)
		const given = {
			...(taken.includes('name') ? { name: merged.name } : {}),
			...(taken.includes('place') ? placeOf(merged) : {}),
		}
		await changePerson(trx, id, given, actor.now)
		await settleLikeness(trx, id, other, actor.now)
		const details = { ...moved, taken }
		await recordPersonEvent(trx, { personId: id, kind: 'merge', otherId: other, details }, actor)
		await recordPersonEvent(trx, { personId: other, kind: 'merged', otherId: id }, actor)
		return true
	})
}

/**
 * Undoes a merge: everything that the merge moved and that still belongs to this person moves back. False if the other is no
 * longer merged into this person.
 */
export async function undoMerge(
	{ db }: Store,
	id: string,
	other: string,
	actor: ChangedBy,
): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const [person, merged] = await lockTwo(trx, id, other)
		if (!isCurrent(person) || merged?.merged_into !== id || merged.erased_at !== null) return false
		const merge = await trx
			.selectFrom('person_events')
			.select('details')
			.where('person_id', '=', id)
			.where('kind', '=', 'merge')
			.where('other_id', '=', other)
			.orderBy('created_at', 'desc')
			.orderBy('id')
			.executeTakeFirst()
		const own = await rowsOf(trx, id)
		const moved = {
			requests: own.requests.filter((one) => merge?.details?.requests.includes(one)),
			identifiers: own.identifiers.filter((one) => merge?.details?.identifiers.includes(one)),
		}
		await moveRows(trx, moved, other)
		await changePerson(trx, other, { merged_into: null }, actor.now)
		const { taken = [] } = merge?.details ?? {}
		const [number] = await numbersOf(trx, id)
		const givenBack = {
			...(taken.includes('name') && number && person.name === merged.name
				? { name: formatPhone(number) }
				: {}),
			...(taken.includes('place') && isDeepStrictEqual(placeOf(person), placeOf(merged)) ? noPlace : {}),
		}
		await changePerson(trx, id, givenBack, actor.now)
		const event = { personId: id, kind: 'undo-merge', otherId: other, details: moved } as const
		await recordPersonEvent(trx, event, actor)
		return true
	})
}

/** Records that two possible duplicates are different people. False if they were not suggested as duplicates. */
export async function separatePeople(
	{ db }: Store,
	id: string,
	other: string,
	actor: ChangedBy,
): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		if (!(await settleLikeness(trx, id, other, actor.now))) return false
		await recordPersonEvent(trx, { personId: id, kind: 'different', otherId: other }, actor)
		return true
	})
}

const noPlace = { address: null, area_id: null }

/** The place of service that the office entered; null if none. */
function placeOf({ address, area_id }: PersonRow): Pick<PersonRow, 'address' | 'area_id'> | null {
	return address === null && area_id === null ? null : { address, area_id }
}

/** Settles suggestions that two people, or any merged into them, are duplicates. */
async function settleLikeness(
	trx: Transaction<Database>,
	id: string,
	other: string,
	now: Date,
): Promise<boolean> {
	const [ours, theirs] = [await withMerged(trx, id), await withMerged(trx, other)]
	const { numUpdatedRows } = await trx
		.updateTable('person_likenesses')
		.set({ settled_at: now.toISOString() })
		.where((eb) =>
			eb.or([
				eb.and([eb('person_id', 'in', ours), eb('other_id', 'in', theirs)]),
				eb.and([eb('person_id', 'in', theirs), eb('other_id', 'in', ours)]),
			]),
		)
		.where('settled_at', 'is', null)
		.executeTakeFirstOrThrow()
	return numUpdatedRows > 0n
}
