import { isAPIError } from 'better-auth/api'
import type { Services, Visitor } from '#app/context.server.ts'
import { forgetAttempts, mayTry } from './attempts.server.ts'
import { type Auth, authFor } from './auth.server.ts'
import type { Staff } from './staff.server.ts'

/** The request of someone who must enter their password again. */
export interface Requester {
	services: Services
	visitor: Visitor
	staff: Staff
	headers: Headers
}

export type WithPassword<Done> = ({ ok: true } & Done) | { ok: false; field: 'password'; fault: string }

/** Runs `work`, which checks the password, within the limit on attempts. */
export async function withPassword<Done extends object>(
	{ services, visitor, staff, headers }: Requester,
	work: (auth: Auth, headers: Headers) => Promise<Done>,
): Promise<WithPassword<Done>> {
	const attempt = { attempt: 'password', email: staff.email, address: visitor.address } as const
	if (!(await mayTry(services.store, attempt)))
		return { ok: false, field: 'password', fault: 'Too many tries. Please wait ten minutes.' }
	try {
		const done = await work(await authFor(services), headers)
		await forgetAttempts(services.store, attempt)
		return { ok: true, ...done }
	} catch (error) {
		if (!isAPIError(error) || error.statusCode >= 500) throw error
		return { ok: false, field: 'password', fault: 'That is not your password.' }
	}
}

/** Why the password is not accepted, as a sentence; null when it is right. */
export async function passwordProblem(requester: Requester, password: string): Promise<string | null> {
	if (password === '') return 'Please type your password.'
	const checked = await withPassword(requester, async (auth, headers) => {
		await auth.api.verifyPassword({ body: { password }, headers })
		return {}
	})
	return checked.ok ? null : checked.fault
}
