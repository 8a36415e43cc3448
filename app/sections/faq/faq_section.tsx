import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import { type FaqEntry, FaqList } from './faq_list.tsx'

/** What people ask before they call, beside the number to call. */
export function FaqSection({ faqs }: { faqs: readonly FaqEntry[] | null }) {
	return (
		<section id="faq" aria-labelledby="faq-heading" className="section bg-muted">
			<div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
				<div className="lg:sticky lg:top-28 lg:self-start">
					<h2 id="faq-heading" className="text-title">
						Asked at the curb
					</h2>
					<p className="mt-4 max-w-[40ch] text-lead text-muted-foreground">
						Something else? Call{' '}
						<a href={telHref} className="link whitespace-nowrap" data-analytics-event="call_faq">
							{facts.phone}
						</a>
						.
					</p>
				</div>
				<FaqList faqs={faqs} />
			</div>
		</section>
	)
}
