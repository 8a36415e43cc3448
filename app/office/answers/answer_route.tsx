import { data, useLocation } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/answer_route.ts'
import { handleAnswer } from './answer_action.server.ts'
import { answerContent } from './answer_content.server.ts'
import { AnswerForm } from './answer_form.tsx'
import { MailPage } from './mail_page.tsx'

export const meta = officeMeta('Answer')

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const content = await answerContent(
		context.get(servicesContext),
		staff,
		leadKey(params),
		url.searchParams,
		new Date(),
	)
	if (content === null) throw data(null, { status: 404 })
	return content
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	const services = context.get(servicesContext)
	return handleAnswer(services, staff, leadKey(params), entries, url.searchParams, new Date())
}

/** Where an answer to a request is written, looked at, and sent. */
export default function Answer({ loaderData: content, actionData }: Route.ComponentProps) {
	const { key } = useLocation()
	return (
		<MailPage
			title={`Answer ${content.name}`}
			content={content}
			withoutAddress="There is no mail address to answer to. Please call instead."
		>
			{(email) => <AnswerForm key={key} content={content} email={email} reply={actionData ?? null} />}
		</MailPage>
	)
}
