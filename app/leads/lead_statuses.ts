import type { LeadStatus } from '#db/inbox_rows.ts'

/** How far a lead can have come, in the order in which it goes. */
export const leadStatuses = [
	'new',
	'contacted',
	'won',
	'lost',
	'spam',
] as const satisfies readonly LeadStatus[]

/** How the requests of a form go: a sale is won or lost, an order is confirmed, service work is done. */
export type LeadWay = 'sale' | 'order' | 'service'

interface WayWords {
	/** What the office calls the statuses. `won` is the good end of every way. */
	labels: Readonly<Record<LeadStatus, string>>
	/** Those that are set by hand; an order is confirmed with its cart and day. */
	byHand: readonly LeadStatus[]
}

const usual = { new: 'New', contacted: 'Contacted', won: 'Won', lost: 'Lost', spam: 'Spam' }

export const leadWays: Readonly<Record<LeadWay, WayWords>> = {
	sale: { labels: usual, byHand: leadStatuses },
	order: { labels: { ...usual, won: 'Confirmed' }, byHand: ['new', 'contacted', 'lost', 'spam'] },
	service: { labels: { ...usual, won: 'Done' }, byHand: ['new', 'contacted', 'won', 'spam'] },
}

/** The statuses that a form offers for a request: those set by hand, and the one that it has. */
export function offeredStatuses(way: LeadWay, current: LeadStatus): LeadStatus[] {
	return leadStatuses.filter((status) => status === current || leadWays[way].byHand.includes(status))
}

/** Whether nothing more is to be done with a lead of this status. */
export function isSettled(status: LeadStatus): boolean {
	return status !== 'new' && status !== 'contacted'
}
