import type { Listing } from '#app/content/listing.ts'
import { faqEntries } from '#app/sections/faq/faq_entries.server.ts'
import type { FaqEntry } from '#app/sections/faq/faq_list.tsx'
import type { FaqRow } from '#db/content_rows.ts'

/** Every residential question in its order, those of single towns among them (RS-02); null where they could not be loaded. */
export function allResidentialFaqs(faqs: Listing<FaqRow>, today: Date): readonly FaqEntry[] | null {
	return faqEntries(faqs, 'residential', today)
}

/** The questions for every town and those of this one, in their order (RT-07); null where they could not be loaded. */
export function townFaqs(faqs: Listing<FaqRow>, slug: string, today: Date): readonly FaqEntry[] | null {
	if (!faqs.ok) return null
	const rows = faqs.rows.filter(({ town_slug }) => town_slug === null || town_slug === slug)
	return faqEntries({ ok: true, rows }, 'residential', today)
}
