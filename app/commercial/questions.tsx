import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import { FaqList } from '#app/sections/faq/faq_list.tsx'

interface Props {
	heading: string
	/** Null if they could not be loaded. */
	faqs: readonly FaqEntry[] | null
	/** Whether the next section has the same background. */
	isJoined?: boolean
}

/** The questions of businesses (CM-05, CM-06); nothing if there are none. */
export function Questions({ heading, faqs, isJoined = false }: Props) {
	if (faqs?.length === 0) return null
	return (
		<section id="faq" aria-labelledby="faq-heading" className={isJoined ? 'section pb-0' : 'section'}>
			<div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
				<h2 id="faq-heading" className="max-w-[14ch] text-title">
					{heading}
				</h2>
				<FaqList faqs={faqs} />
			</div>
		</section>
	)
}
