import { Form, Link } from 'react-router'
import { errorOf } from '#platform/forms/field_error.ts'
import { Button } from '#app/ui/button.tsx'
import { formText } from '#platform/forms/form_text.ts'
import { done, invalid, officeAction, type Submission } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { CurrentPassword, NewPassword } from '../sign_in/account_fields.tsx'
import { ownPasswordChosen } from '../sign_in/account_mails.server.ts'
import { withPassword } from '../sign_in/check_password.server.ts'
import { newPasswordError } from '../sign_in/password_rule.server.ts'
import { recordActivity } from '../sign_in/record_activity.server.ts'
import { sessionContext } from '../sign_in/session.server.ts'
import type { Route } from './+types/password_route.ts'

export const meta = officeMeta('Change password')

export function loader({ context }: Route.LoaderArgs) {
	const { staff, isPasswordTemporary } = context.get(sessionContext)
	return { email: staff.email, isFirst: isPasswordTemporary }
}

export const action = officeAction({ commands: { change: changePassword }, usual: 'change' })

/** Changes the user's own password and signs out all other devices; the cookies hold this device's new session. */
async function changePassword(submission: Submission) {
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

export default function Password({ loaderData: { email, isFirst }, actionData }: Route.ComponentProps) {
	return (
		<>
			<ScreenHead
				back={{ to: '/admin/account', name: 'Your account' }}
				title={isFirst ? 'Choose your own password' : 'Change your password'}
				lead={isFirst ? 'The password you signed in with works only the first time.' : undefined}
				outcome={actionData}
			/>
			<Form method="post" className="grid max-w-md gap-5">
				<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
				<CurrentPassword
					name="current"
					label={isFirst ? 'The password you were given' : 'Your password now'}
					error={errorOf(actionData?.errors, 'current')}
				/>
				<NewPassword error={errorOf(actionData?.errors, 'password')} />
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<Button type="submit">Change password</Button>
					{!isFirst && (
						<Link to="/admin/account" className="link inline-flex min-h-11 items-center">
							Cancel
						</Link>
					)}
				</div>
			</Form>
		</>
	)
}
