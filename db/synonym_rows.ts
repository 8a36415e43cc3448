import type { Timestamp } from '#platform/database/timestamp.ts'

/** Words that mean the same to neighbors; staff add the ones that the built-in thesaurus does not have. */
export interface SearchSynonymRow {
	id: string
	/** Two words or phrases at least. */
	words: string[]
	is_active: boolean
	sort_order: number
	created_at: Timestamp
	updated_at: Timestamp
}
