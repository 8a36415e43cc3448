import { useRevalidator } from 'react-router'
import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import type { FaqEntry } from '#app/sections/faq/faq_list.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { LoadFailure } from './load_failure.tsx'

/** What people ask before they rent (RO-02): one open at a time. `faqs` is null where they could not be loaded. */
export function RolloffFaq({ faqs }: { faqs: readonly FaqEntry[] | null }) {
	return (
		<section id="faq" aria-labelledby="faq-heading" className="section print:hidden">
			<div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
				<div className="lg:sticky lg:top-28 lg:self-start">
					<h2 id="faq-heading" className="text-title">
						Before the truck comes
					</h2>
					<p className="mt-4 max-w-[40ch] text-lead text-muted-foreground">
						Size, weight, driveway, street. Anything else:{' '}
						<a href={telHref()} className="link whitespace-nowrap" data-analytics-event="call_rolloff_faq">
							{facts.phone}
						</a>
						.
					</p>
				</div>
				<Questions faqs={faqs} />
			</div>
		</section>
	)
}

function Questions({ faqs }: { faqs: readonly FaqEntry[] | null }) {
	const { state } = useRevalidator()
	if (!faqs) {
		if (state === 'loading') return <Loading />
		return <LoadFailure sentence="Something went wrong loading this section." />
	}
	if (faqs.length === 0) return <p className="text-lead">No FAQs available at this time.</p>
	const items = faqs.map(({ id, question, answer }) => ({
		id,
		heading: question,
		body: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
	}))
	return <Accordion group="rolloff-faq" items={items} />
}

/** Six rows, as the list has while it loads (RO-02). */
function Loading() {
	return (
		<output className="block border-t-2 border-foreground">
			<span className="sr-only">Loading questions</span>
			{[1, 2, 3, 4, 5, 6].map((row) => (
				<span key={row} className="block border-b border-border py-5">
					<Skeleton className="h-5 w-3/4" />
				</span>
			))}
		</output>
	)
}
