import { defineNetworkLimit } from '#platform/limits/network_limit.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'

const hour = 60 * 60_000

/** Texts that one member of staff sends: more than anybody writes by hand. */
export const staffTextLimit = defineRateLimit({ name: 'text', allowed: [{ hits: 120, ms: hour }] })

/** Mails to the office about texts of one number; above these the texts are stored all the same. */
export const textMailLimit = defineRateLimit({ name: 'text-mail', allowed: [{ hits: 10, ms: hour }] })

/** How far back Twilio is asked again and again for what nobody was there to take. */
export const missedWithinMs = 72 * hour

/** A text is taken once by Twilio's name for it, longer than it may be told of. */
export const textOnce = defineRateLimit({ name: 'text-once', allowed: [{ hits: 1, ms: 2 * missedWithinMs }] })

/** Answers to HELP of one number. */
export const helpLimit = defineRateLimit({ name: 'text-help', allowed: [{ hits: 5, ms: hour }] })

/** Reports with a wrong signature from one network. */
export const wrongSignatureLimit = defineNetworkLimit({
	name: 'text-signature',
	allowed: [{ hits: 60, ms: 10 * 60_000 }],
})
