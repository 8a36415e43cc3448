import { Link, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { mergedInto } from '#app/people/current_person.server.ts'
import { type Submission, officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { LeadFields } from '../requests/lead_fields.tsx'
import { leadKey } from '../requests/lead_key.server.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/message_route.ts'
import { answer } from './answer.server.ts'
import { type Composer, messageComposer } from './compose_message.server.ts'
import { MessageForm } from './message_form.tsx'
import { messageValues } from './message_values.ts'
import type { LeadPlace } from './message_kind.ts'
import { offer } from './offer.server.ts'
import { text } from './text.server.ts'
import { TextPanel } from './text_panel.tsx'

const toPerson = messageComposer(text)
const aboutRequest = { answer: messageComposer(answer), offer: messageComposer(offer), text: toPerson }

/** Returns the kind of message about a request, by the last segment of the route's path. */
function kindOf(pattern: string): Composer<LeadPlace> {
	if (pattern.endsWith('/answer')) return aboutRequest.answer
	return pattern.endsWith('/offer') ? aboutRequest.offer : aboutRequest.text
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	officeMeta(loaderData?.title ?? 'Message')({ matches })

export async function loader({ context, params: { form, id }, pattern, url }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const written = { services, staff, search: url.searchParams, now: new Date() }
	if (form !== undefined) return kindOf(pattern).page({ ...written, place: { lead: leadKey({ form, id }) } })
	const current = await mergedInto(services.store.db, id)
	if (current !== null) throw redirect(`/admin/people/${current}/text${url.search}`)
	return toPerson.page({ ...written, place: { personId: id } })
}

type MessageSubmission = Submission<{ form?: string; id: string }>

async function compose({ params: { form, id }, pattern, url, ...submission }: MessageSubmission) {
	const written = { ...submission, search: url.searchParams }
	if (form !== undefined)
		return kindOf(pattern).compose({ ...written, place: { lead: leadKey({ form, id }) } }, submission.form)
	const current = await mergedInto(submission.services.store.db, id)
	// The person was merged into another one in the meantime: the browser repeats the POST there.
	if (current !== null) throw redirect(`/admin/people/${current}/text`, 307)
	return toPerson.compose({ ...written, place: { personId: id } }, submission.form)
}

export const action = officeAction({
	keeps: ({ form, pattern }: MessageSubmission) => messageValues(kindOf(pattern).fields, form),
	commands: { send: compose, preview: compose, withdraw: compose, seen: compose },
	usual: 'send',
})

/** The page for writing, previewing and sending a message; also shows a text that could not be sent. */
export default function Message({ loaderData: page, actionData }: Route.ComponentProps) {
	const { heading, about, back } = page
	const refusal = actionData ?? null
	return (
		<>
			<Link to={back.to} className="link inline-block py-2.5">
				{back.name}
			</Link>
			<div className="mb-7 border-b-2 border-foreground pb-4">
				<h1 className="text-[1.75rem] wrap-anywhere">{heading}</h1>
				{about !== '' && <p className="mt-1 text-muted-foreground">{about}</p>}
			</div>
			{'texts' in page ? (
				<TextPanel panel={page.texts} saysConsent refusal={refusal} />
			) : (
				<div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
					{page.form === null ? <p>{page.instead}</p> : <MessageForm form={page.form} refusal={refusal} />}
					<LeadFields fields={page.asked} />
				</div>
			)}
		</>
	)
}
