import type { SavedBy } from '../kernel/store/opened_row.server.ts'
import { formatSavedBy } from '../kernel/store/format_saved_by.ts'
import type { LowContrastPair } from './contrast.ts'

type Refused =
	| { reason: 'unavailable'; message: string }
	| { reason: 'faint'; pairs: readonly LowContrastPair[] }
	| { reason: 'conflict'; savedBy: SavedBy | null }
	| { reason: 'gone' | 'active' | 'invalid' }

/** Why a palette was not changed, in a sentence. */
export function refusalMessage(refused: Refused): string {
	switch (refused.reason) {
		case 'unavailable':
			return refused.message
		case 'faint':
			return `Parts of the site could not be read: ${refused.pairs.map(formatPair).join('; ')}.`
		case 'active':
			return 'The site wears this palette. Use another one first.'
		case 'gone':
			return 'That palette is no longer there.'
		case 'conflict':
			return `${formatSavedBy(refused.savedBy)} while you were at it, so nothing of yours is saved yet. What they set stands under what you both changed: save again to have yours there.`
		case 'invalid':
			return 'Some of it is not clear yet.'
	}
}

/** A sentence such as `by day, muted-foreground on card has 3.1 to 1 and needs 4.5`. */
export function formatPair({ scheme, over, under, ratio, minRatio }: LowContrastPair): string {
	return `by ${scheme}, ${over} on ${under} has ${ratio.toFixed(1)} to 1 and needs ${minRatio}`
}
