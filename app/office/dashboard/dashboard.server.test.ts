import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { LeadStatus } from '#db/inbox_rows.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { startOfDay } from '#app/company/zoned_time.ts'
import { leadWorkRow, insertLeads } from '#test/lead_rows.ts'
import { describeEachStore } from '#test/stores.ts'
import { waitingGroups } from '../today/waiting_groups.server.ts'
import { countPeriod, dashboardFigures } from './dashboard_page.server.ts'
import { exportFigures } from './export_figures.server.ts'
import { siteUse } from './site_use.server.ts'

/** A Friday, noon in Denver. */
const now = new Date('2026-11-20T19:00:00.000Z')
const unread = { ok: false } as const
const current = { facts: sampleFacts, residentialTowns: unread, rolloffTowns: unread, pickupAreas: unread }
const due = '2026-11-18T18:00:00.000Z'
const came = '2026-11-18T16:00:00.000Z'
const answered = (time: string) => ({ status: 'contacted', due_at: due, first_answered_at: time }) as const
const worth = (amount_cents: number, amount_per: 'once' | 'month') =>
	({ ...answered('2026-11-18T17:00:00.000Z'), status: 'won', amount_cents, amount_per }) as const

const noStops = { kinds: [], months: [], kindsByMonth: [] }

describeEachStore('the dashboard', (fresh) => {
	test('SD-128 SD-129 counts requests, answer times and what was won, by form, town and page', async () => {
		const store = await fresh()
		await insertLeads(store, [
			leadWorkRow(came, {
				form: 'quote',
				page: '/contact',
				place: '1 Elm, Windsor',
				...answered('2026-11-18T16:20:00.000Z'),
			}),
			leadWorkRow(came, {
				form: 'hoa',
				page: '/contact',
				place: '1 Windsor Ct, Greeley',
				...worth(45_000, 'once'),
			}),
			leadWorkRow(came, { form: 'quote', page: null, place: null, ...worth(4300, 'month') }),
			leadWorkRow(came, {
				form: 'quote',
				source: 'phone',
				place: 'Greeley',
				...answered('2026-11-18T19:00:00.000Z'),
			}),
			leadWorkRow(came, { form: 'rolloff', page: '/', place: 'Greeley', due_at: due }),
			leadWorkRow(now.toISOString(), { form: 'quote', due_at: '2026-11-20T21:00:00.000Z' }),
			leadWorkRow(came, {
				form: 'quote',
				status: 'spam',
				page: '/contact',
				amount_cents: 99,
				amount_per: 'once',
			}),
			leadWorkRow('2026-11-11T16:00:00.000Z', {
				form: 'quote',
				page: '/contact',
				place: 'Windsor',
				status: 'lost',
				due_at: due,
			}),
			// After noon last Friday, and last Sunday: both are outside the same days of last week up to this time.
			leadWorkRow('2026-11-13T19:30:00.000Z', { form: 'quote' }),
			leadWorkRow('2026-11-15T19:00:00.000Z', { form: 'quote' }),
		])
		// Created at exactly `now`, which the period excludes.
		await store.db.deleteFrom('lead_work').where('created_at', '>=', now.toISOString()).execute()
		const services = { store, content: { current } }
		const counted = await countPeriod(services, { name: 'week', day: null }, now)
		const figures = dashboardFigures(counted)
		expect(figures.tiles.map(({ label, value, before }) => [label, value, before])).toEqual([
			['Requests', '5', '1 at this point last week'],
			['Median time to the first answer', '1 h 00 min', 'In business hours; none at this point last week'],
			['Answered in time', '60%', '0% at this point last week'],
			['Won', '2', '0 at this point last week'],
			['Monthly value of what was won', '$43', '$0 at this point last week'],
			['One-time value of what was won', '$450', '$0 at this point last week'],
		])
		expect(figures.columns.map((column) => [column.label, column.now, column.before])).toEqual([
			['Mon', 0, 0],
			['Tue', 0, 0],
			['Wed', 5, 1],
			['Thu', 0, 0],
			['Fri', 0, 0],
			['Sat', 0, 0],
			['Sun', 0, 0],
		])
		const rows = (id: string) =>
			figures.breakdowns
				.find((one) => one.id === id)
				?.rows.map(({ name, came: count, before, won, worth: money }) => [name, count, before, won, money])
		const answers = (id: string) =>
			figures.breakdowns.find((one) => one.id === id)?.rows.map(({ name, answer }) => [name, answer])
		expect(answers('form')).toEqual([
			['Quote', '1 h 00 min'],
			['HOA', '1 h 00 min'],
			['Roll-off', 'none'],
		])
		expect(answers('town')).toEqual([
			['Greeley', '1 h 00 min'],
			['Windsor', '20 min'],
			['No town named', '1 h 00 min'],
		])
		expect(rows('form')).toEqual([
			['Quote', 3, 1, 1, '$43 a month'],
			['HOA', 1, 0, 1, '$450 once'],
			['Roll-off', 1, 0, 0, ''],
		])
		expect(rows('town')).toEqual([
			['Greeley', 3, 0, 1, '$450 once'],
			['Windsor', 1, 1, 0, ''],
			['No town named', 1, 0, 1, '$43 a month'],
		])
		expect(rows('page')).toEqual([
			['/contact', 2, 1, 1, '$450 once'],
			['Home page', 1, 0, 0, ''],
			['Taken by phone', 1, 0, 0, ''],
			['Unknown', 1, 0, 1, '$43 a month'],
		])

		const lines = (await text(exportFigures(counted, noStops))).split('\r\n')
		expect(lines[1]).toBe(
			'"All","2026-11-16 to 2026-11-20; before: 2026-11-09 to 2026-11-13","5","4","60","60%","2","0","43.00","450.00","1","0","","0%","0","1","0.00","0.00"',
		)
		expect(lines).toContainEqual(expect.stringMatching(/^"Town","Greeley","3","2","60","33%"/))
		expect(lines).toContainEqual(expect.stringMatching(/^"Form","Roll-off","1","0","","0%"/))
	})

	test('SD-128 SD-129 counts a request as won in the week in which it was won, and can still show earlier weeks', async () => {
		const store = await fresh()
		const lastWeek = '2026-11-11T16:00:00.000Z'
		const won = (won_at: string, cents: number) => ({ ...worth(cents, 'month'), won_at, place: 'Windsor' })
		await insertLeads(store, [
			leadWorkRow(lastWeek, { form: 'quote', ...won('2026-11-18T17:00:00.000Z', 4300) }),
			leadWorkRow(lastWeek, { form: 'quote', ...won('2026-11-12T17:00:00.000Z', 2900) }),
			leadWorkRow('2026-11-04T16:00:00.000Z', { form: 'hoa', ...won('2026-11-12T18:00:00.000Z', 1000) }),
		])
		const services = { store, content: { current } }
		const of = async (day: string | null, at = now) => {
			const figures = dashboardFigures(await countPeriod(services, { name: 'week', day }, at))
			const [received, , , count, monthly] = figures.tiles.map(({ value }) => value)
			return { came: received, count, monthly, before: figures.tiles[3]?.before, title: figures.period.title }
		}
		expect(await of(null)).toEqual({
			came: '0',
			count: '1',
			monthly: '$43',
			before: '2 at this point last week',
			title: 'This week',
		})
		const monday = new Date('2026-11-16T15:00:00.000Z')
		expect(await of(null, monday)).toMatchObject({ came: '0', count: '0' })
		expect(await of('2026-11-09', monday)).toEqual({
			came: '2',
			count: '2',
			monthly: '$39',
			before: '0 the week before',
			title: 'Mon, Nov 9 to Sun, Nov 15, 2026',
		})
		expect(await of('2026-11-02', monday)).toMatchObject({ came: '1', count: '0' })
	})

	test('SD-128 uses the last time at which a request was won if it was won, lost and won again', async () => {
		const store = await fresh()
		const lead = leadWorkRow(came, answered('2026-11-18T16:20:00.000Z'))
		await insertLeads(store, [lead])
		const set = async (status: LeadStatus, updated_at: string) => {
			const row = store.db
				.updateTable('lead_work')
				.set({ status, updated_at })
				.where('lead_id', '=', lead.lead_id)
			await row.execute()
			const { won_at } = await store.db.selectFrom('lead_work').select('won_at').executeTakeFirstOrThrow()
			return won_at
		}
		expect(await set('won', '2026-11-18T17:00:00.000Z')).toBe('2026-11-18T17:00:00.000Z')
		expect(await set('won', '2026-11-18T18:00:00.000Z'), 'a note').toBe('2026-11-18T17:00:00.000Z')
		expect(await set('lost', '2026-11-19T17:00:00.000Z')).toBe(null)
		expect(await set('won', '2026-11-20T17:00:00.000Z')).toBe('2026-11-20T17:00:00.000Z')
	})

	test('SD-128 measures the answer time again after the first answer was taken back', async () => {
		const store = await fresh()
		const lead = leadWorkRow(came, answered('2026-11-18T16:20:00.000Z'))
		await insertLeads(store, [lead])
		const services = { store, content: { current } }
		const median = async () =>
			(await countPeriod(services, { name: 'month', day: null }, now)).all.now.medianAnswer
		expect(await median()).toBe(20 * 60_000)
		const answer = (first_answered_at: string | null) =>
			store.db
				.updateTable('lead_work')
				.set({ first_answered_at })
				.where('lead_id', '=', lead.lead_id)
				.execute()
		await answer(null)
		expect(await median()).toBe(null)
		await answer('2026-11-18T16:40:00.000Z')
		expect(await median()).toBe(40 * 60_000)
	})

	test('SD-132 groups waiting requests: overdue, due today, follow-ups, then the rest', async () => {
		const store = await fresh()
		const groups = () => waitingGroups(store, sampleFacts, now)
		expect(await groups()).toEqual([])
		const late = { due_at: '2026-11-20T18:00:00.000Z' }
		const followed = leadWorkRow(came, { ...answered(due), name: 'Fay', follow_up_on: '2026-11-19' })
		const queuedOn = (row: typeof followed, date: string) => ({
			...row,
			queue_order: startOfDay(date, sampleFacts).getTime(),
		})
		const later = leadWorkRow(came, { ...answered(due), name: 'Next', follow_up_on: '2026-11-21' })
		await insertLeads(store, [
			...Array.from({ length: 7 }, (_, index) => leadWorkRow(came, { ...late, name: `Late ${index}` })),
			leadWorkRow(came, { due_at: '2026-11-20T22:00:00.000Z', name: 'Ida' }),
			leadWorkRow(came, { due_at: '2026-11-23T22:00:00.000Z', name: 'Mo' }),
			queuedOn(followed, '2026-11-19'),
			queuedOn(later, '2026-11-21'),
			leadWorkRow(came, { ...worth(100, 'once'), name: 'Done' }),
		])
		const shown = (await groups()).map(({ kind, count, lines }) => [
			kind,
			count,
			lines.map(({ name }) => name),
		])
		expect(shown.map(([kind, count]) => [kind, count])).toEqual([
			['overdue', 7],
			['today', 1],
			['follow-up', 1],
			['later', 1],
		])
		expect(shown[0]?.[2]).toHaveLength(6)
		expect(shown.slice(1).map(([, , names]) => names)).toEqual([['Ida'], ['Fay'], ['Mo']])
		const [, , followUps] = await groups()
		expect(followUps?.lines[0]?.due).toEqual({ tone: 'overdue', text: 'Follow up since Thu, Nov 19' })
	})

	test('shows which buttons brought calls, and which searches found nothing', async () => {
		const store = await fresh()
		const clicks = [
			{ day: '2026-11-20', page: '/', button: 'call_top_bar', clicks: 3 },
			{ day: '2026-11-14', page: '/', button: 'call_top_bar', clicks: 2 },
			{ day: '2026-11-13', page: '/', button: 'call_top_bar', clicks: 9 },
			{ day: '2026-11-20', page: '/', button: 'order_online', clicks: 1 },
		]
		await store.db.insertInto('button_clicks').values(clicks).execute()
		expect(await siteUse(store, { first: '2026-11-14', last: '2026-11-20' }, now, sampleFacts)).toEqual({
			note: null,
			counts: {
				searches: { summary: 'Nobody searched yet.', without: [] },
				buttons: {
					calls: [{ name: 'Call top bar', detail: '/', count: 5 }],
					others: [{ name: 'Order online', detail: '/', count: 1 }],
				},
			},
		})
	})

	test('says from which day on searches and buttons are kept, and counts none from before', async () => {
		const store = await fresh()
		const button = { page: '/', button: 'call_top_bar' }
		const clicks = [
			{ ...button, day: '2025-10-16', clicks: 2 },
			{ ...button, day: '2025-10-15', clicks: 9 },
		]
		await store.db.insertInto('button_clicks').values(clicks).execute()
		const search = { kind: 'nothing', query: 'sofa', url: '', hits: 1 } as const
		const searches = ['2025-10-15', '2025-10-16', '2025-10-17'].map((day) => ({ ...search, day }))
		await store.db.insertInto('search_events').values(searches).execute()
		const of = (first: string, last: string) => siteUse(store, { first, last }, now, sampleFacts)
		expect(await of('2025-01-01', '2025-12-31')).toMatchObject({
			note: 'Searches and pressed buttons are kept for 400 days; below are those from October 16, 2025 on.',
			counts: {
				searches: { summary: '2 of 2 searches found nothing.' },
				buttons: { calls: [{ count: 2 }] },
			},
		})
		expect(await of('2025-10-16', '2025-12-31')).toMatchObject({ note: null })
		expect(await of('2025-09-01', '2025-10-16'), 'its last day is kept').toMatchObject({
			counts: { searches: { summary: '1 of 1 searches found nothing.' } },
		})
		expect(await of('2025-09-01', '2025-10-15')).toEqual({
			note: 'Searches and pressed buttons are kept for 400 days; those of this time are gone.',
			counts: null,
		})
	})
})
