import type { Facts } from '#app/company/facts_type.ts'
import type { Listing } from '#app/content/listing.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { FaqRow } from '#db/content_rows.ts'
import type { FaqEntry } from './faq_accordion.tsx'

type Question = Pick<FaqRow, 'id' | 'question' | 'answer'> & Partial<Pick<FaqRow, 'town_slug'>>

/**
 * The questions that are wanted, in their order (FQ-01), ready to show; none of a town whose carts are not emptied, and none whose
 * whole answer is about what is not offered. Null where they could not be loaded.
 */
export function faqEntries<Row extends Question>(
	faqs: Listing<Row>,
	facts: Facts,
	today: Date,
	isWanted: (row: Row) => boolean = () => true,
): readonly FaqEntry[] | null {
	if (!faqs.ok) return null
	const { withoutCarts } = facts.routes
	const shown = faqs.rows.filter((row) => !row.town_slug || !withoutCarts.includes(row.town_slug))
	const entries = shown.filter(isWanted).map((row) => faqEntry(row, facts, today))
	return entries.filter(({ answer }) => answer.some((line) => line !== ''))
}

/** A question, ready to show. */
export function faqEntry({ id, question, answer }: Question, facts: Facts, today: Date): FaqEntry {
	return {
		id,
		question: fillPlaceholders(question, facts, today),
		answer: fillPlaceholders(answer, facts, today).split(/\n+/),
	}
}
