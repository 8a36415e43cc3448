import { defineNetworkLimit } from '#platform/limits/network_limit.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'

const minute = 60_000

/** Leads of all forms from one network: above the first, a lead is marked for review; above the second it is not taken if its address is one visitor's. */
export const leadLimit = defineNetworkLimit({
	name: 'lead',
	allowed: [
		{ hits: 10, ms: 10 * minute },
		{ hits: 60, ms: 60 * minute },
	],
})

/** Receipts to one mailbox; above these the lead is kept and only its receipt is not mailed. */
export const receiptLimit = defineRateLimit({
	name: 'receipt',
	allowed: [
		{ hits: 3, ms: 60 * minute },
		{ hits: 10, ms: 24 * 60 * minute },
	],
})

/** Requests that one member of staff takes on the phone: more than anybody can talk. */
export const phoneLeadLimit = defineRateLimit({
	name: 'phone-lead',
	allowed: [{ hits: 200, ms: 60 * minute }],
})
