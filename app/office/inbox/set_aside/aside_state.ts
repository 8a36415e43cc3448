import type { LeadWorkRow } from '#db/inbox_rows.ts'

/** What the office has said of what was set aside as spam: nothing yet, or that it is. */
export type AsideState = 'undecided' | 'confirmed'

/** Null for what was not set aside, and for what nobody can make a request of any more, as who asked was taken out. */
export function asideState({
	set_aside_at,
	confirmed_spam_at,
	anonymized_at,
}: Pick<LeadWorkRow, 'set_aside_at' | 'confirmed_spam_at' | 'anonymized_at'>): AsideState | null {
	if (set_aside_at === null || anonymized_at !== null) return null
	return confirmed_spam_at === null ? 'undecided' : 'confirmed'
}
