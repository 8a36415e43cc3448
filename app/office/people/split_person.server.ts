import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { addPerson } from '#app/people/find_or_add_person.server.ts'
import { isCurrent, lockPerson } from '#app/people/lock_person.server.ts'
import { identifiersOnlyOf, rebuildWords } from '#app/people/person_requests.server.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { mergePeople } from './merge_people.server.ts'
import { recordPersonEvent } from './person_events.server.ts'
import { changePerson, moveRows, rowsOf } from './person_rows.server.ts'

/** `id` is that of the person who has the requests now. */
type Split = { ok: true; id: string } | { ok: false; reason: 'missing' | 'none' | 'all' }

/**
 * Moves these requests to a new person with the id `newId`, along with identifiers that only these requests have. If exactly
 * these were moved before, does nothing. Throws if the store fails.
 */
export async function splitPerson(
	{ db }: Store,
	staff: Staff,
	id: string,
	chosen: readonly string[],
	newId: string,
	now: Date,
): Promise<Split> {
	return db.transaction().execute(async (trx): Promise<Split> => {
		if (!isCurrent(await lockPerson(trx, id, 'to-change'))) return { ok: false, reason: 'missing' }
		const own = await rowsOf(trx, id)
		const requests = own.requests.filter((one) => chosen.includes(one))
		const [first] = requests
		if (first === undefined) {
			const earlier = await splitBefore(trx, id, chosen)
			return earlier === null ? { ok: false, reason: 'none' } : { ok: true, id: earlier }
		}
		if (requests.length === own.requests.length) return { ok: false, reason: 'all' }
		const split = await trx
			.selectFrom('lead_work')
			.select(['lead_id', 'name', 'email', 'phone'])
			.where('lead_id', 'in', requests)
			.execute()
		const name = split.find(({ lead_id }) => lead_id === first)?.name ?? ''
		await addPerson(trx, { name, at: now.toISOString() }, newId)
		await moveRows(trx, { requests, identifiers: [] }, newId)
		const identifiers = (await identifiersOnlyOf(trx, id, split)).map((row) => row.id)
		await moveRows(trx, { requests: [], identifiers }, newId)
		await changePerson(trx, id, {}, now)
		await rebuildWords(trx, newId)
		const details = { requests, identifiers }
		await recordPersonEvent(trx, staff, { personId: id, kind: 'split', otherId: newId, details }, now)
		await recordPersonEvent(trx, staff, { personId: newId, kind: 'split-off', otherId: id, details }, now)
		return { ok: true, id: newId }
	})
}

/** The person to whom exactly these requests of `id` were moved, if still a person of their own; null if there is none. */
async function splitBefore(
	trx: Transaction<Database>,
	id: string,
	chosen: readonly string[],
): Promise<string | null> {
	const splits = await trx
		.selectFrom('person_events')
		.innerJoin('people', 'people.id', 'person_events.other_id')
		.select(['people.id', 'details'])
		.where('person_id', '=', id)
		.where('kind', '=', 'split')
		.where('merged_into', 'is', null)
		.where('people.erased_at', 'is', null)
		.execute()
	const moved = splits.find(({ details }) => isDeepStrictEqual(new Set(details?.requests), new Set(chosen)))
	return moved?.id ?? null
}

/**
 * Undoes a split by merging the two, including everything added to either since. Returns the id of the original person; null
 * if the other no longer exists separately.
 */
export async function undoSplit(
	store: Store,
	staff: Staff,
	id: string,
	other: string,
	now: Date,
): Promise<string | null> {
	const split = await store.db
		.selectFrom('person_events')
		.select(['person_id', 'other_id'])
		.where('kind', '=', 'split')
		.where('person_id', 'in', [id, other])
		.where('other_id', 'in', [id, other])
		.executeTakeFirst()
	if (!split || split.other_id === null) return null
	return (await mergePeople(store, staff, split.person_id, split.other_id, now)) ? split.person_id : null
}
