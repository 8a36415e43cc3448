import { defineRateLimit } from '#platform/limits/rate_limit.ts'

const hour = 60 * 60_000

/** Mails that one member of staff sends about one request. */
export const answerLimit = defineRateLimit({ name: 'answer', allowed: [{ hits: 20, ms: hour }] })

/** Mails that one member of staff sends about all requests: more than anybody can write. */
export const answersLimit = defineRateLimit({ name: 'answers', allowed: [{ hits: 200, ms: hour }] })
