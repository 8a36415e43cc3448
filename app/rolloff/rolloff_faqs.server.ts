import { facts } from '#app/company/facts.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Listing } from '#app/content/listing.ts'
import type { FaqEntry } from '#app/sections/faq/faq_list.tsx'
import type { RolloffFaqRow } from '#db/content_rows.ts'

/** The roll-off questions in their order, ready to show; null where they could not be loaded. */
export function rolloffFaqs(faqs: Listing<RolloffFaqRow>, today: Date): readonly FaqEntry[] | null {
	if (!faqs.ok) return null
	return faqs.rows.map(({ id, question, answer }) => ({
		id,
		question: fillPlaceholders(question, facts, today),
		answer: fillPlaceholders(answer, facts, today).split(/\n+/),
	}))
}
