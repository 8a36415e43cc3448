import { isAPIError } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Services } from '#app/context.server.ts'
import { recordActivity } from '../sign_in/record_activity.server.ts'
import { authFor } from '../sign_in/auth.server.ts'
import { mailAccessChange } from '../sign_in/change_mails.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { type Requester, withPassword } from '../sign_in/check_password.server.ts'

export type StepResult<Done> =
	({ ok: true } & Done) | { ok: false; field: 'password' | 'code'; fault: string }

/** The manual-entry form of an authenticator secret that has not been confirmed yet; or null. */
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

/** Creates a new secret, which takes effect with `confirmSecondStep`. */
export function beginSecondStep(requester: Requester, password: string): Promise<StepResult<object>> {
	return withPassword(requester, async (auth, headers) => {
		await auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers })
		return {}
	})
}

/** Turns the second step on with the app's first code. The backup codes are shown only this once. */
export async function confirmSecondStep(
	{ services, visitor, staff, headers }: Requester,
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
		await noteStep({ services, visitor, staff }, 'step-on')
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

export function endSecondStep(
	requester: Requester,
	password: string,
): Promise<StepResult<{ cookies: string[] }>> {
	return withPassword(requester, async (auth, headers) => {
		const ended = await auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true })
		requester.services.log.info({ staff: requester.staff.id }, 'second step turned off')
		await noteStep(requester, 'step-off')
		return { cookies: ended.headers.getSetCookie() }
	})
}

/** Creates new backup codes; the old ones stop working. */
export function newBackupCodes(
	requester: Requester,
	password: string,
): Promise<StepResult<{ backupCodes: string[] }>> {
	return withPassword(requester, async (auth, headers) => {
		const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers })
		await noteStep(requester, 'backup-codes')
		return { backupCodes }
	})
}

/** Records the change and tells its owner by mail. */
async function noteStep(
	{ services, visitor, staff }: Omit<Requester, 'headers'>,
	kind: 'step-on' | 'step-off' | 'backup-codes',
): Promise<void> {
	await recordActivity(services.store.db, { kind, by: staff, from: visitor })
	await mailAccessChange(services, staff.id, kind)
}
