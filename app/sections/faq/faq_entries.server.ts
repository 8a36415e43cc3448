import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { FaqRow } from '#db/content_rows.ts'
import type { FaqEntry } from './faq_accordion.tsx'

/** The questions of one list in their order (FQ-01), ready to show; null where they could not be loaded. */
export function faqEntries(
	{ faqs, facts }: Pick<Snapshot, 'faqs' | 'facts'>,
	audience: FaqRow['audience'],
	today: Date,
): readonly FaqEntry[] | null {
	if (!faqs.ok) return null
	return faqs.rows
		.filter((row) => row.audience === audience)
		.map(({ id, question, answer }) => ({
			id,
			question: fillPlaceholders(question, facts, today),
			answer: fillPlaceholders(answer, facts, today).split(/\n+/),
		}))
}
