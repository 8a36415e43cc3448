import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { sampleFacts } from '#test/sample_facts.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { type ReadEvent, readWithIcalJs, readWithPython } from '#test/read_calendar.ts'
import { pickupAreaRow, serviceAlertRow } from '#test/rows.ts'
import { streams } from '../schedule/streams.ts'
import { parseStreams } from './parse_streams.ts'
import { feedOf, removedFeed } from './feed.server.ts'
import { homeAssistantFile } from './home_assistant.server.ts'

const publicUrl = 'https://hauler.example'
const companyFacts = { ok: true, rows: [] } as const
const planned = { ok: true, rows: [] } as const
const area = pickupAreaRow({
	id: 'a1',
	slug: 'penon',
	name: 'Peñón; north, “the mill” 🚛',
	weekday: 'Thursday',
	recycling_anchor: '2026-11-26',
	created_at: '2026-11-01T14:00:00.000Z',
	updated_at: '2026-11-01T14:00:00.000Z',
})
const at = (day: string) => new Date(`${day}T19:00:00Z`)
const feed = (day = '2026-11-20', alerts: ServiceAlertRow[] = [], of = area) =>
	feedOf(
		of,
		{ facts: sampleFacts, companyFacts, planned, serviceAlerts: { ok: true, rows: alerts } },
		{ format: 'ics', streams, now: at(day), publicUrl },
	)
const eventOf = (text: string, uid: string): ReadEvent => {
	const event = readWithIcalJs(text).events.find((one) => one.uid === uid)
	if (!event) throw new Error(`No event ${uid}`)
	return event
}
const snow = {
	kind: 'delay',
	delay_days: 1,
	starts_on: '2026-11-19',
	ends_on: '2026-11-20',
	reach: 'areas',
	area_ids: ['a1'] as string[],
	posted_at: '2026-11-19T13:00:00.000Z',
	message: `Snow, ice; and ${'wind '.repeat(40)}`,
} as const

describe('PD-05 an area’s calendar', () => {
	test('is parsed alike by two libraries, with every character intact', () => {
		const text = feed('2026-11-20', [serviceAlertRow(snow)])
		const [first, second] = [readWithIcalJs(text), readWithPython(text)]
		expect(first).toEqual(second)
		expect(first.name).toBe('Pickup days: Peñón; north, “the mill” 🚛')
		expect(eventOf(text, 'a1-trash-2026-11-19@hauler.example')).toEqual({
			uid: 'a1-trash-2026-11-19@hauler.example',
			summary: 'Trash',
			description: snow.message,
			start: '2026-11-20',
			end: '2026-11-21',
			sequence: 1,
			lastModified: '2026-11-19T13:00:00Z',
			status: '',
		})
		expect(eventOf(text, 'a1-recycling-2026-11-26@hauler.example')).toMatchObject({
			summary: 'Recycling',
			description: 'Thanksgiving Day',
			start: '2026-11-27',
			sequence: 0,
		})
	})

	test('has lines of at most 75 octets that end in CRLF, and all-day events that do not repeat', () => {
		const text = feed('2026-11-20', [serviceAlertRow(snow)])
		expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
		expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
		for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
		expect(text).not.toContain('RRULE')
		expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
		expect(text).toContain('X-PUBLISHED-TTL:PT1H\r\n')
		const { events } = readWithIcalJs(text)
		expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
		for (const { start, end } of events) expect(end).toBe(addDays(civilDay(start), 1).date)
	})

	test.each(['2026-11-20', '2026-12-31', '2028-02-29'])(
		'reaches from 30 days ago to a year ahead on %s',
		(day) => {
			const starts = readWithIcalJs(feed(day)).events.map(({ start }) => start)
			const from = addDays(civilDay(day), -30).date
			expect(starts.every((start) => start >= from)).toBe(true)
			expect(starts.some((start) => start <= addDays(civilDay(from), 7).date)).toBe(true)
			expect(starts.some((start) => start > addDays(civilDay(day), 360).date)).toBe(true)
			// The week of the 365th day is complete.
			const thursdays = starts.filter((start) => civilDay(start).weekday >= 4)
			expect(new Set(thursdays).size).toBeGreaterThanOrEqual(56)
		},
	)

	test('moves an event and raises its sequence number when an alert is posted or taken back, and leaves out a canceled pickup', () => {
		const uid = 'a1-trash-2026-11-19@hauler.example'
		const states = [
			[],
			[serviceAlertRow(snow)],
			[serviceAlertRow({ ...snow, ended_at: '2026-11-19T15:00:00.000Z' })],
			[
				serviceAlertRow({ ...snow, ended_at: '2026-11-19T15:00:00.000Z' }),
				serviceAlertRow({
					...snow,
					kind: 'cancelled',
					delay_days: null,
					posted_at: '2026-11-19T16:00:00.000Z',
				}),
			],
		].map((alerts) => readWithIcalJs(feed('2026-11-20', alerts)).events.find((event) => event.uid === uid))
		expect(
			states.map((event) => event && [event.start, event.sequence, event.lastModified, event.status]),
		).toEqual([
			['2026-11-19', 0, '2026-11-01T14:00:00Z', ''],
			['2026-11-20', 1, '2026-11-19T13:00:00Z', ''],
			['2026-11-19', 2, '2026-11-19T15:00:00Z', ''],
			undefined,
		])
		const other = { ...area, id: 'a2', slug: 'hill' }
		expect(feed('2026-11-20', [serviceAlertRow(snow)], other)).toBe(feed('2026-11-20', [], other))
		const saved = { ...area, updated_at: '2026-12-01T14:00:00.000Z' }
		expect(eventOf(feed('2026-12-01', [], saved), uid).sequence).toBeGreaterThan(3)
	})

	test('is described by the streams in it, including any that begin or end later, and only by the requested ones', () => {
		const weekly = pickupAreaRow({ id: 'a2', slug: 'mill', weekday: 'Thursday', has_lawn: false })
		const { earlier_rules: _, ...rule } = { ...weekly, recycling: 'none' as const, valid_from: null }
		const from = { ...weekly, valid_from: '2027-01-11' }
		const begins = { ...from, recycling: 'weekly' as const, earlier_rules: [rule] }
		const ends = { ...from, has_trash: false, recycling: 'weekly' as const, earlier_rules: [rule] }
		const about = {
			facts: sampleFacts,
			companyFacts,
			planned,
			serviceAlerts: { ok: true, rows: [] },
		} as const
		const described = (of: typeof area, day: string, asked: typeof streams | readonly ['trash'] = streams) =>
			/^X-WR-CALDESC:(.*?) by /m.exec(
				feedOf(of, about, { format: 'ics', streams: asked, now: at(day), publicUrl }).replaceAll('\r\n ', ''),
			)?.[1]
		expect(described(begins, '2026-12-01')).toBe('Trash and recycling pickup')
		expect(described(begins, '2026-12-01', ['trash'])).toBe('Trash pickup')
		expect(described(ends, '2026-12-01')).toBe('Trash and recycling pickup')
		expect(described(ends, '2027-01-11')).toBe('Recycling pickup')
	})

	test('is the same to the byte each time, whatever the time of day', () => {
		const one = feed()
		expect(feed()).toBe(one)
		const [early, late] = ['2026-11-20T07:01:00Z', '2026-11-21T06:59:00Z'].map((now) =>
			feedOf(
				area,
				{ facts: sampleFacts, companyFacts, planned, serviceAlerts: { ok: true, rows: [] } },
				{ format: 'ics', streams, now: new Date(now), publicUrl },
			),
		)
		expect(early).toBe(one)
		expect(late).toBe(one)
	})
})

test('PD-06 the JSON has the same pickups as the calendar, in four fields', () => {
	const json = JSON.parse(
		feedOf(
			area,
			{
				facts: sampleFacts,
				companyFacts,
				planned,
				serviceAlerts: {
					ok: true,
					rows: [serviceAlertRow({ ...snow, kind: 'cancelled', delay_days: null })],
				},
			},
			{ format: 'json', streams: ['trash'], now: at('2026-11-20'), publicUrl },
		),
	) as { area: string; pickups: { scheduled: string; date: string | null }[] }
	expect(Object.keys(json)).toEqual(['area', 'next', 'pickups'])
	expect(json.area).toBe('penon')
	expect(
		json.pickups.filter(({ scheduled }) => scheduled === '2026-11-19' || scheduled === '2026-11-26'),
	).toEqual([
		{ stream: 'trash', scheduled: '2026-11-19', date: null, reason: snow.message },
		{ stream: 'trash', scheduled: '2026-11-26', date: '2026-11-27', reason: 'Thanksgiving Day' },
	])
	const trash = readWithIcalJs(feed()).events.filter(({ summary }) => summary === 'Trash')
	expect(json.pickups).toHaveLength(trash.length)
})

test('PD-06 the JSON names the day of its next pickup, which is today’s until the truck is back', () => {
	const nextAt = (time: string, of = area, asked: readonly (typeof streams)[number][] = streams) => {
		const about = {
			facts: sampleFacts,
			companyFacts,
			planned,
			serviceAlerts: { ok: true as const, rows: [] },
		}
		const request = { format: 'json' as const, streams: asked, now: new Date(time), publicUrl }
		return (JSON.parse(feedOf(of, about, request)) as { next: string | null }).next
	}
	expect(nextAt('2026-11-20T00:59:00Z')).toBe('2026-11-19')
	expect(nextAt('2026-11-20T01:00:00Z')).toBe('2026-11-27')
	expect(nextAt('2026-11-20T02:59:00Z', { ...area, set_out_hour: 20 })).toBe('2026-11-19')
	expect(nextAt('2026-11-20T03:00:00Z', { ...area, set_out_hour: 20 })).toBe('2026-11-27')
	expect(nextAt('2026-11-20T01:00:00Z', { ...area, recycling: 'none' }, ['recycling'])).toBeNull()
})

test.each([
	['', streams],
	['?streams=trash', ['trash']],
	['?streams=recycling,trash', ['trash', 'recycling']],
	['?streams=Lawn&streams=%20trash', ['trash', 'lawn']],
])('PD-06 "%s" requests the streams %j', (search, expected) => {
	expect(parseStreams(new URLSearchParams(search))).toEqual({ ok: true, streams: expected })
})

test.each([
	['?streams=glass', 'There is no stream “glass”.'],
	['?streams=trash,', 'The streams are missing.'],
	['?streams=', 'The streams are missing.'],
])('PD-06 "%s" is refused with the names of the streams', (search, sentence) => {
	expect(parseStreams(new URLSearchParams(search))).toEqual({
		ok: false,
		message: `${sentence} Please name any of trash, recycling, lawn, as in ?streams=trash,recycling.`,
	})
})

test('PD-07 the calendar of a removed area has a single event, dated today, that says so', () => {
	const site = { facts: sampleFacts, publicUrl }
	const on = (today: string) => removedFeed({ name: 'Mill, west', slug: 'mill', today }, 'ics', site)
	const text = on('2026-11-20')
	expect(text).toContain('Mill\\, west is no longer one of our pickup areas.')
	const [said, later] = [text, on('2026-11-21')].map(readWithIcalJs)
	expect(said).toEqual({
		name: 'Mill, west (no longer a pickup area)',
		events: [
			{
				uid: 'mill-notice@hauler.example',
				summary: 'Pickup days of Mill, west have ended',
				description: `Mill, west is no longer one of our pickup areas. Please look up your day again, or call ${sampleFacts.phone}.`,
				start: '2026-11-20',
				end: '2026-11-21',
				sequence: expect.any(Number),
				lastModified: '2026-11-20T00:00:00Z',
				status: '',
			},
		],
	})
	expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
	expect(later?.events).toMatchObject([{ uid: said?.events[0]?.uid, start: '2026-11-21' }])
	expect(later?.events[0]?.sequence).toBeGreaterThan(said?.events[0]?.sequence ?? 0)
	expect(readWithPython(text)).toEqual(readWithIcalJs(text))
	expect(
		JSON.parse(removedFeed({ name: 'Mill', slug: 'mill', today: '2026-11-20' }, 'json', site)),
	).toMatchObject({
		area: 'mill',
		pickups: [],
	})
})

test('PD-06 the file for Home Assistant is YAML with the address of every calendar', () => {
	expect(parse(homeAssistantFile([area], sampleFacts, publicUrl))).toEqual({
		title: 'Horsetooth Hauling',
		url: publicUrl,
		country: 'us',
		howto: { en: expect.stringContaining('https://hauler.example/calendar') },
		test_cases: { [area.name]: { url: 'https://hauler.example/calendar/penon.ics' } },
	})
})
