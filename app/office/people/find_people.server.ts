import { formatPhone } from '#app/people/identifiers.server.ts'
import { searchWords } from '#app/leads/search_text.ts'
import type { Store } from '#db/store.server.ts'
import type { Cursor } from '../kernel/list/cursor.ts'
import { fromCursor, readPage } from '../kernel/list/read_page.server.ts'

export const pageSize = 50

/** A person as the list shows them. */
export interface FoundPerson {
	id: string
	name: string
	phones: string[]
	mails: string[]
	requests: number
	/** When the latest request came; null where none is left. */
	latest: string | null
}

export interface PeoplePage {
	people: FoundPerson[]
	/** The next and previous pages; null on the last and the first. */
	next: Cursor | null
	previous: Cursor | null
}

/** A word that fewer people have is looked up first; a more frequent one is met soon enough when people are read in order. */
const rareBelow = 2000

/**
 * A page of the people who have every word of the query, sorted by name (see `readPage`). A word matches the beginning of a word of
 * the name, of a mail address, or of a number with or without area code. An empty query matches everybody.
 */
export async function findPeople(
	store: Pick<Store, 'db'>,
	query: string,
	{ cursor = null, size = pageSize }: { cursor?: Cursor | null; size?: number } = {},
): Promise<PeoplePage> {
	const { db } = store
	const words = searchWords(query)
	const rare = await rareMatches(db, words)
	if (rare?.length === 0) return { people: [], next: null, previous: null }
	let keys = db
		.selectFrom('people')
		.select(['id', 'name', 'sort_key'])
		.where('merged_into', 'is', null)
		.where('erased_at', 'is', null)
	for (const word of words)
		keys = keys.where(({ exists, selectFrom }) =>
			exists(
				selectFrom('person_words')
					.select('person_words.word')
					.whereRef('person_words.person_id', '=', 'people.id')
					.where('person_words.word', '>=', word)
					.where('person_words.word', '<', endOf(word)),
			),
		)
	if (rare !== null) keys = keys.where('id', 'in', rare)
	const byName = { by: 'sort_key', id: 'id', direction: 'asc' } as const
	const { rows, next, previous } = await readPage(
		cursor,
		size,
		(from, limit) => fromCursor(keys, byName, from, limit).execute(),
		({ id, sort_key }) => ({ id, value: sort_key }),
	)
	return { people: await withDetails(db, rows), next, previous }
}

const endOf = (word: string) => `${word}\u{10FFFF}`

/** The ids of the people who have a rare word of the query; null if each word is frequent. */
async function rareMatches(db: Store['db'], words: readonly string[]): Promise<string[] | null> {
	for (const word of words.toSorted((a, b) => b.length - a.length)) {
		const found = await db
			.selectFrom('person_words')
			.select('person_id')
			.where('word', '>=', word)
			.where('word', '<', endOf(word))
			.limit(rareBelow)
			.execute()
		if (found.length < rareBelow) return [...new Set(found.map((row) => row.person_id))]
	}
	return null
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
