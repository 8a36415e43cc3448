import { data, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import { leadPathFrom } from '../requests/list_position.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/lead_text_route.ts'
import { begunText } from './begun_text.server.ts'
import { findCorrespondent } from './correspondent.server.ts'
import { handleText } from './text_action.server.ts'
import { TextPanel } from './text_panel.tsx'
import { TextTitle } from './text_title.tsx'
import { textPanel } from './text_panel.server.ts'

export const meta = officeMeta('Text messages')

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const lead = leadKey(params)
	const correspondent = await findCorrespondent(services.store.db, { lead })
	if (correspondent === null) throw data(null, { status: 404 })
	const now = new Date()
	const search = url.searchParams
	const pathOf = (template: string) => leadPathFrom(search, lead, { under: '/text', words: { template } })
	return {
		name: correspondent.name,
		panel: await textPanel(services, correspondent, pathOf, now),
		begun: await begunText(services, staff, { lead }, search.get('template'), now),
		back: leadPathFrom(url.searchParams, lead),
		action: leadPathFrom(url.searchParams, lead, { under: '/text' }),
	}
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	const lead = leadKey(params)
	const pathOf = (words: { text: string }) => leadPathFrom(url.searchParams, lead, { words })
	return handleText(context.get(servicesContext), staff, { lead }, entries, pathOf, new Date())
}

/** Where a text that could not be sent comes back, and a page for texts alone. */
export default function LeadTexts({ loaderData, actionData }: Route.ComponentProps) {
	const { name, panel, begun, back, action: to } = loaderData
	return (
		<>
			<Link to={back} className="link inline-block py-2.5">
				The request
			</Link>
			<TextTitle name={name} />
			<TextPanel panel={panel} action={to} tellsStanding begun={begun} refusal={actionData ?? null} />
		</>
	)
}
