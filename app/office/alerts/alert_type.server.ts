import { defineContentType } from '#app/content/content_type.ts'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import { alertKinds, alertReaches } from './alert_values.ts'
import { alertEffect } from './list_alerts.server.ts'
import { isOver, takeBack } from './post_alert.server.ts'

const screens = { list: '/admin/alerts', row: () => '/admin/alerts' }

const serviceAlerts = defineContentType('service_alerts', null, {
	label: 'Alerts',
	singular: 'alert',
	group: 'Pages',
	help: 'What moves or cancels pickups, and notices to neighbors.',
	fields: {
		kind: { control: 'select', label: 'What happens', options: alertKinds, plain: true },
		delay_days: { control: 'number', label: 'Days later', min: 1, max: 5, optional: true },
		starts_on: { control: 'date', label: 'First day' },
		ends_on: { control: 'date', label: 'Last day' },
		reach: { control: 'select', label: 'For whom', options: alertReaches, plain: true },
		town_slugs: { control: 'lines', label: 'Towns' },
		area_ids: { control: 'lines', label: 'Areas' },
		message: { control: 'textarea', label: 'What neighbors read', max: 280, plain: true },
	},
	fixed: ['posted_by', 'posted_at', 'ended_at', 'is_sample'],
	columns: [],
	title: ({ message }) => message,
})

/** Alerts: of their history only the posting can be taken back, which takes the alert back. */
export const alertType = defineResource(serviceAlerts, {
	screens,
	changes: (entry) => [alertChange(entry)],
	canRevert: ({ action }, current) => action === 'create' && current?.['ended_at'] === null,
	async revert(trx, entry, by) {
		const alert = await trx
			.selectFrom('service_alerts')
			.selectAll()
			.where('id', '=', entry.row_id)
			.executeTakeFirstOrThrow()
		if (isOver(alert, by.now)) return { ok: false, reason: 'changed' }
		await takeBack(trx, alert, 'revert', by)
		return { ok: true }
	},
})

function alertChange({ action, before_row, after_row }: ContentHistoryRow) {
	const alert = after_row as ServiceAlertRow | null
	if (action === 'create') {
		const words = alert && `${alertEffect(alert)}, ${alert.starts_on} to ${alert.ends_on}: ${alert.message}`
		return { label: 'Alert', before: '', after: words ?? '' }
	}
	if (alert?.ended_at === null)
		return { label: 'Last day', before: String(before_row?.['ends_on'] ?? ''), after: alert.ends_on }
	return { label: 'Taken back', before: 'No', after: 'Yes' }
}
