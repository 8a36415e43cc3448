import { useState } from 'react'
import { Form } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button } from '#app/ui/button.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { done, officeAction, refused } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { useScripts } from '../parts/use_scripts.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { Route } from './+types/settings_route.ts'
import { playSound } from './sound.ts'
import { readNoticeSettings, saveNoticeSettings } from './notice_settings.server.ts'
import { pushKeys } from './push/send_push.server.ts'
import { PushDevices } from './push/push_devices.tsx'
import { devicesOf, removeSubscription, sendTest } from './push/subscriptions.server.ts'
import { ThisDevice } from './push/this_device.tsx'

export const meta = officeMeta('Notices')

const path = '/admin/account/notices'
const sentences = new Map([
	['saved', 'Saved.'],
	['removed', 'That device is not notified any more.'],
	['sent', 'The test is on its way. It arrives within a minute, if that device is on and online.'],
])

export async function loader({ context }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const devices = await devicesOf(services.store, staff.id, services.content.current.facts)
	return {
		staffId: staff.id,
		email: staff.email,
		settings: await readNoticeSettings(services.store, staff.id),
		publicKey: (await pushKeys(services.store)).publicKey,
		devices,
	}
}

export const action = officeAction({
	commands: {
		async save({ services, staff, form, now }) {
			const settings = {
				playsSound: form.get('sound') === 'on',
				wantsOpeningMail: form.get('morning') === 'on',
			}
			await saveNoticeSettings(services.store, staff.id, settings, now)
			return done(`${path}?done=saved`)
		},
		async remove({ services, staff, form }) {
			await removeSubscription(services.store, staff.id, { id: formText(form, 'device') })
			return done(`${path}?done=removed`)
		},
		async test({ services, staff, form, now }) {
			const device = formText(form, 'device')
			if (await sendTest(services, staff.id, device, now)) return done(`${path}?done=sent`)
			return refused(
				422,
				'No test was sent: that device is not notified any more, or there were many tests just now.',
			)
		},
	},
	usual: 'save',
})

export default function NoticeSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { staffId, email, settings, publicKey, devices } = loaderData
	return (
		<>
			<ScreenHead
				back={{ to: '/admin/account', name: 'Your account' }}
				title="Notices"
				outcome={actionData}
				sentences={sentences}
			/>
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<Panel title="Sound and email">
					<Form method="post" className="grid justify-items-start gap-4">
						<Choice name="sound" isOn={settings.playsSound} label="Play a sound">
							In windows in which you have pressed something since they were opened: browsers insist on it.
						</Choice>
						<HearIt />
						<Choice name="morning" isOn={settings.wantsOpeningMail} label="Email me at opening time">
							To <MailAddress address={email} />, on days the office opens, if anything waits: what is
							overdue, due and to follow up, and email that is stuck.
						</Choice>
						<Button type="submit">Save</Button>
					</Form>
				</Panel>
				<Panel title="Your phone and other devices">
					<p className="mb-4">
						A notified device tells you even when the office is closed on it: what was asked, the town and the
						reference, nobody’s name. It stops when you sign out there.
					</p>
					<ThisDevice staffId={staffId} publicKey={publicKey} devices={devices} />
					<PushDevices devices={devices} />
				</Panel>
			</div>
		</>
	)
}

/** A button that plays the sound and says if the browser blocks it. Only with scripts, which playing requires. */
function HearIt() {
	const hasScripts = useScripts()
	const [state, setState] = useState<'silent' | 'played' | 'refused'>('silent')
	const press = async () => setState((await playSound().catch(() => false)) ? 'played' : 'refused')
	if (!hasScripts) return null
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button kind="secondary" onClick={() => void press()}>
				Hear it
			</Button>
			<p aria-live="polite">
				{state === 'played' && 'That was it.'}
				{state === 'refused' && 'This browser does not play sounds here.'}
			</p>
		</div>
	)
}

function Choice({
	name,
	label,
	isOn,
	children,
}: {
	name: string
	label: string
	isOn: boolean
	children: React.ReactNode
}) {
	return (
		<div className="flex items-start gap-3">
			<input
				id={`choice-${name}`}
				type="checkbox"
				name={name}
				defaultChecked={isOn}
				aria-describedby={`about-${name}`}
				className="mt-1 size-6 shrink-0 accent-primary"
			/>
			<div className="min-w-0">
				<label htmlFor={`choice-${name}`} className="block py-0.5 font-semibold">
					{label}
				</label>
				<p id={`about-${name}`} className="text-muted-foreground">
					{children}
				</p>
			</div>
		</div>
	)
}
