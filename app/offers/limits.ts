import { defineNetworkLimit } from '#platform/limits/network_limit.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'

const minute = 60_000

/** Limits answers to offers from one network. */
export const offerLimit = defineNetworkLimit({
	name: 'offer',
	allowed: [
		{ hits: 30, ms: 10 * minute },
		{ hits: 100, ms: 60 * minute },
	],
})

/** Limits questions about one offer. */
export const questionLimit = defineRateLimit({
	name: 'offer-question',
	allowed: [
		{ hits: 5, ms: 60 * minute },
		{ hits: 15, ms: 24 * 60 * minute },
	],
})
