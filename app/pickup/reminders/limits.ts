import { defineNetworkLimit } from '#platform/limits/network_limit.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'

const minute = 60_000

/** Limits requests for reminders from one network. */
export const subscribeLimit = defineNetworkLimit({
	name: 'reminders',
	allowed: [
		{ hits: 10, ms: 10 * minute },
		{ hits: 40, ms: 60 * minute },
	],
})

/** Limits changes to one subscription. */
export const changeLimit = defineRateLimit({
	name: 'reminders-change',
	allowed: [
		{ hits: 20, ms: 10 * minute },
		{ hits: 60, ms: 60 * minute },
	],
})
