import type { Facts } from '#app/company/facts_type.ts'
import type { RefusalReason } from './lead_result.ts'

/** A sentence for a refusal that no single field caused, or null. */
export function refusalSentence(reason: RefusalReason, { phone }: Pick<Facts, 'phone'>): string | null {
	return sentences[reason]?.(phone) ?? null
}

const sentences: Partial<Record<RefusalReason, (phone: string) => string>> = {
	'too-many': (phone) =>
		`We have had many requests from your connection in the last hour. Please wait a while, or call us at ${phone}.`,
	'too-long': (phone) =>
		`That is more than our form can take. Please shorten your message, or call us at ${phone} and tell us the rest.`,
	'too-slow': (phone) =>
		`Your photos came so slowly that we stopped waiting, so nothing was stored. Please send your request without them, or call us at ${phone}.`,
	unreadable: (phone) =>
		`We could not read what your browser sent, so nothing was stored. Please try again, or call us at ${phone}.`,
	unavailable: (phone) =>
		`We could not make sure that we have your request. Please send it again in a minute (we count it once), or call us at ${phone}.`,
}
