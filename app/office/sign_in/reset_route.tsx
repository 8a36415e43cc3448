import { data, Form, redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import type { Route } from './+types/reset_route.ts'
import { AuthFrame } from './auth_frame.tsx'
import { ownerOfLink, resetPassword } from './reset.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { NewPassword } from './account_fields.tsx'

export const meta = officeMeta('Choose a password')

export async function loader({ url, context }: Route.LoaderArgs) {
	const owner = await ownerOfLink(context.get(servicesContext), url.searchParams.get('token') ?? '')
	return data({ email: owner?.email ?? null }, { status: owner ? 200 : 410 })
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const password = formText(await readForm(request), 'password')
	const token = url.searchParams.get('token') ?? ''
	const [services, visitor] = [context.get(servicesContext), context.get(visitorContext)]
	const result = await resetPassword(services, visitor, { token, password })
	if (result.ok) throw redirect('/admin/login?done=reset', 303)
	return data({ error: result.error }, { status: result.error === null ? 410 : 422 })
}

export default function Reset({ loaderData: { email }, actionData }: Route.ComponentProps) {
	if (email === null) {
		return (
			<AuthFrame title="This link has ended">
				<Notice tone="problem">It was used already, or it is too old.</Notice>
				<ButtonLink to="/admin/forgot" className="w-full">
					Email me a new link
				</ButtonLink>
			</AuthFrame>
		)
	}
	return (
		<AuthFrame title="Choose your password">
			<Form method="post" className="grid gap-5">
				<TextField
					name="email"
					label="Email"
					type="email"
					readOnly
					required
					autoComplete="username"
					value={email}
				/>
				<NewPassword error={actionData?.error ?? undefined} />
				<Button type="submit">Set the password</Button>
			</Form>
		</AuthFrame>
	)
}
