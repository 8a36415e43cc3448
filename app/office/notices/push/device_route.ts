import { redirect } from 'react-router'
import { visitorContext } from '#app/context.server.ts'
import { officeAction } from '../../kernel/screens/commands.server.ts'
import { sessionContext } from '../../sign_in/session.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { addSubscription, removeSubscription } from './subscriptions.server.ts'

export function loader(): never {
	throw redirect('/admin/account/notices')
}

/** Adds or removes the subscription of the browser that sends it. Responds with `{ error }`, null when it is done. */
export const action = officeAction({
	commands: {
		async add({ services, context, form, now }) {
			const [endpoint, p256dh, auth] = [
				formText(form, 'endpoint'),
				formText(form, 'p256dh'),
				formText(form, 'auth'),
			]
			const { userAgent } = context.get(visitorContext)
			const session = context.get(sessionContext)
			const error = await addSubscription(services, session, { endpoint, p256dh, auth }, userAgent, now)
			return Response.json({ error }, { status: error === null ? 200 : 422 })
		},
		async remove({ services, context, form }) {
			await removeSubscription(services, context.get(sessionContext), {
				endpoint: formText(form, 'endpoint'),
			})
			return Response.json({ error: null })
		},
	},
	usual: 'add',
})
