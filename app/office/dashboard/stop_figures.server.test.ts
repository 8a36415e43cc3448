import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { StopRow } from '#db/stop_rows.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { stopRow } from '#test/rows.ts'
import { describeEachStore } from '#test/stores.ts'
import { exportFigures } from './export_figures.server.ts'
import { countPeriod } from './dashboard_page.server.ts'
import { stopsKept } from './stop_figures.server.ts'
import { openContentServices } from '#test/content_services.ts'

const now = new Date('2026-12-10T17:00:00.000Z')

describeEachStore('FI-96 stops done on the day promised', (fresh) => {
	test('are counted by kind and month, against those that were due, and saved as CSV', async () => {
		const store = await fresh({ seed: true })
		const { services } = await openContentServices(store)
		const stop = (promised_on: string, changes: Partial<StopRow> = {}) =>
			stopRow({ day: promised_on, promised_on, ...changes })
		const done = { state: 'done', was_on_time: true, done_at: now.toISOString() } as const
		const late = { ...done, was_on_time: false }
		await store.db
			.insertInto('stops')
			.values([
				stop('2026-12-08', done),
				stop('2026-12-08', done),
				stop('2026-12-07', { ...late, day: '2026-12-09' }),
				stop('2026-12-09'),
				stop('2026-12-10'),
				stop('2026-12-09', { state: 'taken-back' }),
				stop('2026-12-10', { kind: 'deliver-cart', state: 'not-done', reason: 'Snow' }),
				stop('2026-12-09', { kind: 'skip', follows_route: true }),
				stop('2026-12-02', { kind: 'deliver-cart', ...done }),
				stop('2026-11-30', { kind: 'repair', ...late }),
				stop('2025-12-31', done),
			])
			.execute()
		const counted = await countPeriod(services, { name: 'week', day: null }, now)
		const kept = await stopsKept(store, counted.period, now, sampleFacts)
		expect(kept.kinds).toEqual([
			{ name: 'Deliver a cart', promised: 1, kept: 0, share: '0%', before: '100%' },
			{ name: 'Repair a cart', promised: 4, kept: 2, share: '50%', before: '0%' },
		])
		expect(kept.months).toEqual([
			{ name: 'December 2026', promised: 6, kept: 3, share: '50%' },
			{ name: 'November 2026', promised: 1, kept: 0, share: '0%' },
		])
		const file = await text(exportFigures(counted, kept))
		expect(file).toContain('"Stops","Repair a cart","4","2","50%"\r\n')
		expect(file).toContain('"Stops by month","2026-12 Deliver a cart","2","1","50%"\r\n')
	})
})
