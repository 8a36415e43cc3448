import { Icon } from '#app/ui/icon.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import type { PersonPageData } from './person_page.server.ts'

/** The person's name, contacts and next pickups. */
export function PersonHead({ person }: { person: PersonPageData }) {
	if (person.erased !== null) {
		return (
			<div className="mb-7 border-b-2 border-foreground pb-4">
				<h1 className="text-[1.75rem]">{person.name}</h1>
				<p className="mt-1 text-muted-foreground">
					Everything that identified this person was removed, {person.erased}. What they asked for still
					counts.
				</p>
			</div>
		)
	}
	const { phones, mails, otherNames, area } = person
	return (
		<div className="mb-7 border-b-2 border-foreground pb-4">
			<h1 className="text-[1.75rem] wrap-anywhere">{person.name}</h1>
			<p className="mt-1 text-muted-foreground">
				Since {person.since}
				{otherNames.length > 0 && ` · also wrote as ${otherNames.join(', ')}`}
			</p>
			<ul className="mt-3 flex flex-wrap gap-x-6 text-lg font-semibold">
				{phones.map(({ shown, tel }) => (
					<li key={tel}>
						<a href={tel} className="link inline-flex min-h-11 items-center gap-2 whitespace-normal!">
							<Icon name="phone" />
							{shown}
						</a>
					</li>
				))}
				{mails.map((mail) => (
					<li key={mail} className="min-w-0">
						<a
							href={`mailto:${encodeURIComponent(mail)}`}
							className="link inline-flex min-h-11 items-center gap-2 whitespace-normal!"
						>
							<Icon name="mail" className="shrink-0" />
							<MailAddress address={mail} />
						</a>
					</li>
				))}
			</ul>
			{area && (
				<p className="mt-1">
					Pickup on <strong>{area.weekday}</strong>,{' '}
					<a href={area.to} className="link">
						{area.name}
					</a>
					{area.isByAddress && ' (by the address)'}
				</p>
			)}
		</div>
	)
}
