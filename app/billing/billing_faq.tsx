import { CallLink } from '#app/company/call_link.tsx'
import { FaqAccordion, type FaqEntry } from '#app/sections/faq/faq_accordion.tsx'

/** Six questions about bills, one open at a time (PB-07). */
export function BillingFaq({ faqs }: { faqs: readonly FaqEntry[] }) {
	return (
		<section
			aria-labelledby="billing-faq-heading"
			className="section border-t border-border bg-secondary text-secondary-foreground"
		>
			<div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.7fr]">
				<div className="lg:sticky lg:top-28 lg:self-start">
					<h2 id="billing-faq-heading" className="text-title">
						About your bill
					</h2>
					<p className="mt-3 text-lead">
						Not here? Call <CallLink data-analytics-event="call_billing_faq" />.
					</p>
				</div>
				<FaqAccordion group="billing-faq" faqs={faqs} />
			</div>
		</section>
	)
}
