import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import { FaqAccordion, type FaqEntry } from '#app/sections/faq/faq_accordion.tsx'

/** Six questions about bills, one open at a time (PB-07). */
export function BillingFaq({ faqs }: { faqs: readonly FaqEntry[] }) {
	return (
		<section
			aria-labelledby="billing-faq-heading"
			className="section border-t border-border bg-secondary text-secondary-foreground"
		>
			<div className="wrap max-w-4xl">
				<h2 id="billing-faq-heading" className="text-title">
					About your bill
				</h2>
				<p className="mt-3 mb-8 text-lead">
					Not here? Call{' '}
					<a href={telHref()} className="link" data-analytics-event="call_billing_faq">
						{facts.phone}
					</a>
					.
				</p>
				<FaqAccordion group="billing-faq" faqs={faqs} />
			</div>
		</section>
	)
}
