import type { FoundText } from '../content_type.ts'

export const answer = {
	control: 'textarea',
	label: 'Answer',
	hint: 'A new line makes a new paragraph.',
} as const

/** A question as a search entry that links to its place among all questions. */
export function answered(id: string, question: string, text: string): FoundText {
	return { title: question, summary: text.replaceAll(/\s+/g, ' '), path: `/faqs#${id}` }
}
