import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import { FaqList } from '#app/sections/faq/faq_list.tsx'

/** The questions of boards; nothing if there are none. */
export function Questions({ faqs }: { faqs: readonly FaqEntry[] | null }) {
	if (faqs?.length === 0) return null
	return (
		<section aria-labelledby="hoa-faq-heading" className="section">
			<div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.7fr]">
				<h2 id="hoa-faq-heading" className="text-title lg:sticky lg:top-28 lg:self-start">
					What boards ask us
				</h2>
				<FaqList faqs={faqs} />
			</div>
		</section>
	)
}
