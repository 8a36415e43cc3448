import { defineNetworkLimit } from '#platform/limits/network_limit.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'

const hour = 60 * 60_000

/** Texts that one staff member sends: more than anyone writes by hand. */
export const staffTextLimit = defineRateLimit({ name: 'text', allowed: [{ hits: 120, ms: hour }] })

/** Mails to the office about texts from one number; beyond this limit the texts are still stored. */
export const textMailLimit = defineRateLimit({ name: 'text-mail', allowed: [{ hits: 10, ms: hour }] })

/** How far back Twilio is polled for texts that arrived while no server was running. */
export const missedWithinMs = 72 * hour

/** Takes each text only once, by Twilio's id; remembered for longer than Twilio may report it again. */
export const textOnce = defineRateLimit({ name: 'text-once', allowed: [{ hits: 1, ms: 2 * missedWithinMs }] })

/** Answers to HELP from one number. */
export const helpLimit = defineRateLimit({ name: 'text-help', allowed: [{ hits: 5, ms: hour }] })

/** Reports with a wrong signature from one network. */
export const wrongSignatureLimit = defineNetworkLimit({
	name: 'text-signature',
	allowed: [{ hits: 60, ms: 10 * 60_000 }],
})
