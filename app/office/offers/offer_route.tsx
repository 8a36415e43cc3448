import { Link, data, useLocation } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { LeadFields } from '../inbox/lead_fields.tsx'
import { leadKey } from '../inbox/lead_key.server.ts'
import { officeMeta } from '../shell/office_meta.ts'
import { requireRole } from '../sign_in/staff.server.ts'
import type { Route } from './+types/offer_route.ts'
import { handleOfferForm, handleWithdrawal } from './offer_action.server.ts'
import { offerContent } from './offer_content.server.ts'
import { OfferForm } from './offer_form.tsx'

export const meta = officeMeta('Offer')

export async function loader({ context, params }: Route.LoaderArgs) {
	requireRole(context, 'office', 'editor', 'owner')
	const content = await offerContent(context.get(servicesContext), leadKey(params), new Date())
	if (content === null) throw data(null, { status: 404 })
	return content
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const staff = requireRole(context, 'office', 'editor', 'owner')
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	const services = context.get(servicesContext)
	const withdrawn = entries.get('withdraw')
	if (typeof withdrawn === 'string')
		return handleWithdrawal(services, staff, leadKey(params), withdrawn, new Date())
	return handleOfferForm(services, staff, leadKey(params), entries, new Date())
}

/** Where an offer is made, looked at, and sent. */
export default function Offer({ loaderData: content, actionData }: Route.ComponentProps) {
	const { key } = useLocation()
	return (
		<>
			<Link to={content.back} className="link inline-block py-2.5">
				Back to the request
			</Link>
			<div className="mb-7 border-b-2 border-foreground pb-4">
				<h1 className="text-[1.75rem] wrap-anywhere">An offer to {content.name}</h1>
				<p className="mt-1 text-muted-foreground">{content.about}</p>
			</div>
			<div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				{content.email === null ? (
					<p>There is no mail address to send an offer to. Please call instead.</p>
				) : (
					<OfferForm key={key} content={content} email={content.email} reply={actionData ?? null} />
				)}
				<LeadFields fields={content.fields} />
			</div>
		</>
	)
}
