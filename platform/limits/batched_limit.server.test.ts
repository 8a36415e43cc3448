import { expect, test } from 'vitest'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore } from '#test/stores.ts'
import { BatchedLimit } from './batched_limit.server.ts'

const now = new Date('2026-11-21T14:00:30.000Z')
const nextMinute = new Date('2026-11-21T14:01:00.000Z')
const newLimit = () => new BatchedLimit({ name: 'batched', hitsAMinute: 20, batch: 5 })

describeEachStore('a limit that is written in batches', (fresh) => {
	test('counts per minute and writes every fifth hit to the store, under the hashed key', async () => {
		const store = await fresh()
		const { log } = recordedLog()
		const limit = newLimit()
		const hit = (time = now) => limit.isWithin({ store, log }, 'ann', async () => 'hashed', time)
		const allowed = []
		for (let hits = 0; hits < 25; hits += 1) allowed.push(await hit())
		expect(allowed.filter(Boolean)).toHaveLength(20)
		expect(allowed.indexOf(false)).toBe(20)
		expect(await store.db.selectFrom('rate_limits').select(['key', 'hits']).execute()).toEqual([
			{ key: 'batched:hashed', hits: 25 },
		])
		expect(await hit(nextMinute)).toBe(true)
	})

	test('holds over several processes, within a batch of each', async () => {
		const store = await fresh()
		const { log } = recordedLog()
		const processes = [newLimit(), newLimit()]
		let allowed = 0
		for (let hits = 0; hits < 80; hits += 1) {
			const isAllowed = await processes[hits % 2]?.isWithin({ store, log }, 'ann', async () => 'a', now)
			if (isAllowed) allowed += 1
		}
		expect(allowed).toBeGreaterThanOrEqual(20)
		expect(allowed).toBeLessThanOrEqual(30)
	})

	test('goes on counting alone while the store does not answer', async () => {
		const store = await fresh({ migrated: false })
		const { log, lines } = recordedLog()
		const limit = newLimit()
		const allowed = []
		for (let hits = 0; hits < 30; hits += 1)
			allowed.push(await limit.isWithin({ store, log }, 'ann', async () => 'hashed', now))
		expect(allowed.filter(Boolean)).toHaveLength(20)
		expect(lines[0]).toMatchObject({ level: 'warn', message: 'hits not counted in the store' })
	})
})
