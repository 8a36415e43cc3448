import { withChoices } from '#app/company/link_choices.ts'
import { CallButton } from '#app/company/call_button.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { OtherServices } from '#app/sections/call_to_action/other_services.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

const others = [
	{ name: 'A whole neighborhood', text: 'HOA services', to: '/hoa-services' },
	{ name: 'A shop or an office', text: 'Commercial dumpsters', to: '/commercial' },
	{ name: 'A cleanout or a remodel', text: 'Roll-off dumpsters', to: '/roll-off-dumpsters' },
]

/** The call to action (RS-04), with links to other services. */
export function OverviewClosing() {
	const facts = useFacts()
	return (
		<OtherServices
			heading="Ready when you are"
			text={`Call ${facts.phone}, or send us your address, and we tell you your price and your day.`}
			question="Not a cart at home?"
			links={others}
		>
			<CallButton kind="secondary" data-analytics-event="call_closing">
				Call
			</CallButton>
			<ButtonLink
				to={withChoices('/contact', { service: 'residential-services' })}
				kind="loud"
				data-analytics-event="get_quote_closing"
			>
				Get Quote Online
			</ButtonLink>
		</OtherServices>
	)
}
