import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { hasNoPickups } from '#app/company/days_off.ts'
import { withOurRules } from '#app/content/our_rules.ts'
import { compareText } from '#platform/text/compare_text.ts'
import { instantOf } from '#app/company/zoned_time.ts'
import { pickupDays } from '#app/pickup/area/area_content.server.ts'
import { feedOf } from '#app/pickup/feeds/feed.server.ts'
import { dueReminders } from '#app/pickup/reminders/due_reminders.ts'
import { changeRules } from '#app/pickup/schedule/area_rules.ts'
import { type Pickup, pickupsBetween } from '#app/pickup/schedule/pickups.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import type { PickupAreaRow, RouteDay } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { pickupAreaRow, serviceAlertRow } from '#test/rows.ts'
import { weekBoard } from '../pickup_week/week_board.server.ts'

const routeDays: readonly RouteDay[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
// A Monday before Thanksgiving, Christmas and New Year's Day.
const begin = '2026-11-09'
const weeks = 12
const after = (days: number) => addDays(civilDay(begin), days).date

/** A seeded generator of numbers from 0 to below `limit` (mulberry32). */
function numbers(seed: number) {
	let state = seed
	return (limit: number) => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
	}
}

/** An area with up to three changes of its days, the changes themselves, up to four alerts, up to two closed days, and up to two days on which another hauler takes the trash over, or we do again. */
function randomCase(seed: number) {
	const pick = numbers(seed)
	const weekday = () => routeDays[pick(5)] ?? 'Monday'
	const first = {
		weekday: weekday(),
		has_trash: pick(5) > 0,
		recycling: 'every_other_week',
		recycling_anchor: after(pick(14)),
		has_lawn: pick(2) > 0,
	} as const
	const changes = Array.from({ length: pick(4) }, () => ({
		from: after(pick(weeks * 7)),
		weekday: weekday(),
		has_trash: pick(5) > 0,
	}))
	let area: PickupAreaRow = pickupAreaRow({ id: 'area', ...first })
	for (const { from, ...change } of changes) area = { ...area, ...changeRules(area, change, from) }
	const alerts = Array.from({ length: pick(5) }, () => {
		const starts_on = after(pick(weeks * 7))
		const ends_on = addDays(civilDay(starts_on), pick(4)).date
		const kind = (['delay', 'cancelled', 'notice'] as const)[pick(3)] ?? 'notice'
		return serviceAlertRow({ kind, delay_days: kind === 'delay' ? 1 + pick(3) : null, starts_on, ends_on })
	})
	const closedDays = Array.from({ length: pick(3) }, () => ({
		date: after(pick(weeks * 7)),
		name: 'Closed',
		pickups: 'moved' as const,
	}))
	const handovers = Array.from({ length: pick(3) }, () => ({
		from: after(pick(weeks * 7)),
		contracted_to: pick(2) > 0 ? 'Ram Waste' : null,
	})).toSorted((one, other) => compareText(one.from, other.from))
	return { area, first, changes, alerts, closedDays, handovers }
}

test.each(Array.from({ length: 120 }, (_, seed) => seed + 1))(
	'PD-53 PD-54 area %i: pickups follow the rule in effect on each date, and page, calendar, week and reminders agree',
	(seed) => {
		const { area: own, first, changes, alerts, closedDays, handovers } = randomCase(seed)
		const facts = { ...sampleFacts, hours: { ...sampleFacts.hours, closedDays } }
		const planned = {
			ok: true as const,
			rows: handovers.map(({ from, contracted_to }) => ({
				from,
				facts,
				pickupAreas: { ok: true as const, rows: [{ ...own, contracted_to }] },
				residentialTowns: { ok: true as const, rows: [] },
			})),
		}
		const area = withOurRules(own, { facts, planned })
		const content = {
			facts,
			companyFacts: { ok: true as const, rows: [] },
			pickupAreas: { ok: true as const, rows: [area] },
			residentialTowns: { ok: true as const, rows: [] },
			serviceAlerts: { ok: true as const, rows: alerts },
			planned,
		}
		const rules = scheduleRules(content)
		const pickups = pickupsBetween(area, begin, after(weeks * 7 - 1), rules)
		const trash = pickups.filter(({ stream }) => stream === 'trash')

		// Computed independently of the schedule: the last change in effect determines the rule.
		const scheduled = Array.from({ length: weeks * 7 }, (_, day) => after(day)).filter((date) => {
			const holds = changes.reduce((rule, change) => (change.from <= date ? { ...rule, ...change } : rule), {
				...first,
			})
			const hauler = handovers.findLast(({ from }) => from <= date)?.contracted_to ?? null
			return hauler === null && holds.has_trash && holds.weekday === routeDays[civilDay(date).weekday - 1]
		})
		expect(trash.map((pickup) => pickup.scheduled).toSorted()).toEqual(scheduled)
		for (const { scheduled: usual, date } of pickups) {
			if (date === null) continue
			expect(civilDay(date).weekday, `${usual} comes in its week`).toBeLessThan(7)
			const monday = addDays(civilDay(usual), 1 - civilDay(usual).weekday).date
			expect(date >= monday && date <= addDays(civilDay(monday), 5).date, usual).toBe(true)
			expect(hasNoPickups(date, facts.hours), `${usual} comes on ${date}`).toBe(false)
		}

		const coming = (list: readonly Pickup[]) =>
			list.flatMap(({ stream, date }) => (date === null ? [] : [`${date} ${stream}`]))
		const expected = [...new Set(coming(pickups))].toSorted()
		const now = instantOf({ date: begin, time: '12:00' }, sampleFacts)
		const feed = { format: 'json', streams: ['trash', 'recycling', 'lawn'], now, publicUrl: '' } as const
		const inFeed = (JSON.parse(feedOf(area, content, feed)) as { pickups: Pickup[] }).pickups
		const inRange = (line: string) => line.slice(0, 10) >= begin && line.slice(0, 10) <= after(weeks * 7 - 1)
		expect([...new Set(coming(inFeed))].filter(inRange).toSorted()).toEqual(expected)
		const onPage = pickupDays(pickups).flatMap(({ date, streams }) =>
			streams.map((stream) => `${date} ${stream}`),
		)
		expect(onPage).toEqual(expect.arrayContaining(expected))
		const board = Array.from({ length: weeks }, (_, week) => after(week * 7)).flatMap((monday) =>
			weekBoard(content, monday, monday, { subscribers: new Map(), ranges: new Map() }).days.flatMap(
				({ date, pickups: lines }) =>
					lines
						.filter(({ isCanceled }) => !isCanceled)
						.flatMap(({ streams }) => streams.map((stream) => `${date} ${stream.toLowerCase()}`)),
			),
		)
		expect([...new Set(board)].toSorted()).toEqual(expected)
		const reminded = Array.from({ length: weeks * 7 }, (_, day) => after(day)).flatMap((date) => {
			const evening = instantOf({ date: addDays(civilDay(date), -1).date, time: '20:00' }, sampleFacts)
			return dueReminders([area], rules, facts, evening).flatMap(({ day, pickups: due }) =>
				due.map(({ stream }) => `${day} ${stream}`),
			)
		})
		expect([...new Set(reminded)].toSorted()).toEqual(expected)
	},
)
