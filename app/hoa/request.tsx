import { mailHref, telHref } from '#app/company/contact_links.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { facts } from '#app/company/facts.ts'
import { hoaAnswer } from '#app/company/promises.ts'
import { hoaForm } from '#app/leads/hoa/definition.ts'
import { HoaForm } from '#app/leads/hoa/form.tsx'
import type { Receipt } from '#app/leads/lead_result.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'

/** The HOA quote form with what to have at hand, the same on both HOA pages (HO-02). */
export function HoaRequest({ receipt }: { receipt: Receipt | null }) {
	const row = 'inline-flex min-h-11 items-center gap-3 font-semibold'
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
					<ul className="mt-5">
						<li>
							<a href={telHref()} className={row} data-analytics-event="call_hoa_form">
								<Icon name="phone" />
								{facts.phone}
							</a>
							<OpeningNote className="-mt-1 mb-1 block pl-8 text-[0.9375rem]" />
						</li>
						<li>
							<a href={mailHref()} className={row}>
								<Icon name="mail" />
								<MailAddress address={facts.email} />
							</a>
						</li>
					</ul>
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
