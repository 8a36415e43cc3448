import type { Snapshot } from '#app/content/snapshot.server.ts'
import { faqEntries } from '#app/sections/faq/faq_entries.server.ts'
import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'

/** Every residential question in its order, those of single towns among them (RS-02); null where they could not be loaded. */
export function allResidentialFaqs(
	content: Pick<Snapshot, 'faqs' | 'facts'>,
	today: Date,
): readonly FaqEntry[] | null {
	return faqEntries(content, 'residential', today)
}

/** The questions for every town and those of this one, in their order (RT-07); null where they could not be loaded. */
export function townFaqs(
	{ faqs, facts }: Pick<Snapshot, 'faqs' | 'facts'>,
	slug: string,
	today: Date,
): readonly FaqEntry[] | null {
	if (!faqs.ok) return null
	const rows = faqs.rows.filter(({ town_slug }) => town_slug === null || town_slug === slug)
	return faqEntries({ faqs: { ok: true, rows }, facts }, 'residential', today)
}
