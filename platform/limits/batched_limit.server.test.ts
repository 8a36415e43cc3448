import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import type { SecretTables } from '#platform/database/secret_rows.ts'
import type { CounterTables } from './counter_rows.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore } from '#test/stores.ts'
import { BatchedLimit } from './batched_limit.server.ts'

const now = new Date('2026-11-21T14:00:30.000Z')
const nextMinute = new Date('2026-11-21T14:01:00.000Z')
const ann = '203.0.113.7'
const newLimit = () => new BatchedLimit({ name: 'batched', hitsAMinute: 20, batch: 5 })

/** A database whose connections never open. */
function silentDatabase() {
	class Silent extends DummyDriver {
		override acquireConnection() {
			return new Promise<never>(() => undefined)
		}
	}
	return new Kysely<CounterTables & SecretTables>({
		dialect: {
			createAdapter: () => new SqliteAdapter(),
			createDriver: () => new Silent(),
			createIntrospector: (db) => new SqliteIntrospector(db),
			createQueryCompiler: () => new SqliteQueryCompiler(),
		},
	})
}

describeEachStore('a limit that is written in batches', (fresh) => {
	test('counts per minute and writes every fifth hit to the store, under the hashed key', async () => {
		const store = await fresh()
		const { log } = recordedLog()
		const limit = newLimit()
		const hit = (time = now) => limit.countWithin({ store, log }, ann, time)
		const allowed = []
		for (let hits = 0; hits < 25; hits += 1) allowed.push(hit())
		expect(allowed.filter(Boolean)).toHaveLength(20)
		expect(allowed.indexOf(false)).toBe(20)
		await expect
			.poll(() => store.db.selectFrom('rate_limits').select(['key', 'hits']).execute())
			.toEqual([{ key: expect.stringMatching(/^batched:[\w-]{43}$/), hits: 25 }])
		expect(hit(nextMinute)).toBe(true)
	})

	test('holds across several processes, give or take one batch of each', async () => {
		const store = await fresh()
		const { log } = recordedLog()
		const processes = [newLimit(), newLimit()]
		const written = async () => {
			const rows = await store.db.selectFrom('rate_limits').select('hits').execute()
			return rows.reduce((sum, { hits }) => sum + hits, 0)
		}
		let allowed = 0
		for (let batch = 1; batch <= 8; batch += 1) {
			for (let hits = 0; hits < 5; hits += 1)
				for (const limit of processes) if (limit.countWithin({ store, log }, ann, now)) allowed += 1
			// Waits until this batch is written before sending more; a process that knows the limit is exceeded writes no more.
			await expect.poll(written).toBeGreaterThanOrEqual(Math.min(10 * batch, 30))
		}
		expect(allowed).toBeGreaterThanOrEqual(20)
		expect(allowed).toBeLessThanOrEqual(30)
	})

	test('keeps counting locally while the store fails', async () => {
		const store = await fresh({ migrated: false })
		const { log, lines } = recordedLog()
		const limit = newLimit()
		const allowed = []
		for (let hits = 0; hits < 30; hits += 1) allowed.push(limit.countWithin({ store, log }, ann, now))
		expect(allowed.filter(Boolean)).toHaveLength(20)
		await expect.poll(() => lines.length).toBeGreaterThan(0)
		expect(lines[0]).toMatchObject({ level: 'warn', message: 'hits not counted in the store' })
	})

	test('does not wait for a silent store, and counts locally', async () => {
		const { log } = recordedLog()
		const limit = newLimit()
		const store = { db: silentDatabase() }
		const allowed = Array.from({ length: 30 }, () => limit.countWithin({ store, log }, ann, now))
		expect(allowed.filter(Boolean)).toHaveLength(20)
	})
})
