import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { describeEachStore } from '#test/stores.ts'
import { countClick, maxRowsPerDay, sweepClicks } from './count_click.server.ts'

const now = new Date('2026-11-21T05:00:00.000Z')

describeEachStore('button clicks', (fresh) => {
	test("are counted by the office's day, page and button, without anything about the visitor", async () => {
		const store = await fresh()
		for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.7'])
			await countClick(store, { button: 'call_top_bar', page: '/contact' }, address, now, sampleFacts)
		await countClick(store, { button: 'call_top_bar', page: '/' }, '203.0.113.7', now, sampleFacts)
		expect(await store.db.selectFrom('button_clicks').selectAll().orderBy('page').execute()).toEqual([
			{ day: '2026-11-20', page: '/', button: 'call_top_bar', clicks: 1 },
			{ day: '2026-11-20', page: '/contact', button: 'call_top_bar', clicks: 3 },
		])
		const limits = await store.db.selectFrom('rate_limits').select('key').execute()
		expect(JSON.stringify(limits)).not.toContain('203.0.113')
	})

	test('are limited per address, and counted for known buttons and pages only', async () => {
		const store = await fresh()
		const press = (button: string | null, page: string | null, address = '203.0.113.7') =>
			countClick(store, { button, page }, address, now, sampleFacts)
		for (const [button, page] of [
			[null, '/'],
			['call', null],
			['<script>', '/'],
			['call', 'https://elsewhere.example/'],
			['call', '/a?b=c'],
			['x'.repeat(41), '/'],
		] as const)
			expect(await press(button, page)).toBe(false)
		const results = []
		for (let turn = 0; turn < 40; turn += 1) results.push(await press('call', '/'))
		expect(results.filter(Boolean)).toHaveLength(30)
		expect(await press('call', '/', '203.0.113.9')).toBe(true)
	})

	test('on made-up pages cannot fill the disk, and are deleted after 400 days', async () => {
		const store = await fresh()
		const old = { page: '/', button: 'call', clicks: 1 }
		await store.db
			.insertInto('button_clicks')
			.values([
				{ ...old, day: '2025-10-01' },
				{ ...old, day: '2025-11-01' },
			])
			.execute()
		const press = (page: string, at = now) =>
			countClick(store, { button: 'call', page }, 'unknown', at, sampleFacts)
		expect(await press('/')).toBe(true)
		await sweepClicks(store, sampleFacts, now)
		const days = await store.db.selectFrom('button_clicks').select('day').orderBy('day').execute()
		expect(days.map(({ day }) => day)).toEqual(['2025-11-01', '2026-11-20'])
		const madeUp = Array.from({ length: maxRowsPerDay - 1 }, (_, at) => ({
			...old,
			day: '2026-11-20',
			page: `/x${at}`,
		}))
		await store.db.insertInto('button_clicks').values(madeUp).execute()
		expect(await press('/new')).toBe(false)
		expect(await press('/'), 'what is known counts on').toBe(true)
		expect(await press('/new', new Date('2026-11-22T05:00:00.000Z'))).toBe(true)
	})
})
