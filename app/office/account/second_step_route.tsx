import { servicesContext } from '#app/context.server.ts'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { sessionContext } from '../sign_in/session.server.ts'
import type { Route } from './+types/second_step_route.ts'
import { scannable } from './qr.server.ts'
import { BackupCodes, ConfirmSecondStep, ManageSecondStep, StartSecondStep } from './second_step_forms.tsx'
import { secondStepCommands, waitingSecret } from './second_step.server.ts'

export const meta = officeMeta('Second step')

/** Also after a mistake: another tab may have begun anew, and a code is compared with the current secret. */
export const shouldRevalidate = () => true

export async function loader({ context }: Route.LoaderArgs) {
	const { staff, isSecondStepOn } = context.get(sessionContext)
	const services = context.get(servicesContext)
	const secret = isSecondStepOn ? null : await waitingSecret(services, staff)
	const { name } = services.content.current.facts
	return { isOn: isSecondStepOn, waiting: secret === null ? null : scannable(secret, staff.email, name) }
}

export const action = officeAction({ commands: secondStepCommands })

export default function SecondStep({ loaderData: { isOn, waiting }, actionData }: Route.ComponentProps) {
	const refusal = actionData?.ok === false ? actionData : null
	const errors = refusal?.errors
	return (
		<>
			<ScreenHead
				back={{ to: '/admin/account', name: 'Your account' }}
				title="Second step"
				lead="A code from your phone after the password. A stolen password alone is then not enough."
				outcome={actionData}
			/>
			{actionData?.ok ? (
				<BackupCodes codes={actionData.backupCodes} />
			) : isOn ? (
				<ManageSecondStep errors={errors} />
			) : waiting ? (
				<ConfirmSecondStep {...waiting} errors={errors} />
			) : (
				<StartSecondStep errors={errors} />
			)}
		</>
	)
}
