import type { LeadStatus } from '#db/inbox_rows.ts'

/** How far a lead can have come, in the order in which it goes. */
export const leadStatuses = [
	'new',
	'contacted',
	'won',
	'lost',
	'spam',
] as const satisfies readonly LeadStatus[]
