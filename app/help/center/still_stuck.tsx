import { CallButton } from '#app/company/call_button.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** Contact options for a question that no article answers. */
export function StillStuck() {
	const { services } = useFacts()
	return (
		<section aria-labelledby="stuck-heading" className="wrap pb-16 print:hidden">
			<div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-t-2 border-foreground pt-8">
				<div>
					<h2 id="stuck-heading" className="text-subtitle">
						Didn’t find it?
					</h2>
					<p className="mt-2 max-w-[56ch]">Ask us. Someone in the office answers.</p>
				</div>
				<div className="flex flex-wrap gap-3">
					<CallButton data-analytics-event="call_help" />
					{services.residential && (
						<>
							<ButtonLink to="/pickup-day" kind="secondary">
								Find my pickup day
							</ButtonLink>
							<ButtonLink to="/service-request" kind="secondary">
								Send a service request
							</ButtonLink>
						</>
					)}
					<ButtonLink to="/contact" kind="secondary">
						Write to us
					</ButtonLink>
					<OpeningNote className="self-center text-[0.9375rem]" />
				</div>
			</div>
		</section>
	)
}
