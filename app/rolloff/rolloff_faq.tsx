import { useRevalidator } from 'react-router'
import { Prose } from '#app/company/prose.tsx'
import { FaqFrame } from '#app/sections/faq/faq_frame.tsx'
import type { FaqEntry } from '#app/sections/faq/faq_list.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { LoadFailure } from './load_failure.tsx'

/** What people ask before they rent (RO-02): one open at a time. `faqs` is null where they could not be loaded. */
export function RolloffFaq({ faqs }: { faqs: readonly FaqEntry[] | null }) {
	return (
		<FaqFrame
			heading="Before the truck comes"
			introduction="Size, weight, driveway, street. Anything else:"
			analyticsEvent="call_rolloff_faq"
			className="print:hidden"
		>
			<Questions faqs={faqs} />
		</FaqFrame>
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
		body: answer.map((paragraph) => (
			<p key={paragraph}>
				<Prose text={paragraph} />
			</p>
		)),
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
