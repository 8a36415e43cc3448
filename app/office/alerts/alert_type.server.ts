import type { Transaction } from 'kysely'
import { defineContentType } from '#app/content/content_type.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { rowsIn } from '#app/content/listing.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import { putRow } from '../kernel/rows/write_row.server.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import { alertContext, alertErrors, without } from './check_alert.server.ts'
import { alertEffect } from './list_alerts.server.ts'

const serviceAlerts = defineContentType('service_alerts', null, {
	label: 'Alerts',
	singular: 'alert',
	group: 'Pages',
	help: 'What moves or cancels pickups, and notices to neighbors.',
	fields: {
		kind: {
			control: 'select',
			label: 'What happens',
			options: [
				{ value: 'delay', label: 'Pickups come later' },
				{ value: 'cancelled', label: 'Pickups are canceled' },
				{ value: 'notice', label: 'Only words: pickups come as usual' },
			],
			plain: true,
		},
		delay_days: {
			control: 'number',
			label: 'Days later',
			hint: 'When pickups come later: 1 to 5. Saturday is the last day they can move to.',
			min: 1,
			max: 5,
			initial: '1',
			optional: true,
		},
		starts_on: { control: 'date', label: 'First day', hint: 'Of the pickups it is about.' },
		ends_on: { control: 'date', label: 'Last day', hint: 'Empty for one day.', isFilled: true },
		reach: {
			control: 'select',
			label: 'For whom',
			options: [
				{ value: 'all', label: 'All areas' },
				{ value: 'towns', label: 'Towns' },
				{ value: 'areas', label: 'Single areas' },
			],
			plain: true,
		},
		town_slugs: {
			control: 'checklist',
			label: 'Which towns',
			hint: 'Counts when “For whom” says towns.',
			most: 500,
		},
		area_ids: {
			control: 'checklist',
			label: 'Which areas',
			hint: 'Counts when “For whom” says single areas.',
			most: 500,
		},
		message: {
			control: 'textarea',
			label: 'What neighbors read',
			hint: 'In a sentence or two, such as “Closed road: trucks are a day behind.”',
			max: 280,
			plain: true,
		},
	},
	fixed: ['posted_by', 'posted_at', 'ended_at', 'is_sample'],
	columns: [],
	errors: ({ kind, delay_days, reach, town_slugs, area_ids }) => [
		...(kind === 'delay' && delay_days === null
			? [{ field: 'delay_days' as const, message: 'Please say by how many days, from 1 to 5.' }]
			: []),
		...(reach === 'towns' && town_slugs.length === 0
			? [{ field: 'reach' as const, message: 'Please choose at least one town.' }]
			: []),
		...(reach === 'areas' && area_ids.length === 0
			? [{ field: 'reach' as const, message: 'Please choose at least one area.' }]
			: []),
	],
	title: ({ message }) => message,
})

/** Alerts. Only their creation can be reverted, which ends the alert. */
export const alertType = defineResource(serviceAlerts, {
	screens: { list: '/admin/alerts', row: () => '/admin/alerts' },
	// Clears fields that the chosen kind or reach does not use; without a last day the alert is for one day.
	fill({ kind = '', reach = '', delay_days = '', town_slugs = '', area_ids = '', ...values }) {
		const of = (isAsked: boolean, text: string) => (isAsked ? text : '')
		return {
			ok: true,
			values: {
				...values,
				kind,
				reach,
				delay_days: of(kind === 'delay', delay_days),
				town_slugs: of(reach === 'towns', town_slugs),
				area_ids: of(reach === 'areas', area_ids),
				ends_on: values['ends_on'] || (values['starts_on'] ?? ''),
				message: (values['message'] ?? '').replaceAll(/\s+/g, ' '),
			},
		}
	},
	async options({ content }, now) {
		const { pickupAreas, residentialTowns } = content.current
		const areas = rowsIn(pickupAreas)
		const towns = rowsIn(residentialTowns)
		const served = towns.filter(({ slug }) => areas.some(({ town_slug }) => town_slug === slug))
		const label = (area: PickupAreaRow) =>
			`${area.name} (${weekdayWords(area, localTimeOf(now, content.current.facts).date)})`
		return {
			town_slugs: served.map(({ slug, name }) => ({ value: slug, label: name })),
			area_ids: areas.map((area) => ({ value: area.id, label: label(area) })),
		}
	},
	async check(trx, { row, facts, now }) {
		const context = await alertContext(trx, facts, now)
		return alertErrors(row as unknown as ServiceAlertRow, without(context, row.id))
	},
	changes: (entry) => [alertChange(entry)],
	canRevert: ({ action }, current) => action === 'create' && current?.['ended_at'] === null,
	async revert(trx, { current, facts }, by) {
		const alert = current as unknown as ServiceAlertRow | undefined
		if (!alert || isOver(alert, by.now, facts)) return { ok: false, reason: 'changed' }
		await takeBack(trx, alert, 'revert', by)
		return { ok: true }
	},
})

/** Whether the alert has ended or was canceled. */
export function isOver({ ended_at, ends_on }: ServiceAlertRow, now: Date, zoned: Zoned): boolean {
	return ended_at !== null || ends_on < localTimeOf(now, zoned).date
}

/** Cancels a current or coming alert: pickups from today on come as if it had never been posted. */
export async function takeBack(
	trx: Transaction<Database>,
	before: ServiceAlertRow,
	action: 'save' | 'revert',
	actor: Actor,
): Promise<void> {
	const columns = { ended_at: actor.now.toISOString() }
	const current: ContentRow = { ...before }
	await putRow(trx, { description: serviceAlerts, id: before.id, current, columns }, actor, action)
}

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
