import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import { pickupAreaRow, serviceAlertRow } from '#test/rows.ts'
import { weekBoard } from './week_board.server.ts'

const noCounts = { subscribers: new Map(), ranges: new Map() }
// The week of Thanksgiving (Thursday, November 26), outside of the lawn season.
const monday = '2026-11-23'
const named = (name: string, area: Partial<PickupAreaRow> = {}) =>
	pickupAreaRow({ id: name, name, has_lawn: false, recycling: 'weekly', ...area })
const content = (areas: PickupAreaRow[], ...alerts: Partial<ServiceAlertRow>[]) => ({
	facts: sampleFacts,
	pickupAreas: { ok: true as const, rows: areas },
	residentialTowns: { ok: true as const, rows: [] },
	serviceAlerts: { ok: true as const, rows: alerts.map(serviceAlertRow) },
	planned: { ok: true as const, rows: [] },
})

test('PD-40 PD-41 a week has the pickups of each day, moved by its holiday and by alerts, or canceled', () => {
	const areas = [
		named('Lake', { weekday: 'Monday' }),
		named('Hill', { weekday: 'Wednesday', recycling: 'every_other_week', recycling_anchor: '2026-11-16' }),
		named('Park', { weekday: 'Thursday', has_trash: false, contracted_to: 'The city' }),
		named('Farm', { weekday: 'Friday', town_slug: 'greeley' }),
	]
	const snow = { starts_on: '2026-11-23', ends_on: '2026-11-23', message: 'Snow.' }
	const board = weekBoard(
		content(
			areas,
			{ ...snow, kind: 'delay', delay_days: 1, reach: 'areas', area_ids: ['Lake'] },
			{
				kind: 'cancelled',
				starts_on: '2026-11-28',
				ends_on: '2026-11-30',
				reach: 'towns',
				town_slugs: ['greeley'],
			},
			{ ...snow, message: 'Taken back.', ended_at: '2026-11-22T15:00:00.000Z' },
		),
		monday,
		'2026-11-24',
		{ subscribers: new Map([['Lake', { reminders: 3, alerts: 1 }]]), ranges: new Map([['Lake', 12]]) },
	)
	const seen = board.days.map(({ date, isToday, dayOff, alerts, pickups, movedAway }) => ({
		date,
		isToday,
		dayOff,
		alerts: alerts.map(({ effect, where }) => `${effect}: ${where}`),
		pickups: pickups.map(({ area, streams, movedFrom, isCanceled, subscriptions }) =>
			[area.name, ...streams, movedFrom, isCanceled && 'canceled', subscriptions].filter(Boolean).join(' '),
		),
		movedAway: movedAway.map(({ to, areas: names }) => `${to}: ${names.join()}`),
	}))
	const plain = { isToday: false, dayOff: null, alerts: [], pickups: [], movedAway: [] }
	expect(seen).toEqual([
		{
			...plain,
			date: '2026-11-23',
			alerts: ['Pickups come 1 day later: Lake'],
			movedAway: ['Tuesday, November 24: Lake'],
		},
		{
			...plain,
			date: '2026-11-24',
			isToday: true,
			pickups: ['Lake Trash Recycling Monday, November 23 3'],
		},
		{ ...plain, date: '2026-11-25', pickups: ['Hill Trash'] },
		{
			...plain,
			date: '2026-11-26',
			dayOff: 'Thanksgiving Day: closed',
			movedAway: ['Friday, November 27: Park'],
		},
		{
			...plain,
			date: '2026-11-27',
			pickups: ['Park Recycling Thursday, November 26', 'Farm Trash Recycling canceled'],
		},
		{ ...plain, date: '2026-11-28', alerts: ['Pickups are canceled: a town that is off the site'] },
	])
	expect(board.days[1]?.pickups[0]?.ranges).toBe(12)
	expect(board.withoutStreets.map(({ name }) => name)).toEqual(['Hill', 'Park', 'Farm'])
	expect(board.days[4]?.pickups[0]?.reason).toBe('Thanksgiving Day')
})

test('PD-40 areas without a pickup that week are named, and areas that never have one are listed separately', () => {
	const board = weekBoard(
		content([
			named('Odd', { has_trash: false, recycling: 'every_other_week', recycling_anchor: '2026-11-16' }),
			named('Nothing', { has_trash: false, recycling: 'none' }),
			named('Theirs', { has_trash: false, recycling: 'none', contracted_to: 'The city' }),
		]),
		monday,
		monday,
		noCounts,
	)
	expect(board).toMatchObject({
		without: ['Odd', 'Theirs'],
		withoutStreams: [{ id: 'Nothing', name: 'Nothing' }],
	})
})

test('PD-40 a week says when areas or alerts cannot be read', () => {
	const unread = {
		...content([]),
		pickupAreas: { ok: false as const },
		serviceAlerts: { ok: false as const },
		planned: { ok: true as const, rows: [] },
	}
	expect(weekBoard(unread, monday, monday, noCounts).unread).toEqual(['pickup areas', 'alerts'])
})
