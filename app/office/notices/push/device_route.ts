import { redirect } from 'react-router'
import { officeAction } from '../../kernel/screens/commands.server.ts'
import { sessionContext } from '../../sign_in/session.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { addSubscription, removeSubscription } from './subscriptions.server.ts'

export function loader(): never {
	throw redirect('/admin/account/notices')
}

/** Adds or removes the push subscription of the browser that sends the form. Responds with `{ error }`, which is null on success. */
export const action = officeAction({
	commands: {
		async add({ services, context, visitor, form, now }) {
			const sent = {
				endpoint: formText(form, 'endpoint'),
				p256dh: formText(form, 'p256dh'),
				auth: formText(form, 'auth'),
			}
			const session = context.get(sessionContext)
			const error = await addSubscription(services, session, sent, visitor.userAgent, now)
			return Response.json({ error }, { status: error === null ? 200 : 422 })
		},
		async remove({ services, staff, form }) {
			await removeSubscription(services.store, staff.id, { endpoint: formText(form, 'endpoint') })
			return Response.json({ error: null })
		},
	},
	usual: 'add',
})
