import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { daysOffIn, hasNoPickups, pickupShift } from '#app/company/days_off.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import { pickupAreaRow, serviceAlertRow } from '#test/rows.ts'
import { nextPickups, pickupsBetween } from './pickups.ts'
import { revisionOf } from './revision.ts'
import { type ScheduleRules, scheduleRules } from './rules.ts'
import { setOutTime } from './set_out.ts'

const lawnSeason = { from: '05-01', to: '10-31' }
const daysOff = sampleFacts.hours
const noAlerts: ScheduleRules = {
	lawnSeason,
	opens: '07:00',
	trucksOutUntil: '18:00',
	coming: [],
	daysOff,
	daysOffChangedAt: null,
	alerts: [],
}
const withAlerts = (...alerts: Partial<ServiceAlertRow>[]): ScheduleRules => ({
	...noAlerts,
	alerts: alerts.map(serviceAlertRow),
})
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const on = (weekday: (typeof weekdays)[number], more: Parameters<typeof pickupAreaRow>[0] = {}) =>
	pickupAreaRow({ weekday, recycling: 'none', recycling_anchor: null, has_lawn: false, ...more })
const mondayOf = (date: string) => addDays(civilDay(date), 1 - civilDay(date).weekday).date
const only = (pickups: ReturnType<typeof pickupsBetween>) => {
	expect(pickups).toHaveLength(1)
	return pickups[0]
}

describe('PD-02 ten years of every weekday', () => {
	test.each(weekdays)(
		'%s: one trash pickup a week, in its week, never on a closed day, in order',
		(weekday) => {
			const pickups = pickupsBetween(on(weekday), '2026-01-05', '2036-01-06', noAlerts)
			const mondays = pickups.map(({ scheduled }) => mondayOf(scheduled))
			expect(new Set(mondays).size).toBe(mondays.length)
			expect(mondays.length).toBeGreaterThanOrEqual(521)
			const dates = pickups.map(({ date }) => date ?? '')
			expect(dates).toEqual(dates.toSorted())
			for (const [at, date] of dates.entries()) {
				expect(mondayOf(date)).toBe(mondays[at])
				expect(hasNoPickups(date, daysOff) || civilDay(date).weekday === 7, date).toBe(false)
			}
		},
	)

	test('a holiday keeps the order of the weekdays', () => {
		for (const holiday of Array.from({ length: 10 }, (_, year) => daysOffIn(2026 + year, daysOff)).flat()) {
			const monday = mondayOf(holiday.date)
			const sunday = addDays(civilDay(monday), 6).date
			const days = weekdays.map(
				(weekday) => only(pickupsBetween(on(weekday), monday, sunday, noAlerts))?.date,
			)
			expect(days, holiday.date).toEqual(days.toSorted())
			expect(new Set(days).size, holiday.date).toBe(5)
		}
	})
})

test.each([
	// Thanksgiving 2026 is a Thursday, July 4 a Saturday, Christmas a Friday; Labor Day is a Monday.
	['Wednesday', '2026-11-25', '2026-11-25', null],
	['Thursday', '2026-11-26', '2026-11-27', 'Thanksgiving Day'],
	['Friday', '2026-11-27', '2026-11-28', 'Thanksgiving Day'],
	['Friday', '2026-12-25', '2026-12-26', 'Christmas Day'],
	['Friday', '2026-07-03', '2026-07-03', null],
	['Monday', '2026-09-07', '2026-09-08', 'Labor Day'],
	['Friday', '2026-09-11', '2026-09-12', 'Labor Day'],
] as const)('PD-02 the %s pickup of %s comes on %s', (weekday, scheduled, date, reason) => {
	const week = pickupsBetween(
		on(weekday),
		mondayOf(scheduled),
		addDays(civilDay(scheduled), 3).date,
		noAlerts,
	)
	expect(only(week)).toEqual({ stream: 'trash', scheduled, date, reason })
})

test('PD-02 a period has the pickups that come in it: those moved into it, but not those moved out of it', () => {
	const thursday = on('Thursday')
	expect(pickupsBetween(thursday, '2026-11-20', '2026-11-26', noAlerts)).toEqual([])
	expect(only(pickupsBetween(thursday, '2026-11-27', '2026-11-27', noAlerts))?.scheduled).toBe('2026-11-26')
	expect(pickupsBetween(thursday, '2026-11-28', '2026-11-27', noAlerts)).toEqual([])
	expect(() => pickupsBetween(thursday, '2026-02-30', '2026-03-10', noAlerts)).toThrow(RangeError)
})

describe('PD-03 recycling', () => {
	const recycling = (anchor: string | null, from: string, to: string, kind = 'every_other_week') =>
		pickupsBetween(
			on('Wednesday', { has_trash: false, recycling: kind as 'weekly', recycling_anchor: anchor }),
			from,
			to,
			noAlerts,
		).map(({ scheduled }) => scheduled)

	test('comes every other week, counted from any day of a recycling week, before and after it', () => {
		const weeks = ['2026-10-28', '2026-11-11', '2026-11-25', '2026-12-09']
		for (const anchor of ['2026-11-09', '2026-11-11', '2026-11-15', '2024-11-13', '2030-01-01'])
			expect(recycling(anchor, '2026-10-26', '2026-12-10'), anchor).toEqual(weeks)
		expect(recycling('2026-11-16', '2026-10-26', '2026-12-03')).toEqual([
			'2026-11-04',
			'2026-11-18',
			'2026-12-02',
		])
	})

	test('comes every week, or not at all', () => {
		expect(recycling(null, '2026-11-02', '2026-11-22', 'weekly')).toHaveLength(3)
		expect(recycling('2026-11-09', '2026-11-02', '2026-11-22', 'none')).toEqual([])
	})

	test('keeps its rhythm over ten years: never two weeks in a row, never more than two apart', () => {
		const days = recycling('2026-01-07', '2026-01-01', '2036-01-01')
		const apart = days.slice(1).map((day, at) => (Date.parse(day) - Date.parse(days[at] ?? '')) / 86_400_000)
		expect(new Set(apart)).toEqual(new Set([14]))
	})
})

test('PD-03 lawn pickup begins and ends with its season, on the days themselves', () => {
	const lawn = on('Friday', { has_trash: false, has_lawn: true })
	const year = pickupsBetween(lawn, '2026-01-01', '2026-12-31', noAlerts).map(({ scheduled }) => scheduled)
	// May 1, 2026 is a Friday; October 30 is the last Friday of the season.
	expect([year.at(0), year.at(-1), year.length]).toEqual(['2026-05-01', '2026-10-30', 27])
	const later = { ...noAlerts, lawnSeason: { from: '05-02', to: '10-29' } }
	const shorter = pickupsBetween(lawn, '2026-01-01', '2026-12-31', later).map(({ scheduled }) => scheduled)
	expect([shorter.at(0), shorter.at(-1)]).toEqual(['2026-05-08', '2026-10-23'])
	const coming = [
		{ from: '2026-07-01', lawnSeason: later.lawnSeason, opens: '07:00', setOutHours: new Map() },
	]
	const planned = pickupsBetween(lawn, '2026-01-01', '2026-12-31', { ...noAlerts, coming })
	expect([planned.at(0)?.date, planned.at(-1)?.date], 'from July on').toEqual(['2026-05-01', '2026-10-23'])
})

describe('PD-04 an alert', () => {
	const wednesday = on('Wednesday', { id: 'lake', town_slug: 'windsor' })
	const week = (rules: ScheduleRules, area = wednesday) =>
		only(pickupsBetween(area, '2026-11-16', '2026-11-22', rules))
	const snow = { starts_on: '2026-11-18', ends_on: '2026-11-18', message: 'Snow.' }

	test('delays, cancels or only informs, in the areas it reaches', () => {
		const delay = { ...snow, kind: 'delay', delay_days: 2 } as const
		expect(week(withAlerts(delay))).toMatchObject({ date: '2026-11-20', reason: 'Snow.' })
		expect(week(withAlerts({ ...snow, kind: 'cancelled' }))).toMatchObject({ date: null, reason: 'Snow.' })
		expect(week(withAlerts(snow))).toMatchObject({ date: '2026-11-18', reason: 'Snow.' })
		const reaches = (more: Partial<ServiceAlertRow>) =>
			week(withAlerts({ ...delay, ...more }))?.date !== '2026-11-18'
		expect(reaches({ reach: 'towns', town_slugs: ['greeley', 'windsor'] })).toBe(true)
		expect(reaches({ reach: 'towns', town_slugs: ['greeley'] })).toBe(false)
		expect(reaches({ reach: 'areas', area_ids: ['lake'] })).toBe(true)
		expect(reaches({ reach: 'areas', area_ids: ['hill'] })).toBe(false)
		expect(reaches({ starts_on: '2026-11-19', ends_on: '2026-11-19' })).toBe(false)
		expect(reaches({ ended_at: '2026-11-17T12:00:00.000Z' })).toBe(false)
	})

	test('counts from the day to which a holiday moved the pickup, and gives both reasons', () => {
		const thursday = on('Thursday')
		const friday = { starts_on: '2026-11-27', ends_on: '2026-11-27', kind: 'delay', delay_days: 1 } as const
		const rules = withAlerts({ ...friday, message: 'Snow.' })
		expect(only(pickupsBetween(thursday, '2026-11-23', '2026-11-29', rules))).toEqual({
			stream: 'trash',
			scheduled: '2026-11-26',
			date: '2026-11-28',
			reason: 'Thanksgiving Day. Snow.',
		})
	})

	test.each([
		['Snow!', 'Ice.', 'Snow! Ice.'],
		['Trucks are late...', 'Ice', 'Trucks are late... Ice'],
		['Snow', 'Ice?', 'Snow. Ice?'],
	])('gives the reasons of two alerts of one day, %j and %j, as sentences', (one, other, reason) => {
		expect(week(withAlerts({ ...snow, message: one }, { ...snow, message: other }))).toMatchObject({ reason })
	})

	test('never moves a pickup out of its week or onto a holiday, however long the delay', () => {
		for (const delay_days of [1, 2, 3, 4, 5])
			for (const weekday of weekdays) {
				const rules = withAlerts({
					starts_on: '2026-01-01',
					ends_on: '2036-01-01',
					kind: 'delay',
					delay_days,
				})
				const pickups = pickupsBetween(on(weekday), '2026-01-05', '2035-12-30', rules)
				expect(pickups.length).toBeGreaterThan(520)
				// Canceled only if no open day of the week is left.
				const canceled = pickups.filter(({ date }) => date === null)
				const days = canceled.map(
					({ scheduled }) => civilDay(pickupShift(scheduled, daysOff)?.to.date ?? scheduled).weekday,
				)
				expect(days.filter((day) => day < 5)).toEqual([])
				for (const { date, scheduled } of pickups) {
					if (date === null) continue
					expect(mondayOf(date)).toBe(mondayOf(scheduled))
					expect(hasNoPickups(date, daysOff) || civilDay(date).weekday === 7, scheduled).toBe(false)
				}
			}
	})
})

describe('PD-04 alerts that affect the same pickup', () => {
	const wednesday = on('Wednesday')
	const delay = (starts_on: string, delay_days = 1): Partial<ServiceAlertRow> => ({
		kind: 'delay',
		delay_days,
		starts_on,
		ends_on: starts_on,
		message: `From ${starts_on}.`,
	})
	const canceled = {
		kind: 'cancelled',
		starts_on: '2026-11-19',
		ends_on: '2026-11-19',
		message: 'Closed.',
	} as const
	const dateOf = (rules: ScheduleRules) =>
		only(pickupsBetween(wednesday, '2026-11-16', '2026-11-22', rules))?.date

	test('count from the day to which the others move it, whichever was posted first', () => {
		const moved = delay('2026-11-18')
		const day = ({ starts_on, ends_on }: typeof moved) => ({ starts_on, ends_on })
		for (const both of [
			[moved, canceled],
			[canceled, moved],
		])
			expect(dateOf(withAlerts(...both))).toBe(null)
		expect(dateOf(withAlerts(moved, { ...canceled, ...day(moved) })), 'of one day').toBe(null)
		expect(dateOf(withAlerts(moved, delay('2026-11-19')))).toBe('2026-11-20')
		expect(dateOf(withAlerts({ ...moved, ends_on: '2026-11-19' })), 'one alert moves a pickup once').toBe(
			'2026-11-19',
		)
	})

	test('move it past a closed day to a later one, never back to its original day', () => {
		const closed = (...dates: string[]) => ({
			...withAlerts(delay('2026-11-18')),
			daysOff: {
				holidays: {},
				closedDays: dates.map((date) => ({ date, name: 'Closed', pickups: 'moved' as const })),
			},
		})
		expect(dateOf(closed('2026-11-19'))).toBe('2026-11-20')
		expect(dateOf(closed('2026-11-19', '2026-11-20', '2026-11-21'))).toBe(null)
	})
})

test('the next pickups are those that actually come, including today’s, and an area without streams has none', () => {
	const area = on('Wednesday')
	const canceled = withAlerts({ starts_on: '2026-11-18', ends_on: '2026-11-18', kind: 'cancelled' })
	const next = nextPickups(area, '2026-11-18', 2, noAlerts)
	expect(next.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-25'])
	expect(nextPickups(area, '2026-11-18', 1, canceled)[0]?.date).toBe('2026-11-25')
	expect(nextPickups({ ...area, has_trash: false }, '2026-11-18', 1, noAlerts)).toEqual([])
})

test('PD-05 a pickup’s revision counts the seconds until the last save, and the alerts posted and taken back', () => {
	const saved = { created_at: '2026-11-01T12:00:00.000Z', updated_at: '2026-11-01T12:01:40.000Z' }
	const area = on('Wednesday', saved)
	const rows = [
		{ name: 'hours.holidays', updated_at: '2026-11-01T12:00:10.000Z' },
		{ name: 'hours.closedDays', updated_at: '2026-11-01T12:00:20.000Z' },
		{ name: 'prices.lawn', updated_at: '2026-11-01T12:00:50.000Z' },
	].map((row) => ({ ...row, id: row.name, value: '0' }))
	const posted_at = '2026-11-17T12:00:00.000Z'
	const alerts = [null, '2026-11-17T13:00:00.000Z'].map((ended_at) =>
		serviceAlertRow({ starts_on: '2026-11-18', ends_on: '2026-11-18', posted_at, ended_at }),
	)
	const rules = scheduleRules({
		facts: sampleFacts,
		planned: { ok: true, rows: [] },
		companyFacts: { ok: true, rows },
		serviceAlerts: { ok: true, rows: alerts },
	})
	expect(revisionOf(area, '2026-11-18', rules)).toEqual({
		sequence: 100 + 20 + 3,
		changedAt: '2026-11-17T13:00:00.000Z',
	})
})

test('carts must be out by the area’s own hour, or else when the office opens', () => {
	const hours = new Map([['lake', 6]])
	const coming = [{ from: '2027-01-01', lawnSeason, opens: '08:00', setOutHours: hours }]
	const rules = { opens: '07:00', coming }
	const [lake, hill] = [
		{ id: 'lake', set_out_hour: 5 },
		{ id: 'hill', set_out_hour: null },
	]
	expect(setOutTime('2026-12-31', lake, rules)).toBe('5:00 AM')
	expect(setOutTime('2026-12-31', hill, rules)).toBe('7:00 AM')
	expect(setOutTime('2027-01-01', lake, rules), 'planned').toBe('6:00 AM')
	expect(setOutTime('2027-01-01', hill, rules), 'the office opens later').toBe('8:00 AM')
})

test('PD-02 the schedule is the same in every time zone of the server', () => {
	const script = `
		const { pickupsBetween } = await import('./app/pickup/schedule/pickups.ts')
		const area = { id: 'a', town_slug: 't', weekday: 'Thursday', has_trash: true, recycling: 'every_other_week',
			recycling_anchor: '2026-11-02', has_lawn: true, valid_from: null, earlier_rules: [] }
		const rules = { lawnSeason: { from: '05-01', to: '10-31' }, coming: [],
			daysOff: { holidays: {}, closedDays: [] }, alerts: [] }
		console.log(JSON.stringify([new Date().getTimezoneOffset(), pickupsBetween(area, '2026-01-01', '2030-12-31', rules)]))`
	const inZone = (zone: string) =>
		JSON.parse(
			execFileSync(process.execPath, ['--input-type=module', '-e', script], {
				env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
				encoding: 'utf8',
			}),
		) as [number, unknown]
	const [[east, first], ...others] = ['Pacific/Kiritimati', 'America/Denver', 'UTC'].map(inZone) as [
		[number, unknown],
		...[number, unknown][],
	]
	expect(east).toBe(-14 * 60)
	expect(first).toEqual(
		JSON.parse(
			JSON.stringify(
				pickupsBetween(
					on('Thursday', { recycling: 'every_other_week', recycling_anchor: '2026-11-02', has_lawn: true }),
					'2026-01-01',
					'2030-12-31',
					noAlerts,
				),
			),
		),
	)
	for (const [, same] of others) expect(same).toEqual(first)
})
