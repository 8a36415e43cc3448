import type { ReactNode } from 'react'
import { addressLine, mailHref, mapHref, telHref } from '#app/company/contact_links.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { facts } from '#app/company/facts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'

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
					<ul className="mt-6 max-sm:hidden">
						<li>
							<a href={telHref()} className={row} data-analytics-event="call_contact">
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
						<li>
							<a href={mapHref()} className={row}>
								<Icon name="pin" />
								{addressLine()}
							</a>
						</li>
					</ul>
				</div>
				<div className="rounded-lg border border-border bg-background p-5 sm:p-8">{children}</div>
			</div>
		</section>
	)
}
