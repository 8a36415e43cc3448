import type { Snapshot } from '#app/content/snapshot.server.ts'
import { type FaqContent, faqEntries } from '#app/sections/faq/faq_entries.server.ts'
import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import type { FaqRow } from '#db/content_rows.ts'

/** All residential questions in order, including those of single towns (RS-02); null if they could not be loaded. */
export function allResidentialFaqs(
	content: FaqContent & Pick<Snapshot, 'faqs'>,
	today: Date,
): readonly FaqEntry[] | null {
	return faqEntries(content.faqs, content, today, isResidential)
}

/**
 * The questions for all towns and for this one, in order (RT-07), without those about services not offered
 * there; null if they could not be loaded.
 */
export function townFaqs(
	content: FaqContent & Pick<Snapshot, 'faqs'>,
	slug: string,
	today: Date,
): readonly FaqEntry[] | null {
	const isForTown = (row: FaqRow) => isResidential(row) && [null, slug].includes(row.town_slug)
	return faqEntries(content.faqs, content, today, isForTown)
}

function isResidential({ audience }: FaqRow): boolean {
	return audience === 'residential'
}
