import { servicesContext } from '#app/context.server.ts'
import { classNames } from '#app/ui/class_names.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { firstOwnerName } from '../sign_in/first_owner_name.ts'
import { roleLabel, seesRequests } from '../sign_in/roles.ts'
import { sessionContext } from '../sign_in/session.server.ts'
import type { Route } from './+types/route.ts'
import { devicesOf, type LatestSignIn, latestSignIns, signOutDevices } from './account_page.server.ts'
import { Devices } from './devices.tsx'

export const meta = officeMeta('Account')

const sentences = new Map([
	['name', 'Your name is changed.'],
	['email', 'Your address is changed. You sign in with it from now on.'],
	['password', 'Your password is changed, and your other devices are signed out.'],
	['devices', 'Signed out there.'],
	['step-off', 'The second step is off.'],
])

export async function loader({ context }: Route.LoaderArgs) {
	const session = context.get(sessionContext)
	const services = context.get(servicesContext)
	return {
		name: session.staff.name,
		isNameless: session.staff.name === firstOwnerName,
		email: session.staff.email,
		role: roleLabel(session.staff.role),
		isTold: seesRequests(session.staff.role),
		isSecondStepOn: session.isSecondStepOn,
		devices: await devicesOf(services, session, new Date()),
		signIns: await latestSignIns(services, session),
	}
}

export const action = officeAction({ commands: { 'sign-out': signOutDevices }, usual: 'sign-out' })

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	const { name, email, role, isTold, isNameless, isSecondStepOn, devices, signIns } = loaderData
	return (
		<>
			<ScreenHead
				title="Your account"
				lead={`${email} · ${role}`}
				outcome={actionData}
				sentences={sentences}
			/>
			<div className="grid gap-5 lg:grid-cols-2">
				<Panel title="Name and address">
					<p className="mb-4 wrap-anywhere">
						{name}, <MailAddress address={email} />
					</p>
					{isNameless && (
						<p className="mb-4">
							Emails to customers are signed with the company’s name until you enter yours.
						</p>
					)}
					<ButtonLink to="/admin/account/profile" kind="secondary">
						Change name or address
					</ButtonLink>
				</Panel>
				{isTold && (
					<Panel title="Notices">
						<p className="mb-4">Sound, your phone, and the email at opening time.</p>
						<ButtonLink to="/admin/account/notices" kind="secondary">
							Choose how you are told
						</ButtonLink>
					</Panel>
				)}
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
							: 'Off. With it, a stolen password alone is not enough.'}
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

/** The latest sign-ins to the user's account, so that they notice those of others. */
function LatestSignIns({ signIns }: { signIns: readonly LatestSignIn[] }) {
	if (signIns.length === 0) return <p>None recorded yet.</p>
	return (
		<>
			<ul className="divide-y divide-border">
				{signIns.map(({ id, text, from, when, isAlarming }) => (
					<li key={id} className="py-3">
						<p className={classNames('wrap-anywhere', isAlarming && 'text-destructive')}>{text}</p>
						<p className="text-[0.9375rem] text-muted-foreground">
							{[when, from].filter(Boolean).join(' · ')}
						</p>
					</li>
				))}
			</ul>
			<p className="mt-3 text-[0.9375rem] text-muted-foreground">
				If one of these was not you, change your password and sign out all other devices.
			</p>
		</>
	)
}
