import { z } from 'zod'
import { readData } from './content_files.ts'
import { seededAt } from './seeded_at.ts'

/** Local names; the built-in thesaurus has the rest. */
const groups = readData('search_synonyms.json', z.array(z.array(z.string()).min(2)))

export const searchSynonyms = groups.map((words, index) => ({
	id: `search-synonym-${index + 1}`,
	words,
	is_active: true,
	sort_order: (index + 1) * 10,
	created_at: seededAt,
	updated_at: seededAt,
}))
