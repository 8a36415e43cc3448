import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { ChangedBy } from '#app/content/office_rules.ts'
import { addPerson } from '#app/people/find_or_add_person.server.ts'
import { isCurrent, lockPerson } from '#app/people/lock_person.server.ts'
import { identifiersOnlyOf } from '#app/people/person_identifiers.server.ts'
import { rebuildWords } from '#app/people/person_words.server.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { mergePeople } from './merge_people.server.ts'
import { changePerson, moveRows, recordPersonEvent, rowsOf } from './person_rows.server.ts'

/** `id` is that of the person who has the requests now. */
type Split = { ok: true; id: string } | { ok: false; reason: 'missing' | 'none' | 'all' }

/**
 * Moves these requests to a new person with the id `newId`, along with identifiers that only these requests have. If exactly
 * these were moved before, does nothing. Throws if the store fails.
 */
export async function splitPerson(
	{ db }: Store,
	id: string,
	chosen: readonly string[],
	newId: string,
	actor: ChangedBy,
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
		await addPerson(trx, { name, at: actor.now.toISOString() }, newId)
		await moveRows(trx, { requests, identifiers: [] }, newId)
		const identifiers = (await identifiersOnlyOf(trx, id, split)).map((row) => row.id)
		await moveRows(trx, { requests: [], identifiers }, newId)
		await changePerson(trx, id, {}, actor.now)
		await rebuildWords(trx, newId)
		const details = { requests, identifiers }
		await recordPersonEvent(trx, { personId: id, kind: 'split', otherId: newId, details }, actor)
		await recordPersonEvent(trx, { personId: newId, kind: 'split-off', otherId: id, details }, actor)
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
	id: string,
	other: string,
	actor: ChangedBy,
): Promise<string | null> {
	const split = await store.db
		.selectFrom('person_events')
		.select(['person_id', 'other_id'])
		.where('kind', '=', 'split')
		.where('person_id', 'in', [id, other])
		.where('other_id', 'in', [id, other])
		.executeTakeFirst()
	if (!split || split.other_id === null) return null
	return (await mergePeople(store, split.person_id, split.other_id, actor)) ? split.person_id : null
}
