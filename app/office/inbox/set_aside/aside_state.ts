import type { LeadWorkRow } from '#db/inbox_rows.ts'

/** Whether the office has confirmed that a lead set aside is spam. */
export type AsideState = 'undecided' | 'confirmed'

/** Null if the lead was not set aside, or was anonymized and so can no longer become a request. */
export function asideState({
	set_aside_at,
	confirmed_spam_at,
	anonymized_at,
}: Pick<LeadWorkRow, 'set_aside_at' | 'confirmed_spam_at' | 'anonymized_at'>): AsideState | null {
	if (set_aside_at === null || anonymized_at !== null) return null
	return confirmed_spam_at === null ? 'undecided' : 'confirmed'
}
