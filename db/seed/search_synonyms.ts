import type { SearchSynonymRow } from '#db/synonym_rows.ts'
import { seededAt } from './seeded_at.ts'

/** Local names; the built-in thesaurus has the rest. */
const groups: readonly (readonly string[])[] = [
	['herbie', 'herby curby', 'trash cart'],
	['amnesty day', 'free dump day', 'large item pickup'],
]

export const searchSynonyms: readonly SearchSynonymRow[] = groups.map((words, index) => ({
	id: `search-synonym-${index + 1}`,
	words: [...words],
	is_active: true,
	sort_order: (index + 1) * 10,
	created_at: seededAt,
	updated_at: seededAt,
}))
