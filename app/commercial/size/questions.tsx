import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import { FaqList } from '#app/sections/faq/faq_list.tsx'

/** The questions about this size, where there are any (CM-06). */
export function Questions({ faqs }: { faqs: readonly FaqEntry[] }) {
	if (faqs.length === 0) return null
	return (
		<section id="faq" aria-labelledby="faq-heading" className="section pb-0">
			<div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
				<h2 id="faq-heading" className="max-w-[14ch] text-title">
					Before you decide
				</h2>
				<FaqList faqs={faqs} />
			</div>
		</section>
	)
}
