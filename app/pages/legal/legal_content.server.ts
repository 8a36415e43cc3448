import { formatDay } from '#platform/time/format_day.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { type LegalText, legalTexts } from '#app/content/legal_texts.server.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'

/** The two legal pages (LG-01, LG-02), which link to each other. */
export const legalPages = {
	privacy: {
		text: legalTexts.privacy,
		path: '/privacy-policy',
		title: 'Privacy Policy',
		summary:
			'What we learn about you, what we do with it, and how to have it changed or deleted. In short: we use it to haul your trash, and we sell it to nobody.',
	},
	terms: {
		text: legalTexts.terms,
		path: '/terms-of-service',
		title: 'Terms of Service',
		summary:
			'What you can expect of us, what we need from you, when to pay and how to cancel. In short: month to month, no hidden fees, and a person to call.',
	},
} as const

/** A legal text with its placeholders filled and its date formatted. */
export function legalContent({ effective, sections }: LegalText, facts: Facts, today: Date) {
	const filled = (text: string) => fillPlaceholders(text, facts, today)
	return {
		effective,
		effectiveText: formatDay(effective, 'date'),
		sections: sections.map(({ id, title, paragraphs }) => ({
			id,
			title: filled(title),
			paragraphs: paragraphs.flatMap((part) => {
				if (typeof part === 'string') return filled(part) || []
				const list = part.list.map(filled).filter(Boolean)
				return list.length > 0 ? { list } : []
			}),
		})),
	}
}

export type LegalContent = ReturnType<typeof legalContent>
