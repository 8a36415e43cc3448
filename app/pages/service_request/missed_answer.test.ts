import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { lawnSeasonDays } from '#app/company/lawn_season.ts'
import { changeRules } from '#app/pickup/schedule/area_rules.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import { pickupAreas } from '#db/seed/pickup_areas.ts'
import { missedAnswer } from './missed_answer.ts'
import { scheduleNote } from './schedule_note.server.ts'

const alert: ServiceAlertRow = {
	id: 'snow',
	kind: 'cancelled',
	delay_days: null,
	starts_on: '2026-11-18',
	ends_on: '2026-11-18',
	reach: 'all',
	town_slugs: [],
	area_ids: [],
	message: 'Snow',
	posted_by: 'Ana',
	posted_at: '2026-11-17T18:00:00.000Z',
	ended_at: null,
	is_sample: false,
}
const rules = (alerts: ServiceAlertRow[] = []) => ({
	lawnSeason: lawnSeasonDays(sampleFacts.lawnSeason),
	opens: sampleFacts.hours.opens,
	trucksOutUntil: '18:00',
	coming: [],
	daysOff: sampleFacts.hours,
	daysOffChangedAt: null,
	alerts,
})
function area(weekday: PickupAreaRow['weekday']): PickupAreaRow {
	const [first] = pickupAreas
	if (!first) throw new Error('no sample area')
	return { ...first, name: 'Elm Hill', weekday, recycling: 'none', has_lawn: false, set_out_hour: 6 }
}
const ask = (weekday: PickupAreaRow['weekday'], date: string, time: string, alerts?: ServiceAlertRow[]) =>
	missedAnswer(area(weekday), { date, time }, rules(alerts))

// November 26 is Thanksgiving, a Thursday.
test.each([
	['Wednesday', '2026-11-18', '17:59', 'The truck may still be on its way: it is out until 6:00 PM.', false],
	['Wednesday', '2026-11-18', '18:00', 'Did we miss you today?', true],
	['Wednesday', '2026-11-19', '08:00', 'Did we miss you on Wednesday, November 18?', true],
	['Thursday', '2026-11-22', '08:00', 'Did we miss you on Thursday, November 19?', true],
	['Thursday', '2026-11-25', '08:00', 'Did we miss you on Thursday, November 19?', true],
	[
		'Thursday',
		'2026-11-26',
		'20:00',
		'This week the truck comes on Friday, November 27, not on Thursday, November 26 (Thanksgiving Day).',
		false,
	],
	['Thursday', '2026-11-27', '07:00', 'The truck may still be on its way: it is out until 6:00 PM.', false],
	['Thursday', '2026-11-28', '07:00', 'Did we miss you on Friday, November 27?', true],
	['Thursday', '2026-11-29', '09:00', 'Did we miss you on Friday, November 27?', true],
] as const)('a cart of %s still full on %s at %s', (weekday, date, time, heading, isMissed) => {
	expect(ask(weekday, date, time)).toMatchObject({ heading, isMissed })
})

test('where carts must be out by 8 PM, the truck may still be on its way until then', () => {
	const late = { ...area('Wednesday'), set_out_hour: 20 }
	const headingAt = (time: string) => missedAnswer(late, { date: '2026-11-18', time }, rules()).heading
	expect(headingAt('19:59')).toBe('The truck may still be on its way: it is out until 8:00 PM.')
	expect(headingAt('20:00')).toBe('Did we miss you today?')
})

test('the sentence about today’s pickup has a verb that matches the number of streams', () => {
	const noon = { date: '2026-11-18', time: '12:00' }
	expect(ask('Wednesday', noon.date, noon.time).text).toMatch(/^Trash comes today\./)
	const both = { ...area('Wednesday'), recycling: 'weekly' as const }
	expect(missedAnswer(both, noon, rules()).text).toMatch(/^Trash and recycling come today\./)
})

test('PD-31 a pickup moved by a holiday is described with the day on which it came', () => {
	expect(ask('Thursday', '2026-11-29', '09:00')).toMatchObject({
		text: 'The pickup of Thursday, November 26 came on Friday, November 27 (Thanksgiving Day). Trash was due that day. If the truck did not empty your cart, tell us below and leave it at the curb. The next pickup is Thursday, December 3: put the cart out by 6:00 AM.',
		last: { day: '2026-11-27', streams: ['trash'] },
	})
})

test('PD-31 a report of a usual day names the earlier day on which the pickup came, if the rest of its week was closed', () => {
	const closed = ['2026-11-20', '2026-11-21'].map((date) => ({
		date,
		name: 'Closed',
		pickups: 'moved' as const,
	}))
	const daysOff = { ...sampleFacts.hours, closedDays: closed }
	const values = { kind: 'missed', missed_on: '2026-11-20' }
	const now = new Date('2026-11-21T18:00:00Z')
	expect(scheduleNote(values, area('Friday'), { ...rules(), daysOff }, sampleFacts, now)).toBe(
		'In our schedule for Elm Hill the pickup of Friday, November 20 was moved to Thursday, November 19 (Closed).',
	)
})

test('PD-31 a stream whose pickups of two usual days came on one day, because the weekday changed in that week, is named once', () => {
	const thursday = area('Thursday')
	const both = { ...thursday, ...changeRules(thursday, { weekday: 'Friday' }, '2026-11-27') }
	const holidays = { dayAfterThanksgiving: 'moved' as const }
	const scheduled = { ...rules(), daysOff: { ...sampleFacts.hours, holidays } }
	const saturday = { date: '2026-11-28', time: '20:00' }
	const answer = missedAnswer(both, saturday, scheduled)
	expect(answer.text).toContain(' Trash was due that day.')
	expect(answer.last).toEqual({ day: saturday.date, streams: ['trash'] })
	const values = { kind: 'missed', missed_on: saturday.date }
	const now = new Date('2026-11-29T18:00:00Z')
	expect(scheduleNote(values, both, scheduled, sampleFacts, now)).toBe(
		'Our schedule for Elm Hill has trash on Saturday, November 28.',
	)
})

test('a pickup that the office canceled does not count as missed, and the next one is named', () => {
	expect(ask('Wednesday', '2026-11-23', '19:00', [alert])).toMatchObject({
		heading: 'The pickup of Wednesday, November 18 was canceled (Snow).',
	})
	expect(ask('Wednesday', '2026-11-18', '19:00', [alert])).toMatchObject({
		heading: 'The pickup of Wednesday, November 18 is canceled (Snow).',
		text: 'The next pickup is Wednesday, November 25: put the cart out by 6:00 AM.',
		isMissed: false,
	})
})

test('if the truck comes tomorrow, the visitor is told to put the cart out, and the form has the last pickup day', () => {
	expect(ask('Wednesday', '2026-11-24', '19:00')).toMatchObject({
		text: expect.stringMatching(
			/ The next pickup is tomorrow, Wednesday, November 25: put the cart out by 6:00 AM\.$/,
		),
		last: { day: '2026-11-18', streams: ['trash'] },
	})
})

test('a missed-pickup report says what was scheduled, and a skip of months lists some days and counts the rest', () => {
	const now = new Date('2026-11-19T18:00:00Z')
	const note = (values: Record<string, string>) =>
		scheduleNote(values, area('Wednesday'), rules(), sampleFacts, now)
	expect(note({ kind: 'missed', missed_on: '2026-11-18' })).toBe(
		'Our schedule for Elm Hill has trash on Wednesday, November 18.',
	)
	expect(note({ kind: 'missed', missed_on: '2026-11-17' })).toBe(
		'Our schedule for Elm Hill has no pickup on Tuesday, November 17; we will look into it.',
	)
	expect(
		scheduleNote({ kind: 'missed', missed_on: '2026-11-26' }, area('Thursday'), rules(), sampleFacts, now),
	).toBe(
		'In our schedule for Elm Hill the pickup of Thursday, November 26 was moved to Friday, November 27 (Thanksgiving Day).',
	)
	expect(
		scheduleNote(
			{ kind: 'missed', missed_on: '2026-11-18' },
			area('Wednesday'),
			rules([alert]),
			sampleFacts,
			now,
		),
	).toBe('In our schedule for Elm Hill the pickup of Wednesday, November 18 was canceled (Snow).')
	expect(note({ kind: 'skip', skip_from: '2027-01-04', skip_to: '2027-03-05' })).toMatch(
		/^We skip your house on: Wednesday, January 6; .+; and 3 more days\.$/,
	)
	expect(note({ kind: 'skip', skip_from: '2027-01-07', skip_to: '2027-01-08' })).toBe(
		'Our schedule has no pickup on the days you are away.',
	)
	expect(note({ kind: 'stop', stop_on: '2027-01-15' })).toBe(
		'Your service ends on Friday, January 15. Your last pickup is Wednesday, January 13.',
	)
	expect(scheduleNote({ kind: 'skip' }, null, rules(), sampleFacts, now)).toBeNull()
})

test.each([
	['2026-11-24T12:59:00Z', 'We skip your house on: Wednesday, November 25; Wednesday, December 2.'],
	[
		'2026-11-24T13:01:00Z',
		'We skip your house on: Wednesday, December 2. We need 24 hours of notice, so it is too late to skip Wednesday, November 25.',
	],
	['2026-12-02T05:00:00Z', 'We need 24 hours of notice, so it is too late to skip Wednesday, December 2.'],
])(
	'PD-32 D8 at %s a skip says which pickups are too late to skip, with the notice counted to when carts must be out',
	(at, told) => {
		const values = {
			kind: 'skip',
			skip_from: at.slice(0, 10) > '2026-11-25' ? '2026-12-01' : '2026-11-24',
			skip_to: '2026-12-04',
		}
		expect(scheduleNote(values, area('Wednesday'), rules(), sampleFacts, new Date(at))).toBe(told)
	},
)
