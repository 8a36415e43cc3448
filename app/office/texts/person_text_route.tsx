import { data, Link, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { mergedInto } from '#app/people/current_person.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/person_text_route.ts'
import { begunText } from './begun_text.server.ts'
import { findCorrespondent } from './correspondent.server.ts'
import { personTextPath } from './person_text_path.ts'
import { handleText } from './text_action.server.ts'
import { TextPanel } from './text_panel.tsx'
import { TextTitle } from './text_title.tsx'
import { textPanel } from './text_panel.server.ts'

export const meta = officeMeta('Text messages')

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const current = await mergedInto(services.store.db, id)
	if (current !== null) throw redirect(`/admin/people/${current}/text${url.search}`)
	const correspondent = await findCorrespondent(services.store.db, { personId: id })
	if (correspondent === null) throw data(null, { status: 404 })
	const now = new Date()
	const page = `/admin/people/${id}`
	return {
		name: correspondent.name,
		panel: await textPanel(services, correspondent, (template) => personTextPath(id, template), now),
		begun: await begunText(services, staff, { personId: id }, url.searchParams.get('template'), now),
		page,
	}
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	const services = context.get(servicesContext)
	const current = await mergedInto(services.store.db, id)
	// The form is sent again, to whoever the person was merged into meanwhile.
	if (current !== null) throw redirect(`/admin/people/${current}/text`, 307)
	const pathOf = (words: { text: string }) => `/admin/people/${id}?${new URLSearchParams(words)}`
	return handleText(services, staff, { personId: id }, entries, pathOf, new Date())
}

/** Where a text that could not be sent comes back, and a page for texts alone. */
export default function PersonTexts({ loaderData, actionData }: Route.ComponentProps) {
	const { name, panel, begun, page } = loaderData
	return (
		<>
			<Link to={page} className="link inline-block py-2.5">
				The person
			</Link>
			<TextTitle name={name} />
			<TextPanel
				panel={panel}
				action={`${page}/text`}
				tellsStanding
				begun={begun}
				refusal={actionData ?? null}
			/>
		</>
	)
}
