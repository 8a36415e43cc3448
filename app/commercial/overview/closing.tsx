import { bring } from '#app/company/brought_along.ts'
import { telHref } from '#app/company/contact_links.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { facts } from '#app/company/facts.ts'
import { OtherServices } from '#app/sections/call_to_action/other_services.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

const others = [
	{ name: 'A cart at home', text: 'Residential service', to: '/residential' },
	{ name: 'A cleanout or a remodel', text: 'Roll-off dumpsters', to: '/roll-off-dumpsters' },
	{ name: 'A whole neighborhood', text: 'HOA services', to: '/hoa-services' },
]

/** The last word (CM-05). */
export function OverviewClosing({ title, description }: { title: string; description: string }) {
	return (
		<OtherServices heading={title} text={description} question="Not a business?" links={others}>
			<ButtonLink
				to={bring('/contact', { service: 'commercial' })}
				kind="loud"
				data-analytics-event="get_quote_closing"
			>
				Get Commercial Quote
			</ButtonLink>
			<ButtonLink href={telHref()} kind="secondary" data-analytics-event="call_closing">
				<Icon name="phone" />
				{facts.phone}
			</ButtonLink>
			<OpeningNote className="self-center text-[0.9375rem]" />
		</OtherServices>
	)
}
