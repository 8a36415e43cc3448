import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import { FaqList } from '#app/sections/faq/faq_list.tsx'

/** What businesses ask (CM-05); nothing when there are no questions, null where they could not be loaded. */
export function CommercialFaq({ faqs }: { faqs: readonly FaqEntry[] | null }) {
	if (faqs?.length === 0) return null
	return (
		<section id="faq" aria-labelledby="faq-heading" className="section">
			<div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
				<h2 id="faq-heading" className="max-w-[14ch] text-title">
					What businesses ask
				</h2>
				<FaqList faqs={faqs} />
			</div>
		</section>
	)
}
