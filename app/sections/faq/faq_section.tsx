import { FaqFrame } from './faq_frame.tsx'
import type { FaqEntry } from './faq_accordion.tsx'
import { FaqList } from './faq_list.tsx'

/** Common questions beside the phone number. */
export function FaqSection({ faqs }: { faqs: readonly FaqEntry[] | null }) {
	return (
		<FaqFrame
			heading="What people ask"
			introduction="Something else? Call"
			analyticsEvent="call_faq"
			className="bg-muted"
		>
			<FaqList faqs={faqs} />
		</FaqFrame>
	)
}
