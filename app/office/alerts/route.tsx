import { data, redirect } from 'react-router'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { servicesContext } from '#app/context.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { readForm } from '#platform/forms/read_form.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/route.ts'
import { alertAction } from './alert_action.server.ts'
import { AlertForm } from './alert_form.tsx'
import { AlertList } from './alert_list.tsx'
import { noAlertValues } from './alert_values.ts'
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
	const towns = current.residentialTowns.ok ? current.residentialTowns.rows : []
	const areas = current.pickupAreas.ok ? current.pickupAreas.rows : []
	return {
		alerts: listAlerts({ ...current, serviceAlerts: await everyAlert(services) }, new Date()),
		hidesSamples: !isSampleCompany(current.facts),
		towns: towns
			.filter(({ slug }) => areas.some(({ town_slug }) => town_slug === slug))
			.map(({ slug, name }) => ({ value: slug, label: name })),
		areas: areas.map((area) => ({ value: area.id, label: `${area.name} (${weekdayWords(area, today)})` })),
		notice: notices.get(url.searchParams.get('done') ?? '') ?? null,
		hasHistory: staff.role !== 'office',
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	const done = await alertAction(context.get(servicesContext), entries, { staff, now: new Date() })
	return done.ok ? redirect(done.to, 303) : data(done.answer, { status: done.status })
}

export default function Alerts({ loaderData, actionData: answer }: Route.ComponentProps) {
	const { alerts, hidesSamples, towns, areas, notice, hasHistory } = loaderData
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
			{answer?.message && <Notice tone="problem">{answer.message}</Notice>}
			{notice && !answer && <Notice tone="done">{notice}</Notice>}
			<div className="grid items-start gap-6 xl:grid-cols-2">
				<Panel title="Post an alert">
					<AlertForm
						key={answer?.answer ?? notice ?? ''}
						values={answer?.values ?? noAlertValues}
						errors={answer?.errors ?? []}
						preview={answer?.preview ?? null}
						extensions={answer?.extensions ?? []}
						towns={towns}
						areas={areas}
					/>
				</Panel>
				<AlertList alerts={alerts} hidesSamples={hidesSamples} />
			</div>
		</>
	)
}
