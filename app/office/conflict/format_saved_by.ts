import type { SavedBy } from './opened_row.server.ts'

/** How a sentence about another person's save begins. */
export function formatSavedBy(saved: SavedBy | null): string {
	return saved ? `${saved.name} saved this` : 'This was changed'
}
