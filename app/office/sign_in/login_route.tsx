import { data, Form } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import type { Route } from './+types/login_route.ts'
import { AccountEmail, CurrentPassword } from './account_fields.tsx'
import { AuthFrame } from './auth_frame.tsx'
import { nextPath } from './next_path.ts'
import { redirectWith } from './redirect_with.server.ts'
import { redirectSignedIn } from './session.server.ts'
import { signIn } from './sign_in.server.ts'
import { formText } from '#platform/forms/form_text.ts'

export const meta = officeMeta('Sign in')

const refusals = {
	wrong: 'That address and password do not belong together. Please check both.',
	'too-many': 'Too many tries. Please wait ten minutes, or choose a new password below.',
	unavailable:
		'Nobody can sign in just now: the server cannot save anything. Please try again in a minute; if that stays so, tell whoever looks after the server.',
}

export async function loader(args: Route.LoaderArgs) {
	await redirectSignedIn(args)
	return { isReset: args.url.searchParams.get('done') === 'reset' }
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await readForm(request)
	const [email, password] = [formText(form, 'email'), formText(form, 'password')]
	const services = context.get(servicesContext)
	const visitor = context.get(visitorContext)
	const result = await signIn(services, visitor, { email, password }, request.headers).catch(
		(error: unknown) => {
			services.log.error({ requestId: visitor.requestId, error: String(error) }, 'sign-in not decided')
			return null
		},
	)
	if (result === null) return data({ message: refusals.unavailable, email }, { status: 503 })
	if (!result.ok) {
		const status = result.reason === 'too-many' ? 429 : 401
		return data({ message: refusals[result.reason], email }, { status })
	}
	const next = nextPath(url.searchParams.get('next'))
	const codePage = `/admin/code?${new URLSearchParams({ next })}`
	return redirectWith(result.needsCode ? codePage : next, result.cookies)
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<AuthFrame
			title="Sign in"
			problem={actionData?.message}
			link={{ to: '/admin/forgot', name: 'I forgot my password' }}
		>
			{loaderData.isReset && !actionData && (
				<Notice tone="done">Your new password is set. Please sign in with it.</Notice>
			)}
			<Form method="post" className="grid gap-5">
				<AccountEmail defaultValue={actionData?.email} />
				<CurrentPassword label="Password" />
				<Button type="submit" className="mt-1">
					Sign in
				</Button>
			</Form>
		</AuthFrame>
	)
}
