import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type Identifier, identifiersOf, keyOf } from './identifiers.server.ts'

/** The most recent requests that are searched for one with the same number and mailbox. */
const mostRequests = 500

/**
 * The person whose request has these identifiers; null if none. All identifiers must match, because otherwise
 * anyone could become a person by typing their number. For a request taken by staff (`isHeard`), the caller
 * may add an identifier of a kind the person lacks. `owners` are keyed by `keyOf`.
 */
export async function findRequester(
	trx: Transaction<Database>,
	identifiers: readonly Identifier[],
	owners: ReadonlyMap<string, string>,
	isHeard: boolean,
): Promise<string | null> {
	const matched = [...new Set(owners.values())]
	const [only] = matched
	if (only === undefined) return null
	const free = identifiers.filter((one) => !owners.has(keyOf(one)))
	const isTheirs = free.length === 0 || (isHeard && !(await hasOthers(trx, only, free)))
	if (matched.length === 1 && isTheirs) return only
	return whoSentTheSame(trx, matched, identifiers)
}

/** Whether a person already has identifiers of the same kinds. */
async function hasOthers(
	trx: Transaction<Database>,
	personId: string,
	identifiers: readonly Identifier[],
): Promise<boolean> {
	const kinds = identifiers.map(({ kind }) => kind)
	const other = await trx
		.selectFrom('person_identifiers')
		.select('id')
		.where('person_id', '=', personId)
		.where('kind', 'in', kinds)
		.limit(1)
		.executeTakeFirst()
	return other !== undefined
}

/**
 * Finds, among these people and those recorded as similar, who has sent a request with exactly these
 * identifiers before.
 */
async function whoSentTheSame(
	trx: Transaction<Database>,
	people: readonly string[],
	identifiers: readonly Identifier[],
): Promise<string | null> {
	const alike = await trx
		.selectFrom('person_likenesses')
		.select(['person_id', 'other_id'])
		.where((eb) => eb.or([eb('person_id', 'in', people), eb('other_id', 'in', people)]))
		.execute()
	const candidates = [...people, ...alike.flatMap(({ person_id, other_id }) => [person_id, other_id])]
	const requests = await trx
		.selectFrom('lead_work')
		.innerJoin('people', 'people.id', 'lead_work.person_id')
		.select(['people.id', 'email', 'phone'])
		.where('people.id', 'in', [...new Set(candidates)])
		.where('people.merged_into', 'is', null)
		.where('people.erased_at', 'is', null)
		.orderBy('lead_work.created_at', 'desc')
		.orderBy('lead_work.lead_id')
		.limit(mostRequests)
		.execute()
	const keys = (found: readonly Identifier[]) => found.map(keyOf).join('\n')
	const same = requests.find((request) => keys(identifiersOf(request)) === keys(identifiers))
	return same?.id ?? null
}
