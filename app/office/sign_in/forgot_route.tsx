import { data, Form, redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import type { Route } from './+types/forgot_route.ts'
import { AccountEmail } from './account_fields.tsx'
import { AuthFrame } from './auth_frame.tsx'
import { requestPasswordReset } from './reset.server.ts'
import { formText } from '#platform/forms/form_text.ts'

export const meta = officeMeta('Forgot password')

const tooMany =
	'We send no more than three emails an hour to one address. Please use the newest one, or wait an hour.'

export function loader({ url }: Route.LoaderArgs) {
	return { isSent: url.searchParams.get('done') === 'sent' }
}

export async function action({ request, context }: Route.ActionArgs) {
	const email = formText(await readForm(request), 'email')
	const isTaken = await requestPasswordReset(context.get(servicesContext), context.get(visitorContext), email)
	if (!isTaken) return data({ message: tooMany, email }, { status: 429 })
	throw redirect('/admin/forgot?done=sent', 303)
}

export default function Forgot({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<AuthFrame
			title="Forgot your password?"
			problem={actionData?.message}
			link={{ to: '/admin/login', name: 'Back to sign in' }}
		>
			{loaderData.isSent && !actionData ? (
				<Notice tone="done">
					If that address belongs to the office, a link is in the outgoing email. It works once, for half an
					hour.
				</Notice>
			) : (
				<Form method="post" className="grid gap-5">
					<AccountEmail defaultValue={actionData?.email} hint="The address you sign in with." />
					<Button type="submit">Email me a link</Button>
				</Form>
			)}
		</AuthFrame>
	)
}
