import { withChoices } from '#app/company/link_choices.ts'
import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { OtherServices } from '#app/sections/call_to_action/other_services.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

const others = [
	{ name: 'A cart at home', text: 'Residential service', to: '/residential' },
	{ name: 'A cleanout or a remodel', text: 'Roll-off dumpsters', to: '/roll-off-dumpsters' },
	{ name: 'A whole neighborhood', text: 'HOA services', to: '/hoa-services' },
]

/** The call to action (CM-05). */
export function OverviewClosing({ title, description }: { title: string; description: string }) {
	return (
		<OtherServices heading={title} text={description} question="Not a business?" links={others}>
			<ButtonLink
				to={withChoices('/contact', { service: 'commercial' })}
				kind="loud"
				data-analytics-event="get_quote_closing"
			>
				Get Commercial Quote
			</ButtonLink>
			<CallButton kind="secondary" data-analytics-event="call_closing" />
			<OpeningNote className="self-center text-[0.9375rem]" />
		</OtherServices>
	)
}
