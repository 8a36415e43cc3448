import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { addressLine, mailHref, mapHref } from '#app/company/contact_links.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { Prose } from '#app/company/prose.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import type { ContactContent } from './contact_content.server.ts'

interface Props {
	entries: ContactContent['facts']
	guarantee: ContactContent['guarantee']
}

/** Other ways to reach us, service area, hours, and the promised response time (CT-01, CT-03). */
export function ContactFacts({ entries: { heading, phone, email, areas, hours }, guarantee }: Props) {
	const facts = useFacts()
	return (
		<section aria-labelledby="contact-info" className="lg:pt-12">
			<h2 id="contact-info" className="text-title">
				{heading.title}
			</h2>
			<p className="mt-3">{heading.description}</p>
			{facts.services.residential && (
				<p className="mt-3">
					Already a customer? Report a missed pickup or a broken cart, or skip weeks, with a{' '}
					<Link to="/service-request" className="link">
						service request
					</Link>
					. Not sure of your day?{' '}
					<Link to="/pickup-day" className="link">
						Find your pickup day
					</Link>
					.
				</p>
			)}
			<div className="mt-6 border-t-2 border-foreground">
				<Entry icon="phone" {...phone}>
					<CallLink className="link mr-3 inline-block py-2.5 text-xl" data-analytics-event="call_contact" />
					<OpeningNote className="mb-2 inline-block text-[0.9375rem]" />
				</Entry>
				<Entry icon="mail" {...email}>
					<a href={mailHref(facts.email)} className="link inline-block py-2.5">
						<MailAddress address={facts.email} />
					</a>
				</Entry>
				<Entry icon="clock" {...hours} />
				<Entry icon="truck" {...areas} />
				<Entry icon="pin" title="The office" description="">
					<a href={mapHref(facts)} className="link inline-block py-2.5">
						{addressLine(facts)}
					</a>
				</Entry>
			</div>
			<aside aria-label={guarantee.title} className="band mt-8 rounded-lg p-6">
				<h3 className="text-subtitle">{guarantee.title}</h3>
				<p className="mt-2">{guarantee.description}</p>
			</aside>
		</section>
	)
}

interface EntryProps {
	icon: IconName
	title: string
	/** Shown line by line. */
	description: string
	children?: ReactNode
}

function Entry({ icon, title, description, children }: EntryProps) {
	return (
		<div className="flex gap-4 border-b border-border py-5">
			<Icon name={icon} size={24} className="mt-0.5 text-primary" />
			<div>
				<h3 className="text-lg tracking-normal">{title}</h3>
				{children}
				{description
					.split('\n')
					.filter(Boolean)
					.map((line) => (
						<p key={line} className="mt-1">
							<Prose text={line} />
						</p>
					))}
			</div>
		</div>
	)
}
