import { redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { sessionContext } from '../../sign_in/session.server.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import type { Route } from './+types/device_route.ts'
import { addSubscription, removeSubscription } from './subscriptions.server.ts'

export function loader(): never {
	throw redirect('/admin/account/notices')
}

/** Adds or removes the subscription of the browser that sends it. Answers `{ fault }`, null when it is done. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const session = context.get(sessionContext)
	const form = await readForm(request)
	const endpoint = typedText(form, 'endpoint')
	if (typedText(form, 'do') === 'remove') {
		await removeSubscription(services, session, { endpoint })
		return Response.json({ fault: null })
	}
	const sent = { endpoint, p256dh: typedText(form, 'p256dh'), auth: typedText(form, 'auth') }
	const { userAgent } = context.get(visitorContext)
	const fault = await addSubscription(services, session, sent, userAgent, new Date())
	return Response.json({ fault }, { status: fault === null ? 200 : 422 })
}
