import { isAPIError } from 'better-auth/api'
import type { Services, Visitor } from '#app/context.server.ts'
import { recordActivity } from '../sign_in/record_activity.server.ts'
import { forgetAttempts, mayTry } from '../sign_in/attempts.server.ts'
import { authFor } from '../sign_in/auth.server.ts'
import { ownPasswordChosen } from '../sign_in/own_password.server.ts'
import { passwordFault } from '../sign_in/password_rule.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'

export type PasswordChanged =
	{ ok: true; cookies: string[] } | { ok: false; field: 'current' | 'password'; fault: string }

/** Changes one's own password and signs out all other devices; the cookies hold the new session of this one. */
export async function changePassword(
	services: Services,
	visitor: Visitor,
	staff: Staff,
	{ current, password }: { current: string; password: string },
	headers: Headers,
): Promise<PasswordChanged> {
	const fault = passwordFault(password, services.content.current.facts, [staff.name, staff.email])
	if (fault !== null) return { ok: false, field: 'password', fault }
	if (password === current)
		return { ok: false, field: 'password', fault: 'That is the password you have. Please choose another.' }
	const attempt = { attempt: 'password', email: staff.email, address: visitor.address } as const
	if (!(await mayTry(services.store, attempt)))
		return { ok: false, field: 'current', fault: 'Too many tries. Please wait ten minutes.' }
	const auth = await authFor(services)
	try {
		const changed = await auth.api.changePassword({
			body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
			headers,
			returnHeaders: true,
		})
		await ownPasswordChosen(services, staff.id)
		await recordActivity(services.store.db, { kind: 'password', by: staff, from: visitor })
		await forgetAttempts(services.store, attempt)
		services.log.info({ requestId: visitor.requestId, staff: staff.id }, 'password changed')
		return { ok: true, cookies: changed.headers.getSetCookie() }
	} catch (error) {
		if (!isAPIError(error) || error.statusCode >= 500) throw error
		return { ok: false, field: 'current', fault: 'That is not your password.' }
	}
}
