import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import { type FaqContent, faqEntries } from '#app/sections/faq/faq_entries.server.ts'
import type { FaqRow } from '#db/content_rows.ts'

/** The questions for boards, ready to show; null where they could not be loaded. */
export function hoaFaqs(
	content: FaqContent & Pick<Snapshot, 'faqs'>,
	today: Date,
): readonly FaqEntry[] | null {
	return faqEntries(content.faqs, content, today, isForHoas)
}

/** Whose category contains hoa, or whose question mentions hoa, community or neighborhood (HO-01). */
export function isForHoas({ category, question }: Pick<FaqRow, 'category' | 'question'>): boolean {
	return /hoa/i.test(category) || /hoa|community|neighborhood/i.test(question)
}
