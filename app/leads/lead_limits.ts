import { defineNetworkLimit } from '#platform/limits/network_limit.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'

const minute = 60_000

/**
 * Leads of all forms from one network. Above the first limit, a lead is marked for review; above the second,
 * it is refused unless its address is shared.
 */
export const leadLimit = defineNetworkLimit({
	name: 'lead',
	allowed: [
		{ hits: 10, ms: 10 * minute },
		{ hits: 60, ms: 60 * minute },
	],
})

/** Receipts to one mailbox; above these limits the lead is stored, but its receipt is not mailed. */
export const receiptLimit = defineRateLimit({
	name: 'receipt',
	allowed: [
		{ hits: 3, ms: 60 * minute },
		{ hits: 10, ms: 24 * 60 * minute },
	],
})

/** Requests that one staff member takes on the phone: more than anyone can handle. */
export const phoneLeadLimit = defineRateLimit({
	name: 'phone-lead',
	allowed: [{ hits: 200, ms: 60 * minute }],
})
