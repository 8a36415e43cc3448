import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { firstOwnerName } from '../sign_in/first_owner_name.ts'
import { roleLabel } from '../sign_in/roles.ts'
import { sessionContext } from '../sign_in/session.server.ts'
import type { Route } from './+types/route.ts'
import { Devices } from './devices.tsx'
import { latestSignIns } from './latest_sign_ins.server.ts'
import { LatestSignIns } from './latest_sign_ins.tsx'
import { devicesOf, signOutDevices } from './sessions.server.ts'

export const meta = officeMeta('Account')

const notices = new Map([
	['name', 'Your name is changed.'],
	['email', 'Your address is changed. You sign in with it from now on.'],
	['password', 'Your password is changed, and your other devices are signed out.'],
	['devices', 'Signed out there.'],
	['step-off', 'The second step is off.'],
])

export async function loader({ url, context }: Route.LoaderArgs) {
	const session = context.get(sessionContext)
	const { store } = context.get(servicesContext)
	return {
		name: session.staff.name,
		isNameless: session.staff.name === firstOwnerName,
		email: session.staff.email,
		role: roleLabel(session.staff.role),
		isSecondStepOn: session.isSecondStepOn,
		notice: notices.get(url.searchParams.get('done') ?? '') ?? null,
		devices: await devicesOf(store, session, new Date()),
		signIns: await latestSignIns(store, session),
	}
}

export const action = officeAction({ commands: { 'sign-out': signOutDevices }, usual: 'sign-out' })

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	const { name, email, role, isNameless, isSecondStepOn, notice, devices, signIns } = loaderData
	return (
		<>
			<PageHead title="Your account" lead={`${email} · ${role}`} />
			{actionData?.message && <Notice tone="problem">{actionData.message}</Notice>}
			{notice && !actionData && <Notice tone="done">{notice}</Notice>}
			<div className="grid gap-5 lg:grid-cols-2">
				<Panel title="Name and address">
					<p className="mb-4 wrap-anywhere">
						{name}, <MailAddress address={email} />
					</p>
					{isNameless && (
						<p className="mb-4">
							Mails to customers are signed with the company’s name until you enter yours.
						</p>
					)}
					<ButtonLink to="/admin/account/profile" kind="secondary">
						Change name or address
					</ButtonLink>
				</Panel>
				<Panel title="Notices">
					<p className="mb-4">Sound, your phone, and the mail at opening time.</p>
					<ButtonLink to="/admin/account/notices" kind="secondary">
						Choose how you are told
					</ButtonLink>
				</Panel>
				<Panel title="Password">
					<p className="mb-4">Changing it signs out your other devices.</p>
					<ButtonLink to="/admin/account/password" kind="secondary">
						Change password
					</ButtonLink>
				</Panel>
				<Panel title="Second step">
					<p className="mb-4">
						{isSecondStepOn
							? 'On. Signing in takes your password and a code from your phone.'
							: 'Off. With it, a stolen password alone opens nothing.'}
					</p>
					<ButtonLink to="/admin/account/second-step" kind="secondary">
						{isSecondStepOn ? 'Manage second step' : 'Set up second step'}
					</ButtonLink>
				</Panel>
				<Panel title="Where you are signed in" className="lg:col-span-2">
					<Devices devices={devices} />
				</Panel>
				<Panel title="Your latest sign-ins" className="lg:col-span-2">
					<LatestSignIns signIns={signIns} />
				</Panel>
			</div>
		</>
	)
}
