import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { answerPanel } from '../messages/answer.server.ts'
import { offersPanel } from '../messages/offers_panel.server.ts'
import { orderPanel } from '../messages/order_panel.server.ts'
import { textPanel } from '../messages/text.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/lead_route.ts'
import { leadPageAction } from './lead_commands.server.ts'
import { LeadHead } from './lead_head.tsx'
import { leadPage } from './lead_page.server.ts'
import { LeadPanels } from './lead_panels.tsx'
import { ListNavigation } from './list_navigation.tsx'

export const meta = officeMeta('Request')

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const [staff, services, now] = [context.get(staffContext), context.get(servicesContext), new Date()]
	const lead = leadKey(params)
	const search = url.searchParams
	const page = await leadPage(services, staff, lead, search, now)
	if (page === null) throw data(null, { status: 404 })
	const composing = { services, staff, place: { lead }, search, now }
	const messages = {
		order: lead.form === 'order' ? await orderPanel(composing) : null,
		answer: answerPanel(composing),
		offers: await offersPanel(composing),
		texts: await textPanel(composing),
	}
	return { ...page, messages, isSaved: search.has('saved') }
}

export const action = leadPageAction

export default function Lead({ loaderData: lead, actionData }: Route.ComponentProps) {
	return (
		<>
			<ListNavigation {...lead.neighbors} />
			<LeadHead lead={lead} />
			<LeadPanels lead={lead} outcome={actionData} />
		</>
	)
}
