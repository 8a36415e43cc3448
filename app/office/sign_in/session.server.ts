import { createContext, type LoaderFunctionArgs, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { type AuthServices, authFor, longestSessionMs } from './auth.server.ts'
import { nextPath } from './next_path.ts'
import { isRole } from './roles.ts'
import type { Staff } from './staff.server.ts'
import { channel } from 'node:diagnostics_channel'
import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'

/** The session of a request and its staff member. */
export interface Session {
	staff: Staff
	id: string
	/** True while the user must choose their own password before anything else. */
	isPasswordTemporary: boolean
	isSecondStepOn: boolean
}

export const sessionContext = createContext<Session>()

/** Reads the session. `cookies` are the `Set-Cookie` values for the response: a renewed session, or the removal of an ended one. */
export async function readSession(
	services: AuthServices,
	request: Request,
): Promise<{ session: Session | null; cookies: string[] }> {
	const auth = await authFor(services)
	const { headers, response } = await auth.api.getSession({ headers: request.headers, returnHeaders: true })
	const cookies = headers.getSetCookie()
	if (response === null) return { session: null, cookies }
	const { user, session } = response
	const isTooOld = Date.now() - session.createdAt.getTime() > longestSessionMs
	if (isTooOld || !user.isActive || !isRole(user.role)) {
		const ended = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
		return { session: null, cookies: ended.headers.getSetCookie() }
	}
	return {
		session: {
			staff: { id: user.id, name: user.name, email: user.email, role: user.role },
			id: session.id,
			isPasswordTemporary: user.isPasswordTemporary,
			isSecondStepOn: user.twoFactorEnabled === true,
		},
		cookies,
	}
}

/** Redirects a signed-in user to where they were going, because they do not need the sign-in pages. */
export async function redirectSignedIn({ request, url, context }: LoaderFunctionArgs): Promise<void> {
	const { session } = await readSession(context.get(servicesContext), request)
	if (session !== null) throw redirect(nextPath(url.searchParams.get('next')))
}

/** Announces that sessions ended or roles changed, so that open streams check their session at once. */
export const sessionsChanged = channel('hauler.office-sessions')

export function publishSessionsChanged(store: Store): void {
	sessionsChanged.publish(store)
}

/** Ends the sessions, mailed links and pushes of a staff member. */
export async function forgetAccess(trx: Transaction<Database>, staffId: string): Promise<void> {
	await trx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute()
	await trx.deleteFrom('staff_tokens').where('value', '=', staffId).execute()
	await trx.deleteFrom('push_subscriptions').where('staff_id', '=', staffId).execute()
}

/** Deletes expired links, unfinished sign-ins and sessions. */
export async function sweepAccess({ db }: Store, now: Date): Promise<void> {
	await db.deleteFrom('staff_tokens').where('expires_at', '<', now.toISOString()).execute()
	const oldest = new Date(now.getTime() - longestSessionMs).toISOString()
	await db
		.deleteFrom('staff_sessions')
		.where(({ eb, or }) => or([eb('expires_at', '<', now.toISOString()), eb('created_at', '<', oldest)]))
		.execute()
}
