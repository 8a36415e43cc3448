import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** Words that mean the same to neighbors, added by staff to the built-in thesaurus. */
export interface SearchSynonymRow {
	id: string
	/** At least two words or phrases. */
	words: string[]
	is_active: boolean
	sort_order: number
	created_at: Timestamp
	updated_at: Timestamp
}

export const synonymTables = {
	search_synonyms: table<SearchSynonymRow>({
		words: 'json',
		is_active: 'boolean',
		created_at: 'time',
		updated_at: 'time',
	}),
}
