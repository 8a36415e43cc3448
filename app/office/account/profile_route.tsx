import { data, Form } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { redirectWith } from '../sign_in/redirect_with.server.ts'
import { sessionContext } from '../sign_in/session.server.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import type { Route } from './+types/profile_route.ts'
import { requestEmailChange } from './change_email.server.ts'
import { changeName } from './change_name.server.ts'
import { CurrentPassword } from '../sign_in/password_fields.tsx'

export const meta = officeMeta('Name and address')

export function loader({ url, context }: Route.LoaderArgs) {
	const { name, email } = context.get(sessionContext).staff
	return { name, email, isSent: url.searchParams.get('done') === 'sent' }
}

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const { staff } = context.get(sessionContext)
	const form = await readForm(request)
	if (typedText(form, 'change') === 'name') {
		const name = typedText(form, 'name')
		const fault = await changeName(services, staff, name)
		if (fault === null) return redirectWith('/admin/account?done=name', [])
		return data({ faults: { name: fault }, typed: { name } }, { status: 422 })
	}
	const requester = { services, visitor: context.get(visitorContext), staff, headers: request.headers }
	const email = typedText(form, 'email')
	const requested = await requestEmailChange(requester, { email, password: typedText(form, 'password') })
	if (requested.ok) return redirectWith('/admin/account/profile?done=sent', [])
	return data({ faults: { [requested.field]: requested.fault }, typed: { email } }, { status: 422 })
}

export default function Profile({ loaderData: { name, email, isSent }, actionData }: Route.ComponentProps) {
	const faults: Partial<Record<string, string>> = actionData?.faults ?? {}
	const typed: Partial<Record<string, string>> = actionData?.typed ?? {}
	return (
		<>
			<PageHead
				title="Name and address"
				back={{ to: '/admin/account', name: 'Your account' }}
				lead={`You sign in with ${email}.`}
			/>
			{isSent && !actionData && (
				<Notice tone="done">
					A mail with a link is on its way to the new address. Until you follow it, the old one stays.
				</Notice>
			)}
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<Panel title="Name">
					<Form method="post" className="grid gap-4">
						<TextField
							name="name"
							label="Your name"
							required
							autoComplete="name"
							maxLength={80}
							defaultValue={typed['name'] ?? name}
							error={faults['name']}
						/>
						<Button type="submit" name="change" value="name">
							Change name
						</Button>
					</Form>
				</Panel>
				<Panel title="Address">
					<Form method="post" className="grid gap-4" key={isSent ? 'sent' : 'new'}>
						<TextField
							name="email"
							label="New email address"
							hint="We mail a link there, and tell the old address when it is changed."
							type="email"
							required
							autoComplete="off"
							maxLength={254}
							defaultValue={typed['email']}
							error={faults['email']}
						/>
						<CurrentPassword error={faults['password']} />
						<Button type="submit" name="change" value="email">
							Send the link
						</Button>
					</Form>
				</Panel>
			</div>
		</>
	)
}
