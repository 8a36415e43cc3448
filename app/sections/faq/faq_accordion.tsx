import type { ReactNode } from 'react'
import { Prose } from '#app/company/prose.tsx'
import { Accordion } from '#app/ui/accordion.tsx'

export interface FaqEntry {
	id: string
	question: string
	/** The paragraphs of the answer. */
	answer: readonly string[]
}

interface Props {
	faqs: readonly FaqEntry[]
	/** Entries with the same group open one at a time; without one, any number may be open. */
	group?: string
	/** Renders content below an entry's answer. */
	below?: (faq: FaqEntry) => ReactNode
}

/** Questions with collapsed answers. */
export function FaqAccordion({ faqs, group, below }: Props) {
	return (
		<Accordion
			group={group}
			items={faqs.map((faq) => ({
				id: faq.id,
				heading: faq.question,
				body: (
					<>
						{faq.answer.map((paragraph) => (
							<p key={paragraph}>
								<Prose text={paragraph} />
							</p>
						))}
						{below?.(faq)}
					</>
				),
			}))}
		/>
	)
}
