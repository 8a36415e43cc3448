import { data, useLocation } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { MailPage } from '../answers/mail_page.tsx'
import { leadKey } from '../requests/lead_key.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/offer_route.ts'
import { handleOfferForm, handleWithdrawal } from './offer_action.server.ts'
import { offerContent } from './offer_content.server.ts'
import { OfferForm } from './offer_form.tsx'

export const meta = officeMeta('Offer')

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const content = await offerContent(services, leadKey(params), url.searchParams, new Date())
	if (content === null) throw data(null, { status: 404 })
	return content
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	const services = context.get(servicesContext)
	const lead = leadKey(params)
	const withdrawn = entries.get('withdraw')
	if (typeof withdrawn === 'string')
		return handleWithdrawal(services, staff, lead, withdrawn, url.searchParams, new Date())
	return handleOfferForm(services, staff, lead, entries, url.searchParams, new Date())
}

/** Where an offer is made, looked at, and sent. */
export default function Offer({ loaderData: content, actionData }: Route.ComponentProps) {
	const { key } = useLocation()
	return (
		<MailPage
			title={`An offer to ${content.name}`}
			content={content}
			withoutAddress="There is no mail address to send an offer to. Please call instead."
		>
			{(email) => <OfferForm key={key} content={content} email={email} reply={actionData ?? null} />}
		</MailPage>
	)
}
