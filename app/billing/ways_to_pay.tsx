import type { ReactNode } from 'react'
import { CallLink } from '#app/company/call_link.tsx'
import { addressLine, mapHref } from '#app/company/contact_links.ts'
import { useFacts } from '#app/company/current_facts.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { counted } from '#platform/text/counted.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

/** How to pay a bill while no portal is connected (FI-32). `hours` are the office's, as a sentence. */
export function WaysToPay({ hours }: { hours: string }) {
	const facts = useFacts()
	return (
		<section id="ways-to-pay" aria-labelledby="ways-heading" className="section scroll-mt-24">
			<div className="wrap">
				<h2 id="ways-heading" className="text-title">
					Three ways to pay
				</h2>
				<div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-3">
					<Way icon="phone" title="By phone">
						<p>
							<CallLink
								className="link mr-3 inline-block py-2.5 text-xl"
								data-analytics-event="call_billing"
							/>{' '}
							<OpeningNote className="inline-block text-[0.9375rem]" />
						</p>
						<p className="mt-2">Have your customer ID handy. {hours}.</p>
					</Way>
					<Way icon="mail" title="By check">
						<p className="mt-2">
							Make it out to <strong>{facts.name}</strong>, write your customer ID on it, and mail it to{' '}
							<a href={mapHref(facts)} className="link">
								{addressLine(facts)}
							</a>
							.
						</p>
						<p className="mt-2">Mail it a few days before it is due.</p>
					</Way>
					<Way icon="clock" title="We call you">
						<p className="mt-2">
							Leave your name and number in{' '}
							<a href="#account-update" className="link">
								the form below
							</a>{' '}
							and write that you would like to pay. We follow up within{' '}
							{counted(facts.promises.accountUpdateDays, 'business day')}.
						</p>
					</Way>
				</div>
			</div>
		</section>
	)
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
	return (
		<div className="flex gap-4 border-t-2 border-foreground pt-5">
			<Icon name={icon} size={28} className="mt-0.5 text-primary" />
			<div className="max-w-[46ch] min-w-0 wrap-anywhere">
				<h3 className="text-subtitle">{title}</h3>
				{children}
			</div>
		</div>
	)
}
