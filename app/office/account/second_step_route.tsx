import { servicesContext, visitorContext } from '#app/context.server.ts'
import { type Asked, done, officeAction, refused, shown } from '../kernel/screens/commands.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import type { Requester } from '../sign_in/check_password.server.ts'
import { sessionContext } from '../sign_in/session.server.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import type { Route } from './+types/second_step_route.ts'
import { BackupCodes } from './backup_codes.tsx'
import { scannable } from './qr.server.ts'
import { ConfirmSecondStep, ManageSecondStep, StartSecondStep } from './second_step_forms.tsx'
import {
	beginSecondStep,
	confirmSecondStep,
	endSecondStep,
	newBackupCodes,
	waitingSecret,
} from './second_step.server.ts'

export const meta = officeMeta('Second step')

export async function loader({ context }: Route.LoaderArgs) {
	const { staff, isSecondStepOn } = context.get(sessionContext)
	const services = context.get(servicesContext)
	const secret = isSecondStepOn ? null : await waitingSecret(services, staff)
	const { name } = services.content.current.facts
	return { isOn: isSecondStepOn, waiting: secret === null ? null : scannable(secret, staff.email, name) }
}

function requesterOf({ services, context, staff, request: { headers } }: Asked): Requester {
	return { services, visitor: context.get(visitorContext), staff, headers }
}

export const action = officeAction({
	commands: {
		async begin(asked: Asked) {
			const begun = await beginSecondStep(requesterOf(asked), typedText(asked.form, 'password'))
			return begun.ok ? done('/admin/account/second-step') : refuse(begun)
		},
		async confirm(asked: Asked) {
			const confirmed = await confirmSecondStep(requesterOf(asked), typedText(asked.form, 'code'))
			if (!confirmed.ok) return refuse(confirmed)
			return shown({ backupCodes: confirmed.backupCodes }, confirmed.cookies)
		},
		async codes(asked: Asked) {
			const made = await newBackupCodes(requesterOf(asked), typedText(asked.form, 'password'))
			return made.ok ? shown({ backupCodes: made.backupCodes }) : refuse(made)
		},
		async end(asked: Asked) {
			const ended = await endSecondStep(requesterOf(asked), typedText(asked.form, 'password'))
			return ended.ok ? done('/admin/account?done=step-off', ended.cookies) : refuse(ended)
		},
	},
})

function refuse({ field, fault }: { field: string; fault: string }) {
	return refused(422, null, { errors: [{ field, message: fault }] })
}

export default function SecondStep({ loaderData: { isOn, waiting }, actionData }: Route.ComponentProps) {
	const refusal = actionData?.ok === false ? actionData : null
	const errors = refusal?.errors
	return (
		<>
			<PageHead
				back={{ to: '/admin/account', name: 'Your account' }}
				title="Second step"
				lead="A code from your phone after the password. A stolen password alone then opens nothing."
			/>
			{refusal?.message && <Notice tone="problem">{refusal.message}</Notice>}
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
