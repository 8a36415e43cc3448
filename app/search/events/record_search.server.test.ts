import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import {
	eventsInTenMinutes,
	maxRowsPerDay,
	recordSearch,
	type SearchEvent,
	sweepSearches,
} from './record_search.server.ts'
import { searchReport } from './search_report.server.ts'

const noon = new Date('2026-11-21T19:00:00.000Z')
const neighbor = { address: '203.0.113.7', headers: new Headers() }
const minute = 60_000

function recording(store: FreshStore) {
	const { log, lines } = recordedLog()
	const record = (event: SearchEvent, visitor = neighbor, now = noon) =>
		recordSearch({ store, log }, event, visitor, now, sampleFacts)
	return { record, lines }
}

describeEachStore('recorded searches', (fresh) => {
	test('are counted by day and words, and reported with missing results and clicks', async () => {
		const store = await fresh()
		const { record } = recording(store)
		await Promise.all([
			record({ kind: 'searched', query: 'Old sofa' }),
			record({ kind: 'searched', query: ' old  SOFA ' }),
			record({ kind: 'searched', query: 'holiday' }),
			record({ kind: 'nothing', query: 'bees' }),
			record({ kind: 'clicked', query: 'old sofa', url: '/help/bulky-items' }),
			record({ kind: 'clicked', query: 'couch', url: '/help/bulky-items' }),
		])
		await record({ kind: 'searched', query: 'holiday' }, neighbor, new Date('2026-11-20T19:00:00.000Z'))

		expect(await searchReport(store, { first: '2026-11-21', last: '2027-12-31' })).toEqual({
			total: 4,
			unanswered: 1,
			searches: [
				{ query: 'old sofa', hits: 2 },
				{ query: 'bees', hits: 1 },
				{ query: 'holiday', hits: 1 },
			],
			without: [{ query: 'bees', hits: 1 }],
			clicks: [{ url: '/help/bulky-items', hits: 2 }],
		})
		expect((await searchReport(store, { first: '2026-11-01', last: '2027-12-31' })).total).toBe(5)
		expect(await searchReport(store, { first: '2027-01-01', last: '2027-12-31' })).toMatchObject({
			total: 0,
			searches: [],
		})
	})

	test('hold nothing that identifies the visitor', async () => {
		const store = await fresh()
		const { record } = recording(store)
		expect(await record({ kind: 'searched', query: 'june@example.com' })).toMatchObject({ reason: 'private' })
		await record({ kind: 'searched', query: 'bill of 123456789012' })
		expect(await store.db.selectFrom('search_events').selectAll().execute()).toEqual([
			{ day: '2026-11-21', kind: 'searched', query: 'bill of', url: '', hits: 1 },
		])
		const counters = JSON.stringify(await store.db.selectFrom('rate_limits').selectAll().execute())
		expect(counters).not.toContain(neighbor.address)
	})

	test('leave out visitors who send Global Privacy Control', async () => {
		const store = await fresh()
		const { record } = recording(store)
		const visitor = { ...neighbor, headers: new Headers({ 'sec-gpc': '1' }) }
		expect(await record({ kind: 'searched', query: 'holiday' }, visitor)).toMatchObject({ reason: 'private' })
		expect(await store.db.selectFrom('search_events').selectAll().execute()).toEqual([])
		expect(await store.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
	})

	test.each([
		'https://evil.example/',
		'//evil.example',
		'/a b',
		'javascript:alert(1)',
		`/${'a'.repeat(200)}`,
		'',
	])('ignore a click on %j', async (url) => {
		const { record } = recording(await fresh())
		expect(await record({ kind: 'clicked', query: 'sofa', url })).toEqual({ ok: false, reason: 'invalid' })
	})

	test('are limited by address, and the limit expires', async () => {
		const store = await fresh()
		const { record } = recording(store)
		const send = (now = noon, visitor = neighbor) => record({ kind: 'searched', query: 'sofa' }, visitor, now)
		for (let sent = 0; sent < eventsInTenMinutes; sent++) await send()
		expect(await send()).toEqual({ ok: false, reason: 'too-many' })
		expect(await send(noon, { ...neighbor, address: '198.51.100.9' })).toEqual({ ok: true })
		expect(await send(new Date(noon.getTime() + 10 * minute))).toEqual({ ok: true })
	})

	test('cannot fill the disk, and are deleted after four hundred days', async () => {
		const store = await fresh()
		const { record } = recording(store)
		const row = { day: '2026-11-21', kind: 'searched', url: '', hits: 1 } as const
		const old = { ...row, day: '2025-10-01', query: 'sofa' }
		await store.db.insertInto('search_events').values(old).execute()
		await record({ kind: 'searched', query: 'first' })
		await sweepSearches(store, sampleFacts, noon)
		expect((await searchReport(store, { first: '2025-01-01', last: '2027-12-31' })).total).toBe(1)

		const made = Array.from({ length: maxRowsPerDay - 1 }, (_, index) => ({ ...row, query: `word ${index}` }))
		for (let at = 0; at < made.length; at += 500) {
			await store.db
				.insertInto('search_events')
				.values(made.slice(at, at + 500))
				.execute()
		}
		expect(await record({ kind: 'searched', query: 'new' })).toEqual({ ok: false, reason: 'full' })
		expect(await record({ kind: 'searched', query: 'first' })).toEqual({ ok: true })
	})

	test('are logged as lost if the store fails, without an error', async () => {
		const store = await fresh()
		const { record, lines } = recording(store)
		await store.db.schema.dropTable('search_events').execute()
		expect(await record({ kind: 'searched', query: 'sofa' })).toEqual({ ok: false, reason: 'unavailable' })
		expect(lines).toMatchObject([{ level: 'warn', message: 'search not counted' }])
	})
})
