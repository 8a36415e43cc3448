import type { LeadStatus } from '#db/inbox_rows.ts'

/** The statuses of a lead, in order of progress. */
export const leadStatuses = [
	'new',
	'contacted',
	'won',
	'lost',
	'spam',
] as const satisfies readonly LeadStatus[]

/** The workflow of a form's requests: a sale is won or lost, an order is confirmed, service work is done. */
export type LeadWay = 'sale' | 'order' | 'service'

interface WayWords {
	/** The office's labels for the statuses. `won` is the successful end of every workflow. */
	labels: Readonly<Record<LeadStatus, string>>
	/** The statuses that staff can set; an order is confirmed through its cart and first pickup instead. */
	byHand: readonly LeadStatus[]
}

const usual = { new: 'New', contacted: 'Contacted', won: 'Won', lost: 'Lost', spam: 'Spam' }

export const leadWays: Readonly<Record<LeadWay, WayWords>> = {
	sale: { labels: usual, byHand: leadStatuses },
	order: { labels: { ...usual, won: 'Confirmed' }, byHand: ['new', 'contacted', 'lost', 'spam'] },
	service: { labels: { ...usual, won: 'Done' }, byHand: ['new', 'contacted', 'won', 'spam'] },
}

/** The statuses to choose from for a request: those that staff can set, and its current one. */
export function offeredStatuses(way: LeadWay, current: LeadStatus): LeadStatus[] {
	return leadStatuses.filter((status) => status === current || leadWays[way].byHand.includes(status))
}

/** The statuses of leads that need more work. */
export const openStatuses: readonly LeadStatus[] = ['new', 'contacted']

/** Whether a lead of this status needs no more work. */
export function isSettled(status: LeadStatus): boolean {
	return !openStatuses.includes(status)
}
