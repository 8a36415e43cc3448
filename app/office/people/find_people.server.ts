import { readIdentifiers, valuesOf } from '#app/people/person_identifiers.server.ts'
import { formatPhone } from '#app/people/identifiers.server.ts'
import { searchWords } from '#app/leads/search_text.ts'
import type { Store } from '#db/store.server.ts'
import type { Cursor } from '../kernel/list/cursor.ts'
import { havingWords } from '../kernel/list/having_words.server.ts'
import { fromCursor, readPage } from '../kernel/list/read_page.server.ts'

const pageSize = 50

export type PeoplePage = Awaited<ReturnType<typeof findPeople>>

/**
 * A page of people who match every word of the query, sorted by name (see `readPage`). A word matches a prefix of a word in the
 * name, a mail address, or a number with or without area code. An empty query matches everybody.
 */
export async function findPeople(
	store: Pick<Store, 'db'>,
	query: string,
	{ cursor = null, size = pageSize }: { cursor?: Cursor | null; size?: number } = {},
) {
	const { db } = store
	const known = db
		.selectFrom('people')
		.select(['id', 'name', 'sort_key'])
		.where('merged_into', 'is', null)
		.where('erased_at', 'is', null)
	const keys = await havingWords(db, 'people', known, searchWords(query))
	if (keys === null) return { people: [], next: null, previous: null }
	const byName = { by: 'sort_key', id: 'id', direction: 'asc' } as const
	const { rows, next, previous } = await readPage(
		cursor,
		size,
		(from, limit) => fromCursor(keys, byName, from, limit).execute(),
		({ id, sort_key }) => ({ id, value: sort_key }),
	)
	return { people: await withDetails(db, rows), next, previous }
}

async function withDetails(db: Store['db'], people: readonly { id: string; name: string }[]) {
	if (people.length === 0) return []
	const ids = people.map(({ id }) => id)
	const identifiers = Map.groupBy(await readIdentifiers(db, ids), ({ person_id }) => person_id)
	const counts = await db
		.selectFrom('lead_work')
		.select([
			'person_id',
			({ fn }) => fn.countAll().as('requests'),
			({ fn }) => fn.max('created_at').as('latest'),
		])
		.where('person_id', 'in', ids)
		.groupBy('person_id')
		.execute()
	const countsByPerson = new Map(counts.map((row) => [row.person_id, row]))
	return people.map(({ id, name }) => {
		const own = identifiers.get(id) ?? []
		const count = countsByPerson.get(id)
		return {
			id,
			name,
			phones: valuesOf(own, 'phone').map(formatPhone),
			mails: valuesOf(own, 'mail'),
			requests: Number(count?.requests ?? 0),
			/** The time of the latest request; null if none is left. */
			latest: count?.latest ?? null,
		}
	})
}
