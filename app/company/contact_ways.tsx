import { Icon } from '#app/ui/icon.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { addressLine, mailHref, mapHref, telHref } from './contact_links.ts'
import { facts } from './facts.ts'
import { OpeningNote } from './opening_note.tsx'

interface Props {
	className?: string
	/** Of each link. */
	entry: string
	/** What the telephone is counted as. */
	analyticsEvent: string
	hasAddress?: boolean
}

/** A list of telephone, with whether the office is open, mail and, if asked for, the address on a map. */
export function ContactWays({ className, entry, analyticsEvent, hasAddress = false }: Props) {
	return (
		<ul className={className}>
			<li>
				<a href={telHref()} className={entry} data-analytics-event={analyticsEvent}>
					<Icon name="phone" />
					{facts.phone}
				</a>
				<OpeningNote className="-mt-1 mb-1 block pl-8 text-[0.9375rem]" />
			</li>
			<li>
				<a href={mailHref()} className={entry}>
					<Icon name="mail" />
					<MailAddress address={facts.email} />
				</a>
			</li>
			{hasAddress && (
				<li>
					<a href={mapHref()} className={entry}>
						<Icon name="pin" />
						{addressLine()}
					</a>
				</li>
			)}
		</ul>
	)
}
