import { telHref } from '#app/company/contact_links.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Call and Get Quote, fixed at the bottom of small screens. */
export function PhoneBar() {
	return (
		<aside
			aria-label="Call or get a quote"
			className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-2 gap-2 border-t border-border bg-background px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden print:hidden"
		>
			<ButtonLink href={telHref()} kind="secondary" data-analytics-event="call_phone_bar">
				<Icon name="phone" />
				Call
			</ButtonLink>
			<ButtonLink to="/contact" kind="loud" data-analytics-event="get_quote_phone_bar">
				Get Quote
			</ButtonLink>
		</aside>
	)
}
