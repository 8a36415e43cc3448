import { isAPIError } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Services, Visitor } from '#app/context.server.ts'
import { forgetAttempts, mayTry } from '../sign_in/attempts.server.ts'
import { type Auth, authFor } from '../sign_in/auth.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'

export type StepResult<Done> =
	({ ok: true } & Done) | { ok: false; field: 'password' | 'code'; fault: string }

interface Asker {
	services: Services
	visitor: Visitor
	staff: Staff
	headers: Headers
}

/** The secret of an authenticator app that has not been confirmed yet, in the letters that one types in; or null. */
export async function waitingSecret(services: Services, staff: Staff): Promise<string | null> {
	const row = await services.store.db
		.selectFrom('staff_second_steps')
		.select('secret')
		.where('staff_id', '=', staff.id)
		.where('is_confirmed', '=', false)
		.executeTakeFirst()
	if (!row) return null
	const { secretConfig } = await (await authFor(services)).$context
	return symmetricDecrypt({ key: secretConfig, data: row.secret })
}

/** Begins with a new secret, which `confirmSecondStep` makes count. */
export function beginSecondStep(asker: Asker, password: string): Promise<StepResult<object>> {
	return withPassword(asker, async (auth, headers) => {
		await auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers })
		return {}
	})
}

/** Turns the second step on with the app's first code. The backup codes are shown this once. */
export async function confirmSecondStep(
	{ services, visitor, staff, headers }: Asker,
	code: string,
): Promise<StepResult<{ cookies: string[]; backupCodes: string[] }>> {
	const auth = await authFor(services)
	try {
		const verified = await auth.api.verifyTOTP({
			body: { code: code.replace(/\s/g, '') },
			headers,
			returnHeaders: true,
		})
		const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: staff.id } })
		services.log.info({ requestId: visitor.requestId, staff: staff.id }, 'second step turned on')
		return { ok: true, cookies: verified.headers.getSetCookie(), backupCodes: [...backupCodes] }
	} catch (error) {
		if (!isAPIError(error) || error.statusCode >= 500) throw error
		return {
			ok: false,
			field: 'code',
			fault: 'That code is not right. Please type the one your app shows now.',
		}
	}
}

export function endSecondStep(asker: Asker, password: string): Promise<StepResult<{ cookies: string[] }>> {
	return withPassword(asker, async (auth, headers) => {
		const ended = await auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true })
		asker.services.log.info({ staff: asker.staff.id }, 'second step turned off')
		return { cookies: ended.headers.getSetCookie() }
	})
}

/** New backup codes; the old ones open nothing any more. */
export function newBackupCodes(
	asker: Asker,
	password: string,
): Promise<StepResult<{ backupCodes: string[] }>> {
	return withPassword(asker, async (auth, headers) => {
		const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers })
		return { backupCodes }
	})
}

/** What only the password's owner may do, and not with a guess after the other. */
async function withPassword<Done extends object>(
	{ services, visitor, staff, headers }: Asker,
	work: (auth: Auth, headers: Headers) => Promise<Done>,
): Promise<StepResult<Done>> {
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
