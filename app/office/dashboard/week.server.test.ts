import { expect, test } from 'vitest'
import { builtInFacts } from '#app/company/built_in_facts.ts'
import { leadWorkRow, insertLeads } from '#test/lead_rows.ts'
import { describeEachStore } from '#test/stores.ts'
import { readWeek } from './week.server.ts'
import { weekPage } from './week_page.server.ts'

/** A Friday, noon in Denver. */
const now = new Date('2026-11-20T19:00:00.000Z')
const due = '2026-11-18T18:00:00.000Z'

describeEachStore('the week', (fresh) => {
	test('counts leads by day and form, how fast they were answered and how many in time', async () => {
		const store = await fresh()
		const came = '2026-11-18T16:00:00.000Z'
		const answered = (time: string) =>
			({ status: 'contacted', due_at: due, first_answered_at: time }) as const
		await insertLeads(store, [
			leadWorkRow(came, { form: 'quote', ...answered('2026-11-18T16:20:00.000Z') }),
			leadWorkRow(came, { form: 'hoa', ...answered('2026-11-18T17:00:00.000Z') }),
			leadWorkRow(came, { form: 'quote', ...answered('2026-11-18T19:00:00.000Z') }),
			leadWorkRow(came, { form: 'rolloff', due_at: due }),
			leadWorkRow(now.toISOString(), { form: 'quote', due_at: '2026-11-20T21:00:00.000Z' }),
			leadWorkRow(now.toISOString(), { form: 'service-request', due_at: '2026-11-20T23:00:00.000Z' }),
			leadWorkRow(came, { form: 'quote', status: 'spam' }),
			leadWorkRow('2026-11-12T16:00:00.000Z', { form: 'quote', ...answered('2026-11-12T17:00:00.000Z') }),
			// A quarter to midnight on Friday the 13th, the week before by the office's clock.
			leadWorkRow('2026-11-14T06:45:00.000Z', { form: 'quote', status: 'lost', due_at: due }),
		])
		const week = await readWeek(store, builtInFacts, now)
		expect(week.days.map(({ date }) => date)).toEqual([
			'2026-11-14',
			'2026-11-15',
			'2026-11-16',
			'2026-11-17',
			'2026-11-18',
			'2026-11-19',
			'2026-11-20',
		])
		expect(week.days[4]?.byForm).toEqual({
			quote: 2,
			rolloff: 1,
			hoa: 1,
			'service-request': 0,
			order: 0,
			'billing-request': 0,
		})
		expect(week.days[6]?.byForm).toEqual({
			quote: 1,
			rolloff: 0,
			hoa: 0,
			'service-request': 1,
			order: 0,
			'billing-request': 0,
		})
		expect(week.now).toEqual({ leads: 6, medianAnswer: 60 * 60_000, inTime: 0.5 })
		expect(week.before.leads).toBe(2)
		expect(week).toMatchObject({ waiting: 3, overdue: 1 })
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
		const page = await weekPage(store, builtInFacts, now)
		expect(page.buttons).toEqual({
			calls: [{ name: 'Call top bar', detail: '/', count: 5 }],
			others: [{ name: 'Order online', detail: '/', count: 1 }],
		})
		expect(page.searches).toEqual({ summary: 'Nobody searched yet.', without: [] })
	})
})
