import { data } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { redirectWith } from '../sign_in/redirect_with.server.ts'
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

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request)
	const requester = {
		services: context.get(servicesContext),
		visitor: context.get(visitorContext),
		staff: context.get(sessionContext).staff,
		headers: request.headers,
	}
	const password = typedText(form, 'password')
	const here = '/admin/account/second-step'
	switch (typedText(form, 'step')) {
		case 'begin': {
			const begun = await beginSecondStep(requester, password)
			return begun.ok ? redirectWith(here, []) : refused(begun)
		}
		case 'confirm': {
			const confirmed = await confirmSecondStep(requester, typedText(form, 'code'))
			if (!confirmed.ok) return refused(confirmed)
			const headers = new Headers(confirmed.cookies.map((cookie) => ['set-cookie', cookie]))
			return data({ backupCodes: confirmed.backupCodes, faults: {} }, { headers })
		}
		case 'codes': {
			const made = await newBackupCodes(requester, password)
			return made.ok ? data({ backupCodes: made.backupCodes, faults: {} }) : refused(made)
		}
		case 'end': {
			const ended = await endSecondStep(requester, password)
			return ended.ok ? redirectWith('/admin/account?done=step-off', ended.cookies) : refused(ended)
		}
		default:
			return data({ backupCodes: null, faults: {} }, { status: 400 })
	}
}

function refused({ field, fault }: { field: string; fault: string }) {
	return data({ backupCodes: null, faults: { [field]: fault } }, { status: 422 })
}

export default function SecondStep({ loaderData: { isOn, waiting }, actionData }: Route.ComponentProps) {
	const faults: Partial<Record<string, string>> = actionData?.faults ?? {}
	return (
		<>
			<PageHead
				back={{ to: '/admin/account', name: 'Your account' }}
				title="Second step"
				lead="A code from your phone after the password. A stolen password alone then opens nothing."
			/>
			{actionData?.backupCodes ? (
				<BackupCodes codes={actionData.backupCodes} />
			) : isOn ? (
				<ManageSecondStep faults={faults} />
			) : waiting ? (
				<ConfirmSecondStep {...waiting} faults={faults} />
			) : (
				<StartSecondStep faults={faults} />
			)}
		</>
	)
}
