import type { SavedBy } from './opened_row.server.ts'

/** The beginning of a sentence about another person's save. */
export function formatSavedBy(saved: SavedBy | null): string {
	return saved ? `${saved.name} saved this` : 'This was changed'
}
