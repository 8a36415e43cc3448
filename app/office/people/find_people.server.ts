import { formatPhone } from '#app/people/identifiers.server.ts'
import { searchWords } from '#app/leads/search_text.ts'
import type { Store } from '#db/store.server.ts'
import type { Cursor } from '../kernel/list/cursor.ts'
import { havingWords } from '../kernel/list/having_words.server.ts'
import { fromCursor, readPage } from '../kernel/list/read_page.server.ts'

const pageSize = 50

/** A person in the list. */
export interface FoundPerson {
	id: string
	name: string
	phones: string[]
	mails: string[]
	requests: number
	/** The time of the latest request; null if none is left. */
	latest: string | null
}

export interface PeoplePage {
	people: FoundPerson[]
	/** Cursors of the next and previous pages; null on the last and first page. */
	next: Cursor | null
	previous: Cursor | null
}

/**
 * A page of people who match every word of the query, sorted by name (see `readPage`). A word matches a prefix of a word in the
 * name, a mail address, or a number with or without area code. An empty query matches everybody.
 */
export async function findPeople(
	store: Pick<Store, 'db'>,
	query: string,
	{ cursor = null, size = pageSize }: { cursor?: Cursor | null; size?: number } = {},
): Promise<PeoplePage> {
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

async function withDetails(
	db: Store['db'],
	people: readonly { id: string; name: string }[],
): Promise<FoundPerson[]> {
	if (people.length === 0) return []
	const ids = people.map(({ id }) => id)
	const identifiers = await db
		.selectFrom('person_identifiers')
		.select(['person_id', 'kind', 'value'])
		.where('person_id', 'in', ids)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
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
		const own = identifiers.filter(({ person_id }) => person_id === id)
		const count = countsByPerson.get(id)
		return {
			id,
			name,
			phones: own.filter(({ kind }) => kind === 'phone').map(({ value }) => formatPhone(value)),
			mails: own.filter(({ kind }) => kind === 'mail').map(({ value }) => value),
			requests: Number(count?.requests ?? 0),
			latest: count?.latest ?? null,
		}
	})
}
