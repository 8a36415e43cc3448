import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import { pickupAreaRow, serviceAlertRow } from '#test/rows.ts'
import { areaAlerts, townAlerts } from './shown_alerts.server.ts'

const now = new Date('2026-11-22T16:00:00.000Z')
const lake = pickupAreaRow({ id: 'lake', name: 'Lake', town_slug: 'windsor' })
const hill = pickupAreaRow({ id: 'hill', name: 'Hill', town_slug: 'windsor' })
const other = pickupAreaRow({ id: 'other', town_slug: 'greeley' })
const content = (...alerts: Partial<ServiceAlertRow>[]) => ({
	serviceAlerts: { ok: true as const, rows: alerts.map(serviceAlertRow) },
	planned: { ok: true as const, rows: [] },
	pickupAreas: { ok: true as const, rows: [lake, hill, other] },
	facts: sampleFacts,
})
const days = { starts_on: '2026-11-22', ends_on: '2026-11-24' }

test('PD-08 a town shows the alerts of any of its areas, and names the areas when not all are affected', () => {
	const shown = townAlerts(
		'windsor',
		content(
			{ ...days, message: 'All.' },
			{ ...days, message: 'Lake.', reach: 'areas', area_ids: ['lake'], ends_on: '2026-11-22' },
			{ ...days, message: 'Greeley.', reach: 'towns', town_slugs: ['greeley'] },
			{ ...days, message: 'Taken back.', ended_at: '2026-11-22T15:00:00.000Z' },
			{ message: 'Over.', starts_on: '2026-11-20', ends_on: '2026-11-21' },
		),
		now,
	)
	expect(shown.map(({ message, when, areas }) => [message, when, areas])).toEqual([
		['Lake.', 'Sunday, November 22', ['Lake']],
		['All.', 'Sunday, November 22 to Tuesday, November 24', []],
	])
})

test('PD-08 an area shows its own alerts, and none while alerts cannot be read', () => {
	const lakeOnly = content({ ...days, message: 'Lake.', reach: 'areas', area_ids: ['lake'] })
	expect(areaAlerts(lake, lakeOnly, now)).toMatchObject([{ message: 'Lake.', areas: [] }])
	expect(areaAlerts(hill, lakeOnly, now)).toEqual([])
	expect(areaAlerts(lake, { ...content(), serviceAlerts: { ok: false } }, now)).toEqual([])
})

test('PD-08 a delay is shown only where it moves a pickup, and until that pickup has come', () => {
	const snow = {
		kind: 'delay',
		delay_days: 1,
		starts_on: '2026-11-18',
		ends_on: '2026-11-18',
		message: 'Snow.',
	} as const
	const friday = pickupAreaRow({ id: 'friday', town_slug: 'windsor', weekday: 'Friday' })
	const of = (area: typeof lake, at: string) => areaAlerts(area, content(snow), new Date(at)).length
	expect(of(friday, '2026-11-18T16:00:00.000Z'), 'its Friday is not moved').toBe(0)
	expect(of(lake, '2026-11-17T16:00:00.000Z')).toBe(1)
	expect(of(lake, '2026-11-19T16:00:00.000Z'), 'the day on which it comes').toBe(1)
	expect(of(lake, '2026-11-20T16:00:00.000Z')).toBe(0)
})
