import { ContactWays } from '#app/company/contact_ways.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { hoaAnswer } from '#app/company/promises.ts'
import { hoaForm } from '#app/leads/hoa/definition.ts'
import { HoaForm } from '#app/leads/hoa/form.tsx'
import type { Receipt } from '#app/leads/lead_result.ts'

/** The HOA quote form with notes on what to prepare, the same on both HOA pages (HO-02). */
export function HoaRequest({ receipt }: { receipt: Receipt | null }) {
	const facts = useFacts()
	const row = 'inline-flex items-start gap-3 py-3 leading-tight font-semibold'
	return (
		<section aria-labelledby="request-heading" className="section bg-muted print:hidden">
			<div className="wrap grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
				<div>
					<h2 id="request-heading" className="text-title">
						Figures for your board
					</h2>
					<p className="mt-4 max-w-[40ch] text-lead">{hoaAnswer(facts)} It is free, with no obligation.</p>
					<p className="mt-5 max-w-[44ch]">
						A close guess at the number of units will do; we count again when we drive through.
					</p>
					<ContactWays className="mt-5" entry={row} analyticsEvent="call_hoa_form" />
				</div>
				<div
					id={hoaForm.anchor}
					className="scroll-mt-24 rounded-lg border border-border bg-background p-5 sm:p-8"
				>
					<HoaForm receipt={receipt} />
				</div>
			</div>
		</section>
	)
}
