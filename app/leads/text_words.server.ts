import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { foldedWords } from '#platform/text/words.ts'

const longestWord = 80
/** More distinct words than a message or note of 4,000 characters usefully has. */
const mostWords = 600

/** Indexes a text of a lead for search: the customer's message, or a note of the office. */
export async function addTextWords(trx: Kysely<Database>, leadId: string, text: string): Promise<void> {
	const words = new Set(foldedWords(text).map((word) => word.slice(0, longestWord).toWellFormed()))
	const rows = [...words].slice(0, mostWords).map((word) => ({ word, lead_id: leadId }))
	if (rows.length === 0) return
	await trx
		.insertInto('lead_words')
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}
