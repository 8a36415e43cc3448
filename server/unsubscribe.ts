import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
	endSubscription,
	type ManageServices,
	managedSubscription,
} from '#app/pickup/reminders/manage.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import type { AppEnv } from './app_env.ts'

const limit = bodyLimit({ maxSize: 1024, onError: (c) => c.text('That is not how to unsubscribe.\n', 413) })
const noStore = { 'cache-control': 'no-store' }

/**
 * `POST /reminders/unsubscribe?token=…` with `List-Unsubscribe=One-Click`, as mail providers send it (RFC 8058). They call from anywhere
 * without cookies, so this route comes before the origin check; the token is enough.
 */
export function unsubscribeRoute(services: ManageServices): Hono<AppEnv> {
	const route = new Hono<AppEnv>()
	route.post('/reminders/unsubscribe', limit, async (c: Context<AppEnv>) => {
		const form = await readForm(c.req.raw)
		if (form?.get('List-Unsubscribe') !== 'One-Click')
			return c.text('Send List-Unsubscribe=One-Click as a form.\n', 400, noStore)
		const subscription = await managedSubscription(services, c.get('url').searchParams.get('token') ?? '')
		if (!subscription) return c.text('This link has ended: nothing is mailed by it.\n', 410, noStore)
		await endSubscription(services, subscription.id, new Date())
		return c.text('Unsubscribed.\n', 200, noStore)
	})
	return route
}
