import { data, Form, Link } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { redirectWith } from '../sign_in/redirect_with.server.ts'
import { sessionContext } from '../sign_in/session.server.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import type { Route } from './+types/password_route.ts'
import { changePassword } from './change_password.server.ts'
import { CurrentPassword, NewPassword } from '../sign_in/password_fields.tsx'

export const meta = officeMeta('Change password')

export function loader({ context }: Route.LoaderArgs) {
	const { staff, isPasswordTemporary } = context.get(sessionContext)
	return { email: staff.email, isFirst: isPasswordTemporary }
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request)
	const result = await changePassword(
		context.get(servicesContext),
		context.get(visitorContext),
		context.get(sessionContext).staff,
		{ current: typedText(form, 'current'), password: typedText(form, 'password') },
		request.headers,
	)
	if (!result.ok) return data({ [result.field]: result.fault }, { status: 422 })
	return redirectWith('/admin/account?done=password', result.cookies)
}

export default function Password({ loaderData: { email, isFirst }, actionData }: Route.ComponentProps) {
	const faults: Partial<Record<string, string>> = actionData ?? {}
	return (
		<>
			<PageHead
				back={{ to: '/admin/account', name: 'Your account' }}
				title={isFirst ? 'Choose your own password' : 'Change your password'}
				lead={isFirst ? 'The one you signed in with was only good for the first time.' : undefined}
			/>
			<Form method="post" className="grid max-w-md gap-5">
				<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
				<CurrentPassword
					name="current"
					label={isFirst ? 'The password you were given' : 'Your password now'}
					error={faults['current']}
				/>
				<NewPassword error={faults['password']} />
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
