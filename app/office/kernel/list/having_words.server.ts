import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** The words by which the rows of a table are found: in which table they stand, and its column with the row's id. */
const wordsOf = {
	lead_work: { id: 'lead_work.lead_id', words: 'lead_words', owner: 'lead_words.lead_id' },
	people: { id: 'people.id', words: 'person_words', owner: 'person_words.person_id' },
} as const

/** Up to so many rows are looked up by id; more frequent words are met soon enough while reading in order. */
const rareBelow = 1000
/** Above every letter that a word can go on with. */
const lastLetter = '\u{10FFFF}'

/** Narrows a query of a table to the rows that have a word with each of these beginnings; null where no row has one of them. */
export async function havingWords<TB extends keyof Database, Row>(
	db: Kysely<Database>,
	table: keyof typeof wordsOf & TB,
	query: SelectQueryBuilder<Database, TB, Row>,
	words: readonly string[],
): Promise<SelectQueryBuilder<Database, TB, Row> | null> {
	const id = sql.ref(wordsOf[table].id)
	const rare = await rareMatches(db, table, words)
	if (rare?.length === 0) return null
	let narrowed = rare === null ? query : query.where(sql<boolean>`${id} in (${sql.join(rare)})`)
	for (const word of words)
		narrowed = narrowed.where(
			sql<boolean>`exists (${withWord(table, word)} and ${sql.ref(wordsOf[table].owner)} = ${id})`,
		)
	return narrowed
}

/** The ids of the rows that have the rarest of the words; null if each is frequent. */
async function rareMatches(
	db: Kysely<Database>,
	table: keyof typeof wordsOf,
	words: readonly string[],
): Promise<string[] | null> {
	for (const word of words.toSorted((a, b) => b.length - a.length)) {
		const { rows } = await sql<{ id: string }>`${withWord(table, word)} limit ${rareBelow}`.execute(db)
		if (rows.length < rareBelow) return [...new Set(rows.map(({ id }) => id))]
	}
	return null
}

function withWord(table: keyof typeof wordsOf, word: string) {
	const { words, owner } = wordsOf[table]
	return sql`select ${sql.ref(owner)} as id from ${sql.table(words)} where word >= ${word} and word < ${word + lastLetter}`
}
