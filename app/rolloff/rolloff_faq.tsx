import { useRevalidator } from 'react-router'
import { FaqAccordion, type FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import { FaqFrame } from '#app/sections/faq/faq_frame.tsx'
import { LoadingQuestions } from '#app/sections/faq/loading_questions.tsx'
import { LoadFailure } from './load_failure.tsx'

/** The questions before a rental (RO-02), one open at a time. `faqs` is null if they could not be loaded. */
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
		if (state === 'loading') return <LoadingQuestions rows={6} />
		return <LoadFailure anchor="faq" sentence="Something went wrong loading this section." />
	}
	if (faqs.length === 0) return <p className="text-lead">No FAQs available at this time.</p>
	return <FaqAccordion group="rolloff-faq" faqs={faqs} />
}
