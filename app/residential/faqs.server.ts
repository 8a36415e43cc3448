import { serviceMissing } from '#app/content/closed_pages.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { faqs as faqType } from '#app/content/types/faqs.ts'
import { faqEntries } from '#app/sections/faq/faq_entries.server.ts'
import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import type { FaqRow } from '#db/content_rows.ts'

/** Every residential question in its order, those of single towns among them (RS-02); null where they could not be loaded. */
export function allResidentialFaqs(
	{ faqs, facts }: Pick<Snapshot, 'faqs' | 'facts'>,
	today: Date,
): readonly FaqEntry[] | null {
	return faqEntries(faqs, facts, today, isResidential)
}

/** The questions for every town and those of this one, in their order (RT-07), but for what the facts do not offer there; null where they could not be loaded. */
export function townFaqs(
	{ faqs, facts }: Pick<Snapshot, 'faqs' | 'facts'>,
	slug: string,
	today: Date,
): readonly FaqEntry[] | null {
	const isForTown = (row: FaqRow) =>
		isResidential(row) &&
		[null, slug].includes(row.town_slug) &&
		serviceMissing(faqType, { ...row }, facts.services) === null
	return faqEntries(faqs, facts, today, isForTown)
}

function isResidential({ audience }: FaqRow): boolean {
	return audience === 'residential'
}
