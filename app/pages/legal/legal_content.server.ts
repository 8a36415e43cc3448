import type { Facts } from '#app/company/facts_type.ts'
import type { LegalText } from '#app/content/legal_texts.server.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'

/** A legal text with its facts filled in, and its date as people write it. */
export function legalContent({ effective, sections }: LegalText, facts: Facts, today: Date) {
	const filled = (text: string) => fillPlaceholders(text, facts, today)
	return {
		effective,
		effectiveText: new Date(`${effective}T00:00:00Z`).toLocaleDateString('en-US', {
			dateStyle: 'long',
			timeZone: 'UTC',
		}),
		sections: sections.map(({ id, title, paragraphs }) => ({
			id,
			title: filled(title),
			paragraphs: paragraphs.map((part) =>
				typeof part === 'string' ? filled(part) : { list: part.list.map(filled) },
			),
		})),
	}
}

export type LegalContent = ReturnType<typeof legalContent>
