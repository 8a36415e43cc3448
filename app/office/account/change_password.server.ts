import { formText } from '#platform/forms/form_text.ts'
import { type Submission, done, invalid } from '../kernel/screens/commands.server.ts'
import { withPassword } from '../sign_in/check_password.server.ts'
import { ownPasswordChosen } from '../sign_in/account_mails.server.ts'
import { newPasswordError } from '../sign_in/password_rule.server.ts'
import { recordActivity } from '../sign_in/record_activity.server.ts'

/** Changes the user's own password and signs out all other devices; the cookies hold this device's new session. */
export async function changePassword(submission: Submission) {
	const { services, staff, form, visitor } = submission
	const { store, content, log } = services
	const [current, password] = [formText(form, 'current'), formText(form, 'password')]
	const message =
		newPasswordError(password, content.current.facts, [staff.name, staff.email]) ??
		(password === current ? 'That is your current password. Please choose another.' : null)
	if (message !== null) return invalid([{ field: 'password', message }])
	const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true }
	const changed = await withPassword(
		submission,
		async (auth, headers) => {
			const session = await auth.api.changePassword({ body, headers, returnHeaders: true })
			await store.db.transaction().execute(async (trx) => {
				await ownPasswordChosen(trx, services, staff.id)
				await recordActivity(trx, { kind: 'password', by: staff, from: visitor })
			})
			services.wake('mail')
			log.info({ requestId: visitor.requestId, staff: staff.id }, 'password changed')
			return session.headers.getSetCookie()
		},
		'current',
	)
	return changed.ok ? done('/admin/account?done=password', changed.made) : invalid(changed.errors)
}
