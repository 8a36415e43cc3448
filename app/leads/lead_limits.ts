import { type Allowance, defineRateLimit } from '#platform/limits/rate_limit.ts'

const minute = 60_000

/** Above the first, a lead is marked for review; above the second it is not taken if its address is one visitor's. */
const household: readonly Allowance[] = [
	{ hits: 10, ms: 10 * minute },
	{ hits: 60, ms: 60 * minute },
]
/** A site with many IPv6 networks (/48) counts as this many households, not as 65,536. */
const householdsOfSite = 4

/** Leads of all forms from one network. */
export const leadLimit = defineRateLimit({ name: 'lead', allowed: household })

/** Leads of all forms from the networks of one customer of a provider. */
export const siteLimit = defineRateLimit({
	name: 'lead-site',
	allowed: household.map(({ hits, ms }) => ({ hits: hits * householdsOfSite, ms })),
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
