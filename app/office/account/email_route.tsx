import { data, Form, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button } from '#app/ui/button.tsx'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { sessionContext } from '../sign_in/session.server.ts'
import type { Route } from './+types/email_route.ts'
import { confirmEmail, noSuchLink, requestedEmail } from './change_profile.server.ts'

export const meta = officeMeta('New address')

/** Opening the link changes nothing, because mail scanners open every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { staff } = context.get(sessionContext)
	const email = await requestedEmail(context.get(servicesContext), staff, url.searchParams.get('token') ?? '')
	const lead = email === null ? noSuchLink : `From now on you sign in with ${email}, and emails go there.`
	return data({ email, lead }, { status: email === null ? 410 : 200 })
}

export const action = officeAction({ commands: { confirm: confirmEmail }, usual: 'confirm' })

export default function NewEmail({ loaderData: { email, lead }, actionData }: Route.ComponentProps) {
	return (
		<>
			<ScreenHead
				back={{ to: '/admin/account', name: 'Your account' }}
				title="New address"
				lead={lead}
				outcome={actionData}
			/>
			{email === null ? (
				<Link to="/admin/account/profile" className="link inline-flex min-h-11 items-center">
					Ask for another link
				</Link>
			) : (
				<Form method="post">
					<Button type="submit">Use this address</Button>
				</Form>
			)}
		</>
	)
}
