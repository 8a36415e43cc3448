import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'

/** The roll-off questions in their order, ready to show; null where they could not be loaded. */
export function rolloffFaqs(
	{ rolloffFaqs: faqs, facts }: Pick<Snapshot, 'rolloffFaqs' | 'facts'>,
	today: Date,
): readonly FaqEntry[] | null {
	if (!faqs.ok) return null
	return faqs.rows.map(({ id, question, answer }) => ({
		id,
		question: fillPlaceholders(question, facts, today),
		answer: fillPlaceholders(answer, facts, today).split(/\n+/),
	}))
}
