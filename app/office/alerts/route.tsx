import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { servicesContext } from '#app/context.server.ts'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { formContent } from '../kernel/screens/form_content.server.ts'
import { HistoryLink } from '../kernel/screens/history_link.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { useFormKey } from '../parts/use_form_key.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/route.ts'
import { alertCommands, alertKept } from './alert_commands.server.ts'
import { AlertForm } from './alert_form.tsx'
import { AlertList } from './alert_list.tsx'
import { alertType } from './alert_type.server.ts'
import { readAllAlerts, listAlerts } from './list_alerts.server.ts'

export const meta = officeMeta('Alerts')

const sentences = new Map([
	['posted', 'Published. Pages, calendars and reminders follow at once; it ends by itself.'],
	['extended', 'Extended. Pages, calendars and reminders follow at once; it ends by itself.'],
	[
		'ended',
		'Taken back. From today on pickups come as if it had not been posted; those that it moved from earlier days come as it says.',
	],
])

/** Outcomes after which the form is cleared; canceling an alert keeps half-typed input. */
const published = new Set(['posted', 'extended'])

export async function loader({ context, url }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const { current } = services.content
	const now = new Date()
	const form = await formContent(services, alertType, undefined, { draftId: null, now })
	return {
		form,
		alerts: listAlerts({ ...current, serviceAlerts: await readAllAlerts(services) }, now),
		hidesSamples: !isSampleCompany(current.facts),
		hasHistory: staff.role !== 'office',
		isPublished: published.has(url.searchParams.get('done') ?? ''),
	}
}

export const action = officeAction({ keeps: alertKept, commands: alertCommands, usual: 'extend' })

export default function Alerts({ loaderData, actionData }: Route.ComponentProps) {
	const { alerts, hidesSamples, form, hasHistory, isPublished } = loaderData
	const refusal = actionData?.ok === false ? actionData : null
	const formKey = useFormKey(isPublished || actionData?.ok === true)
	return (
		<>
			<ScreenHead
				title="Alerts"
				outcome={actionData}
				sentences={sentences}
				actions={hasHistory && <HistoryLink table="service_alerts" />}
			/>
			<div className="grid items-start gap-6 xl:grid-cols-2">
				<Panel title="Post an alert">
					<AlertForm
						key={formKey}
						fields={form?.fields ?? []}
						values={form?.values ?? {}}
						kept={actionData?.kept}
						errors={refusal?.errors ?? []}
						preview={actionData?.ok ? actionData.preview : null}
					/>
				</Panel>
				<AlertList alerts={alerts} hidesSamples={hidesSamples} />
			</div>
		</>
	)
}
