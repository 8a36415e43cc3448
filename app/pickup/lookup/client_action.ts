import { type ClientActionFunctionArgs, data } from 'react-router'
import { leadClientAction } from '#app/leads/lead_client_action.ts'
import { addressField, type LookedUp } from './look_up_result.ts'

/** The page's `clientAction`: a network failure becomes an answer on the page, and the address stays in its field. */
export async function lookUpClientAction({
	request,
	serverAction,
}: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) {
	const typed = (await request.clone().formData()).get(addressField)
	if (typeof typed !== 'string') return leadClientAction({ serverAction })
	try {
		return await serverAction<LookedUp>()
	} catch (thrown) {
		if (thrown instanceof Response) throw thrown
		console.warn('The address could not be sent', thrown)
		const reason = navigator.onLine === false ? 'offline' : 'unavailable'
		// The status keeps the router from loading the page's data anew, which would fail as well and cost the page.
		return data<LookedUp>({ ok: true, typed, answer: { kind: 'failed', reason } }, { status: 503 })
	}
}
