import { useRevalidator } from 'react-router'
import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import { Prose } from '#app/company/prose.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

export interface FaqEntry {
	id: string
	question: string
	/** Paragraphs. */
	answer: readonly string[]
}

/** The questions, or null where they could not be loaded. */
export function FaqList({ faqs }: { faqs: readonly FaqEntry[] | null }) {
	const { state, revalidate } = useRevalidator()
	if (faqs) return <Accordion group="faq" items={faqs.map(toItem)} />
	if (state === 'loading') return <Loading />
	return (
		<div role="alert">
			<p className="text-lead font-semibold">Unable to load FAQs. Please try again later.</p>
			<p className="mt-2">
				Or ask us:{' '}
				<a href={telHref()} className="link">
					{facts.phone}
				</a>
				.
			</p>
			<Button kind="secondary" className="needs-script mt-4" onClick={() => void revalidate()}>
				Try Again
			</Button>
		</div>
	)
}

function toItem({ id, question, answer }: FaqEntry) {
	return {
		id,
		heading: question,
		body: (
			<>
				{answer.map((paragraph) => (
					<p key={paragraph}>
						<Prose text={paragraph} />
					</p>
				))}
				{isAboutPaying(question) && (
					<ButtonLink to="/pay-my-bill" target="_blank" kind="secondary">
						Pay My Bill
						<Icon name="external" size={18} />
						<span className="sr-only">(opens in a new tab)</span>
					</ButtonLink>
				)}
			</>
		),
	}
}

/** Whose answer gets the Pay My Bill button (FQ-03). */
export function isAboutPaying(question: string): boolean {
	return question.toLowerCase().includes('how do i pay my bill')
}

/** Five rows, as the list has while it loads (FQ-02). */
function Loading() {
	return (
		<div aria-live="polite" className="border-t-2 border-foreground">
			<span className="sr-only">Loading questions</span>
			{[1, 2, 3, 4, 5].map((row) => (
				<div key={row} className="border-b border-border py-5">
					<Skeleton className="h-5 w-3/4" />
				</div>
			))}
		</div>
	)
}
