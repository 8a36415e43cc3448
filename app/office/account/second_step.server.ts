import { isAPIError } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { formText } from '#platform/forms/form_text.ts'
import { type Submission, done, invalid, refused, shown } from '../kernel/screens/commands.server.ts'
import { recordActivity } from '../sign_in/record_activity.server.ts'
import { type AuthServices, authFor } from '../sign_in/auth.server.ts'
import { mailAccessChange } from '../sign_in/account_mails.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { isFirstUse } from '../sign_in/attempts.server.ts'
import { changed, withPassword } from '../sign_in/check_password.server.ts'

/** Returns the secret for an authenticator app that has not been confirmed yet; null if there is none. */
export async function waitingSecret(services: AuthServices, staff: Staff): Promise<string | null> {
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

/** The commands of the page for the second step. */
export const secondStepCommands = {
	/** Creates a new secret, which takes effect with the app's first code. */
	async begin(submission: Submission) {
		const begun = await withPassword(submission, (auth, headers, password) =>
			auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }),
		)
		return begun.ok ? done('/admin/account/second-step') : invalid(begun.errors)
	},
	/** Turns the second step on with the app's first code. The backup codes are shown only this once. */
	async confirm(submission: Submission) {
		const { services, staff, form, request, visitor } = submission
		// better-auth accepts any number of codes during a session, so this must not be used to guess codes of an active second step.
		if ((await waitingSecret(services, staff)) === null) return refused(409, changed)
		const auth = await authFor(services)
		try {
			const code = formText(form, 'code').replace(/\s/g, '')
			const { headers } = request
			const verified = await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
			if (!(await isFirstUse(services.store, staff.id, code))) return refused(409, changed)
			const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: staff.id } })
			const { requestId } = visitor
			services.log.info({ requestId, staff: staff.id }, 'second step turned on')
			await noteStep(submission, 'step-on')
			return shown({ backupCodes: [...backupCodes] }, verified.headers.getSetCookie())
		} catch (error) {
			if (!isAPIError(error) || error.statusCode >= 500) throw error
			if (error.body?.code !== 'INVALID_CODE') return refused(409, changed)
			const message = 'That code is not right. Please type the one your app shows now.'
			return invalid([{ field: 'code', message }])
		}
	},
	/** Creates new backup codes; the old ones stop working. */
	async codes(submission: Submission) {
		const codes = await withPassword(submission, (auth, headers, password) =>
			auth.api.generateBackupCodes({ body: { password }, headers }),
		)
		if (!codes.ok) return invalid(codes.errors)
		await noteStep(submission, 'backup-codes')
		return shown({ backupCodes: codes.made.backupCodes })
	},
	async end(submission: Submission) {
		const ended = await withPassword(submission, (auth, headers, password) =>
			auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
		)
		if (!ended.ok) return invalid(ended.errors)
		submission.services.log.info({ staff: submission.staff.id }, 'second step turned off')
		await noteStep(submission, 'step-off')
		return done('/admin/account?done=step-off', ended.made.headers.getSetCookie())
	},
}

/** Records the change and notifies the user by mail. */
async function noteStep(
	{ services, staff, visitor }: Submission,
	kind: 'step-on' | 'step-off' | 'backup-codes',
) {
	await services.store.db.transaction().execute(async (trx) => {
		await recordActivity(trx, { kind, by: staff, from: visitor })
		await mailAccessChange(trx, services, staff.id, kind)
	})
	services.wake('mail')
}
