import type { Facts } from '#app/company/facts_type.ts'
import { serviceMissing } from '#app/content/closed_pages.ts'
import { faqs as faqType } from '#app/content/types/faqs.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Listing } from '#app/content/listing.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { factsIn } from '#app/content/routes.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { FaqRow } from '#db/content_rows.ts'
import type { FaqEntry } from './faq_accordion.tsx'

/** The parts of a snapshot that fill placeholders in questions. */
export type FaqContent = Pick<Snapshot, 'facts' | 'residentialTowns' | 'pickupAreas'>

type Question = Pick<FaqRow, 'id' | 'question' | 'answer'> & Partial<Pick<FaqRow, 'town_slug'>>

/**
 * The wanted questions, in order and ready to show (FQ-01); those of a town are filled with its facts. Leaves
 * out questions of towns without cart service, and those about services that are not offered. Null if they
 * could not be loaded.
 */
export function faqEntries<Row extends Question>(
	faqs: Listing<Row>,
	content: FaqContent,
	today: Date,
	isWanted: (row: Row) => boolean = () => true,
): readonly FaqEntry[] | null {
	if (!faqs.ok) return null
	const { withoutCarts } = content.facts.routes
	const day = localTimeOf(today, content.facts).date
	const shown = faqs.rows.filter((row) => !row.town_slug || !withoutCarts.includes(row.town_slug))
	const entries = shown.filter(isWanted).flatMap((row) => {
		const local = factsIn(row.town_slug, content, day)
		return serviceMissing(faqType, { ...row }, local.services) === null ? [faqEntry(row, local, today)] : []
	})
	return entries.filter(isAnswered)
}

/** Whether anything is left of the answer: not if all of it is about what the company has not stated or does not offer. */
export function isAnswered({ answer }: Pick<FaqEntry, 'answer'>): boolean {
	return answer.some((line) => line !== '')
}

/** A question with its placeholders filled. */
export function faqEntry({ id, question, answer }: Question, facts: Facts, today: Date): FaqEntry {
	return {
		id,
		question: fillPlaceholders(question, facts, today),
		answer: fillPlaceholders(answer, facts, today).split(/\n+/),
	}
}
