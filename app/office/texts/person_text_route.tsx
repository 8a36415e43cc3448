import { data, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { officeMeta } from '../shell/office_meta.ts'
import { requireRole } from '../sign_in/staff.server.ts'
import type { Route } from './+types/person_text_route.ts'
import { findCorrespondent } from './correspondent.server.ts'
import { handleText } from './text_action.server.ts'
import { TextPanel } from './text_panel.tsx'
import { textPanel } from './text_panel.server.ts'

export const meta = officeMeta('Text messages')

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	requireRole(context, 'office', 'editor', 'owner')
	const services = context.get(servicesContext)
	const correspondent = await findCorrespondent(services.store.db, { personId: id })
	if (correspondent === null) throw data(null, { status: 404 })
	return { panel: await textPanel(services, correspondent, new Date()), page: `/admin/people/${id}` }
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
	const staff = requireRole(context, 'office', 'editor', 'owner')
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	const pathOf = (words: { text: string }) => `/admin/people/${id}?${new URLSearchParams(words)}`
	return handleText(context.get(servicesContext), staff, { personId: id }, entries, pathOf, new Date())
}

/** Where a text that could not be sent comes back, and a page for texts alone. */
export default function PersonTexts({ loaderData: { panel, page }, actionData }: Route.ComponentProps) {
	return (
		<>
			<Link to={page} className="link inline-block py-2.5">
				The person
			</Link>
			<TextPanel panel={panel} action={`${page}/text`} tellsStanding refusal={actionData ?? null} />
		</>
	)
}
