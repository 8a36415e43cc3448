import type { Snapshot } from '#app/content/snapshot.server.ts'
import { type FaqContent, faqEntries } from '#app/sections/faq/faq_entries.server.ts'
import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import type { FaqRow } from '#db/content_rows.ts'

/** Every residential question in its order, those of single towns among them (RS-02); null where they could not be loaded. */
export function allResidentialFaqs(
	content: FaqContent & Pick<Snapshot, 'faqs'>,
	today: Date,
): readonly FaqEntry[] | null {
	return faqEntries(content.faqs, content, today, isResidential)
}

/** The questions for every town and those of this one, in their order (RT-07), but for what the facts do not offer there; null where they could not be loaded. */
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
