import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { instantOf } from '#app/company/zoned_time.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { scheduleRules } from '../schedule/rules.ts'
import { dueReminders } from './due_reminders.ts'

const area: PickupAreaRow = {
	id: 'lake',
	slug: 'lake',
	town_slug: 'windsor',
	name: 'The lake',
	weekday: 'Wednesday',
	has_trash: true,
	recycling: 'every_other_week',
	recycling_anchor: '2026-11-16',
	has_lawn: true,
	valid_from: null,
	earlier_rules: [],
	rules_changed_at: null,
	set_out_hour: null,
	contracted_to: null,
	covers_town: false,
	covers_zips: [],
	is_sample: true,
	is_active: true,
	created_at: '2026-11-01T00:00:00.000Z',
	updated_at: '2026-11-01T00:00:00.000Z',
}
const facts = { ...sampleFacts, reminders: { eveningHour: 18, morningHour: 5 } }
const rules = scheduleRules({
	facts,
	planned: { ok: true, rows: [] },
	serviceAlerts: { ok: true, rows: [] },
})

/** The reminders due at this local time in Colorado, as `timing day stream,stream`. */
function dueAt(date: string, time: string, changes: Partial<PickupAreaRow> = {}): string[] {
	return dueReminders([{ ...area, ...changes }], rules, facts, instantOf({ date, time }, sampleFacts)).map(
		({ timing, day, pickups }) => `${timing} ${day} ${pickups.map(({ stream }) => stream).join()}`,
	)
}

const evening = 'evening 2026-11-18 trash,recycling'
const morning = 'morning 2026-11-18 trash,recycling'

test.each([
	['2026-11-17', '17:59', []],
	['2026-11-17', '18:00', [evening]],
	['2026-11-17', '23:59', [evening]],
	['2026-11-18', '00:00', [evening]],
	['2026-11-18', '04:59', [evening]],
	['2026-11-18', '05:00', [evening, morning]],
	['2026-11-18', '06:59', [evening, morning]],
	// From 7:00 on the truck may already have come.
	['2026-11-18', '07:00', []],
	['2026-11-18', '18:00', []],
])('on %s at %s these reminders are due: %j', (date, time, expected) => {
	expect(dueAt(date, time)).toEqual(expected)
})

test('where carts must be out early, the morning reminder comes an hour before', () => {
	expect(dueAt('2026-11-18', '03:59', { set_out_hour: 5 })).toEqual([evening])
	expect(dueAt('2026-11-18', '04:00', { set_out_hour: 5 })).toEqual([evening, morning])
	expect(dueAt('2026-11-18', '05:00', { set_out_hour: 5 })).toEqual([])
})

test('the reminder of a pickup moved by a holiday comes before the day to which it moved', () => {
	const thursday = { weekday: 'Thursday', recycling: 'none' } as const
	expect(dueAt('2026-11-25', '18:00', thursday)).toEqual([])
	expect(dueAt('2026-11-26', '18:00', thursday)).toEqual(['evening 2026-11-27 trash'])
})

test('reminders come at their usual hours when clocks change for daylight saving', () => {
	const monday = { weekday: 'Monday', recycling: 'none', has_lawn: false } as const
	expect(dueAt('2026-11-01', '18:00', monday)).toEqual(['evening 2026-11-02 trash'])
	expect(dueAt('2027-03-14', '17:59', monday)).toEqual([])
	expect(dueAt('2027-03-14', '18:00', monday)).toEqual(['evening 2027-03-15 trash'])
})
