import { Icon } from '#app/ui/icon.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { CallLink } from './call_link.tsx'
import { addressLine, mailHref, mapHref } from './contact_links.ts'
import { useFacts } from './current_facts.ts'
import { OpeningNote } from './opening_note.tsx'

interface Props {
	className?: string
	/** The class of each link. */
	entry: string
	/** The event name that a click on the phone number is counted under. */
	analyticsEvent: string
	hasAddress?: boolean
}

/**
 * A list with the phone number and whether the office is open, the mail address and, if asked for, the
 * address on a map.
 */
export function ContactWays({ className, entry, analyticsEvent, hasAddress = false }: Props) {
	const facts = useFacts()
	return (
		<ul className={className}>
			<li>
				<CallLink className={entry} data-analytics-event={analyticsEvent}>
					<Icon name="phone" />
					{facts.phone}
				</CallLink>
				<OpeningNote className="-mt-1 mb-1 block pl-8 text-[0.9375rem]" />
			</li>
			<li>
				<a href={mailHref(facts.email)} className={entry}>
					<Icon name="mail" />
					<MailAddress address={facts.email} />
				</a>
			</li>
			{hasAddress && (
				<li>
					<a href={mapHref(facts)} className={entry}>
						<Icon name="pin" />
						{addressLine(facts)}
					</a>
				</li>
			)}
		</ul>
	)
}
