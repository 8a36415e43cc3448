import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** For each searchable table: its id, its table of words, and that table's column with the row's id. */
const wordsOf = {
	lead_work: { id: 'lead_work.lead_id', words: 'lead_words', owner: 'lead_words.lead_id' },
	people: { id: 'people.id', words: 'person_words', owner: 'person_words.person_id' },
} as const

/** Up to this many matches are looked up by id; for more frequent words, scanning in list order finds a page quickly. */
const rareBelow = 1000
/** Sorts after every character, so it ends the range of words with a common prefix. */
const lastLetter = '\u{10FFFF}'

/** Narrows a query to rows that have, for each of these prefixes, a word that starts with it; null if a prefix matches no row. */
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

/** The ids of rows that match the rarest of the prefixes; null if all are frequent. */
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
