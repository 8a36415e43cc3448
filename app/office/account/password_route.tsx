import { Form, Link } from 'react-router'
import { errorOf } from '#platform/forms/field_error.ts'
import { Button } from '#app/ui/button.tsx'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { sessionContext } from '../sign_in/session.server.ts'
import type { Route } from './+types/password_route.ts'
import { changePassword } from './change_password.server.ts'
import { CurrentPassword, NewPassword } from '../sign_in/password_fields.tsx'

export const meta = officeMeta('Change password')

export function loader({ context }: Route.LoaderArgs) {
	const { staff, isPasswordTemporary } = context.get(sessionContext)
	return { email: staff.email, isFirst: isPasswordTemporary }
}

export const action = officeAction({ commands: { change: changePassword }, usual: 'change' })

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
