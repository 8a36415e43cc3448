import { useLocation } from 'react-router'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { servicesContext } from '#app/context.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { fieldsOf } from '#app/content/content_type.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { initialValues } from '../kernel/fields/form_values.ts'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/route.ts'
import { alertCommands, alertKept } from './alert_commands.server.ts'
import { AlertForm } from './alert_form.tsx'
import { AlertList } from './alert_list.tsx'
import { alertType } from './alert_type.server.ts'
import { everyAlert, listAlerts } from './list_alerts.server.ts'

export const meta = officeMeta('Alerts')

const notices = new Map([
	['posted', 'Published. Pages, calendars and reminders follow at once; it ends by itself.'],
	['extended', 'Extended. Pages, calendars and reminders follow at once; it ends by itself.'],
	['ended', 'Taken back. The pickups come as if it had not been posted.'],
])

export async function loader({ url, context }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const { current } = services.content
	const today = localTimeOf(new Date()).date
	const areas = current.pickupAreas.ok ? current.pickupAreas.rows : []
	const towns = current.residentialTowns.ok ? current.residentialTowns.rows : []
	const choices = new Map([
		[
			'town_slugs',
			towns
				.filter(({ slug }) => areas.some(({ town_slug }) => town_slug === slug))
				.map(({ slug, name }) => ({ value: slug, label: name })),
		],
		[
			'area_ids',
			areas.map((area) => ({ value: area.id, label: `${area.name} (${weekdayWords(area, today)})` })),
		],
	])
	return {
		alerts: listAlerts({ ...current, serviceAlerts: await everyAlert(services) }, new Date()),
		hidesSamples: !isSampleCompany(current.facts),
		initial: initialValues(alertType),
		fields: fieldsOf(alertType).map((field) => ({
			...field,
			...(field.name === 'ends_on' && { optional: true as const }),
			choices: choices.get(field.name),
		})),
		notice: notices.get(url.searchParams.get('done') ?? '') ?? null,
		hasHistory: staff.role !== 'office',
	}
}

export const action = officeAction({ keeps: alertKept, commands: alertCommands, usual: 'extend' })

export default function Alerts({ loaderData, actionData }: Route.ComponentProps) {
	const { alerts, hidesSamples, initial, fields, notice, hasHistory } = loaderData
	const { key: formKey } = useLocation()
	const refusal = actionData?.ok === false ? actionData : null
	return (
		<>
			<PageHead
				title="Alerts"
				actions={
					hasHistory && (
						<ButtonLink kind="secondary" to="/admin/content/history?table=service_alerts">
							History
						</ButtonLink>
					)
				}
			/>
			{refusal?.message && <Notice tone="problem">{refusal.message}</Notice>}
			{notice && !actionData && <Notice tone="done">{notice}</Notice>}
			<div className="grid items-start gap-6 xl:grid-cols-2">
				<Panel title="Post an alert">
					<AlertForm
						key={formKey}
						fields={fields}
						values={actionData?.kept.values ?? initial}
						errors={refusal?.errors ?? []}
						preview={actionData?.ok ? actionData.preview : null}
						extensions={actionData?.kept.extensions ?? []}
					/>
				</Panel>
				<AlertList alerts={alerts} hidesSamples={hidesSamples} />
			</div>
		</>
	)
}
