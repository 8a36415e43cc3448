import { Link, data, useLocation } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { LeadFields } from '../inbox/lead_fields.tsx'
import { leadKey } from '../inbox/lead_key.server.ts'
import { officeMeta } from '../shell/office_meta.ts'
import { requireRole } from '../sign_in/staff.server.ts'
import type { Route } from './+types/answer_route.ts'
import { handleAnswer } from './answer_action.server.ts'
import { answerContent } from './answer_content.server.ts'
import { AnswerForm } from './answer_form.tsx'

export const meta = officeMeta('Answer')

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const staff = requireRole(context, 'office', 'editor', 'owner')
	const template = url.searchParams.get('template')
	const content = await answerContent(
		context.get(servicesContext),
		staff,
		leadKey(params),
		template,
		new Date(),
	)
	if (content === null) throw data(null, { status: 404 })
	return content
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const staff = requireRole(context, 'office', 'editor', 'owner')
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	return handleAnswer(context.get(servicesContext), staff, leadKey(params), entries, new Date())
}

/** Where an answer to a request is written, looked at, and sent. */
export default function Answer({ loaderData: content, actionData }: Route.ComponentProps) {
	const { key } = useLocation()
	return (
		<>
			<Link to={content.back} className="link inline-block py-2.5">
				Back to the request
			</Link>
			<div className="mb-7 border-b-2 border-foreground pb-4">
				<h1 className="text-[1.75rem] wrap-anywhere">Answer {content.name}</h1>
				<p className="mt-1 text-muted-foreground">{content.about}</p>
			</div>
			<div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				{content.email === null ? (
					<p>There is no mail address to answer to. Please call instead.</p>
				) : (
					<AnswerForm key={key} content={content} email={content.email} reply={actionData ?? null} />
				)}
				<LeadFields fields={content.fields} />
			</div>
		</>
	)
}
