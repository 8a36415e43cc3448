import { expect, test } from 'vitest'
import { describeEachStore } from '#test/stores.ts'
import {
	countHit,
	forgetHits,
	forgetHitsThatBegin,
	countWithin,
	countIfAllowed,
} from './count_hits.server.ts'
import { defineRateLimit } from './rate_limit.ts'
import { sweepCounters } from './sweep_counters.server.ts'

const minute = 60_000
const start = Date.parse('2026-11-21T14:00:30.000Z')
const after = (minutes: number) => new Date(start + minutes * minute)
const limit = defineRateLimit({
	name: 'sample',
	allowed: [
		{ hits: 2, ms: 10 * minute },
		{ hits: 3, ms: 60 * minute },
	],
})

test('declaring a limit that looks back more than a week throws', () => {
	const day = 24 * 60 * minute
	expect(() => defineRateLimit({ name: 'long', allowed: [{ hits: 1, ms: 8 * day }] })).toThrow(RangeError)
})

describeEachStore('a rate limit', (fresh) => {
	test('reports for each allowance whether it is exceeded, across the edge of any window', async () => {
		const { db } = await fresh()
		expect(await countHit(db, limit, 'ann', after(0))).toEqual([false, false])
		expect(await countHit(db, limit, 'ann', after(8))).toEqual([false, false])
		expect(await countHit(db, limit, 'ann', after(9))).toEqual([true, false])
		expect(await countHit(db, limit, 'ann', after(30))).toEqual([false, true])
		expect(await countHit(db, limit, 'bob', after(30))).toEqual([false, false])
		expect(await countHit(db, limit, 'ann', after(100))).toEqual([false, false])
	})

	test('admits exactly as many as are allowed when all come at once', async () => {
		const { db } = await fresh()
		const hits = Array.from({ length: 12 }, () =>
			db.transaction().execute((trx) => countWithin(trx, limit, 'ann', after(0))),
		)
		expect((await Promise.all(hits)).filter(Boolean)).toHaveLength(2)
	})

	test('does not count refused hits', async () => {
		const { db } = await fresh()
		const take = (minutes: number) =>
			db.transaction().execute((trx) => countIfAllowed(trx, limit, 'ann', after(minutes)))
		expect([await take(0), await take(0), await take(0), await take(1)]).toEqual([true, true, false, false])
		expect(await take(11)).toBe(true)
	})

	test('clears one key and no other', async () => {
		const { db } = await fresh()
		for (const key of ['ann', 'ann', 'bob', 'bob']) await countHit(db, limit, key, after(0))
		await forgetHits(db, limit, 'ann')
		expect(await countWithin(db, limit, 'ann', after(1))).toBe(true)
		expect(await countWithin(db, limit, 'bob', after(1))).toBe(false)
	})

	test('clears exactly the keys with a given prefix, which is taken literally', async () => {
		const { db } = await fresh()
		for (const key of ['a_n@1', 'a_n@1', 'a_n', 'a_n', 'ann@1', 'ann@1', 'A_n', 'A_n'])
			await countHit(db, limit, key, after(0))
		await forgetHitsThatBegin(db, limit, 'a_n')
		const within = []
		for (const key of ['a_n@1', 'a_n', 'ann@1', 'A_n'])
			within.push(await countWithin(db, limit, key, after(1)))
		expect(within).toEqual([true, true, false, false])
	})

	test('removes counters that no limit looks back to, and those of limits that no longer exist', async () => {
		const store = await fresh()
		await countHit(store.db, limit, 'ann', after(0))
		await countHit(store.db, { name: 'gone', allowed: [] }, 'ann', after(0))
		const keys = async () => {
			const rows = await store.db.selectFrom('rate_limits').select('key').orderBy('key').execute()
			return rows.map(({ key }) => key)
		}
		await sweepCounters(store, after(59))
		expect(await keys()).toEqual(['gone:ann', 'sample:ann'])
		await sweepCounters(store, after(120))
		expect(await keys()).toEqual(['gone:ann'])
		await sweepCounters(store, after(8 * 24 * 60))
		expect(await keys()).toEqual([])
	})
})
