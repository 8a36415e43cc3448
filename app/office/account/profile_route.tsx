import { Form } from 'react-router'
import { errorOf } from '#platform/forms/field_error.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { sessionContext } from '../sign_in/session.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { Route } from './+types/profile_route.ts'
import { askForEmail, changeName } from './change_profile.server.ts'
import { CurrentPassword } from '../sign_in/account_fields.tsx'

export const meta = officeMeta('Name and address')

const sentences = new Map([
	['sent', 'A link is on its way to the new address. Until you follow it, the old address stays in use.'],
])

export function loader({ url, context }: Route.LoaderArgs) {
	const { name, email } = context.get(sessionContext).staff
	return { name, email, isSent: url.searchParams.get('done') === 'sent' }
}

export const action = officeAction({
	keeps: ({ form }) => ({
		name: form.has('name') ? formText(form, 'name') : null,
		email: formText(form, 'email'),
	}),
	commands: { name: changeName, email: askForEmail },
})

export default function Profile({ loaderData: { name, email, isSent }, actionData }: Route.ComponentProps) {
	const errors = actionData?.errors
	return (
		<>
			<ScreenHead
				title="Name and address"
				back={{ to: '/admin/account', name: 'Your account' }}
				lead={`You sign in with ${email}.`}
				outcome={actionData}
				sentences={sentences}
			/>
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<Panel title="Name">
					<Form method="post" className="grid gap-4">
						<TextField
							name="name"
							label="Your name"
							required
							autoComplete="name"
							maxLength={80}
							defaultValue={actionData?.kept.name ?? name}
							error={errorOf(errors, 'name')}
						/>
						<Button type="submit" name="intent" value="name">
							Change name
						</Button>
					</Form>
				</Panel>
				<Panel title="Address">
					<Form method="post" className="grid gap-4" key={isSent ? 'sent' : 'new'}>
						<TextField
							name="email"
							label="New email address"
							hint="We email a link there, and tell the old address when it is changed."
							type="email"
							required
							autoComplete="off"
							maxLength={254}
							defaultValue={actionData?.kept.email}
							error={errorOf(errors, 'email')}
						/>
						<CurrentPassword error={errorOf(errors, 'password')} />
						<Button type="submit" name="intent" value="email">
							Send the link
						</Button>
					</Form>
				</Panel>
			</div>
		</>
	)
}
