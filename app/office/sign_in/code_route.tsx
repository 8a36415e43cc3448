import { data, Form } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import type { Route } from './+types/code_route.ts'
import { AuthFrame } from './auth_frame.tsx'
import { nextPath } from './next_path.ts'
import { redirectWith } from './redirect_with.server.ts'
import { redirectSignedIn } from './session.server.ts'
import { giveCode } from './sign_in.server.ts'
import { formText } from '#platform/forms/form_text.ts'

export const meta = officeMeta('Your code')

const refusals = {
	wrong: 'That code is not right. Please type the one that your app shows now.',
	used: 'That code was used before. Please sign in again with the next one.',
	expired: 'That took too long, or too many codes were wrong. Please sign in again.',
	'too-many': 'Too many tries. Please wait a quarter of an hour.',
}

export async function action(args: Route.ActionArgs) {
	// Also necessary because better-auth does not count wrong codes while there is a session.
	await redirectSignedIn(args)
	const { request, url, context } = args
	const code = formText(await readForm(request), 'code')
	const result = await giveCode(
		context.get(servicesContext),
		context.get(visitorContext),
		code,
		request.headers,
	)
	if (!result.ok) {
		const status = result.reason === 'too-many' ? 429 : 401
		return data({ message: refusals[result.reason] }, { status })
	}
	return redirectWith(nextPath(url.searchParams.get('next')), result.cookies)
}

/** The second step of signing in. */
export default function Code({ actionData }: Route.ComponentProps) {
	return (
		<AuthFrame
			title="One more step"
			problem={actionData?.message}
			link={{ to: '/admin/login', name: 'Start again' }}
		>
			<Form method="post" className="grid gap-5">
				<TextField
					name="code"
					label="Code"
					required
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={20}
					hint="Six digits from your authenticator app, or one of your backup codes."
				/>
				<Button type="submit">Go on</Button>
			</Form>
		</AuthFrame>
	)
}
