import type { ReactNode } from 'react'
import { ContactWays } from '#app/company/contact_ways.tsx'

/** The general quote form (`children`) beside the other ways to reach us (HM-12). */
export function ContactBlock({
	heading,
	text,
	children,
}: {
	heading: string
	text: string
	children: ReactNode
}) {
	const row = 'inline-flex min-h-11 items-center gap-3 font-semibold'
	return (
		<section id="quote" aria-labelledby="quote-heading" className="section bg-muted print:hidden">
			<div className="wrap grid items-start gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
				<div>
					<h2 id="quote-heading" className="text-title">
						{heading}
					</h2>
					<p className="mt-4 max-w-[44ch] text-lead">{text}</p>
					<ContactWays className="mt-6 max-sm:hidden" entry={row} analyticsEvent="call_contact" hasAddress />
				</div>
				<div className="rounded-lg border border-border bg-background p-5 sm:p-8">{children}</div>
			</div>
		</section>
	)
}
