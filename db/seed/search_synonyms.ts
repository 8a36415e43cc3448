import { z } from 'zod'
import { flag, number, placeOf, text, time } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries } from './entries.ts'
import { seededAt } from './seeded_at.ts'

export const searchSynonymEntries = defineEntries('search_synonyms', {
	columns: { words: z.array(text) },
	/** A plain list of words is enough; the rows of a new store are numbered. */
	optionalColumns: { id: text, is_active: flag, sort_order: number, created_at: time, updated_at: time },
	defaultsOf: (_, index) => ({
		id: `search-synonym-${index + 1}`,
		is_active: true,
		sort_order: placeOf(index),
		created_at: seededAt,
		updated_at: seededAt,
	}),
})

const group = z.preprocess(
	(entry) => (Array.isArray(entry) ? { words: entry as unknown } : entry),
	searchSynonymEntries.schema,
)

/** Local names; the built-in thesaurus has the rest. */
export const searchSynonyms = searchSynonymEntries.rowsOf(readData('search_synonyms.json', z.array(group)))
