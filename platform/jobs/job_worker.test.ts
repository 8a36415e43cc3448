import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#db/schema.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { addJobs, nextDue } from './jobs.ts'
import type { ClaimedJob } from './claimed_job.ts'
import { type JobWorkerOptions, startJobWorker } from './job_worker.ts'
import { until } from '#test/until.ts'

const hour = 3_600_000
const watering = {
	name: 'watering',
	longestLeadMs: hour,
	waits: { dry: { firstMs: hour, longestMs: 2 * hour } },
} as const
const weeding = { name: 'weeding', longestLeadMs: 0, waits: {} } as const
type Watering = ClaimedJob<Database, 'dry'>

function start(store: FreshStore, changes: Partial<JobWorkerOptions<Database, 'dry'>>) {
	const { log, lines } = recordedLog()
	const errors: string[] = []
	const worker = startJobWorker<Database, 'dry'>(watering, {
		store,
		log,
		processId: 'test',
		concurrency: 1,
		leaseMs: 5000,
		pollMs: 30,
		work: async (job) => void (await job.finish(async () => undefined)),
		onError: (error) => errors.push(String(error)),
		...changes,
	})
	onTestFinished(() => worker.stop())
	return { worker, lines, errors }
}

const jobsOf = ({ db }: FreshStore) => db.selectFrom('jobs').selectAll().orderBy('subject_id').execute()
const secret = (name: string) => ({ name, value: '' })

describeEachStore('a background job', (fresh) => {
	test('is run only by workers of its kind, by priority, and is removed with its outcome', async () => {
		const store = await fresh()
		// In the past, so that all jobs are due when the worker starts.
		const now = new Date(Date.now() - 1000)
		await addJobs(store.db, watering, ['a', 'c'], { now, priority: 1 })
		await addJobs(store.db, watering, ['b'], { now: new Date(now.getTime() + 1) })
		await addJobs(store.db, watering, ['b'], { now, priority: 1 })
		await addJobs(store.db, weeding, ['a'], { now })
		const done: string[] = []
		const work = async (job: Watering) => {
			const { subject_id } = job.row
			await job.finish((trx) => trx.insertInto('secrets').values(secret(subject_id)).execute())
			done.push(subject_id)
		}
		start(store, { work })
		await until(() => expect(done).toEqual(['b', 'a', 'c']))
		const names = await store.db.selectFrom('secrets').select('name').orderBy('name').execute()
		expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['a', 'b', 'c']))
		expect(await jobsOf(store)).toMatchObject([{ kind: 'weeding', subject_id: 'a', attempts: 0 }])
		expect([await nextDue(store.db, watering), await nextDue(store.db, weeding)]).toEqual([undefined, now])
	})

	test('begins when it is due, or immediately if its due time is impossibly late because a clock was set back', async () => {
		const store = await fresh()
		const now = new Date()
		const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
		await addJobs(store.db, watering, ['soon'], { now, due: new Date(now.getTime() + 400) })
		await addJobs(store.db, watering, ['later'], { now, due: inMinutes(50) })
		await addJobs(store.db, watering, ['of another clock'], { now, due: inMinutes(24 * 60) })
		const done: [string, boolean][] = []
		const work = async (job: Watering) => {
			done.push([job.row.subject_id, Date.now() - now.getTime() >= 400])
			await job.finish(async () => undefined)
		}
		start(store, { work })
		await until(() => expect(done).toHaveLength(2))
		expect(done).toContainEqual(['soon', true])
		expect(done.map(([name]) => name)).toContain('of another clock')
		await until(async () => expect(await jobsOf(store)).toMatchObject([{ subject_id: 'later', attempts: 0 }]))
	})

	test('that another process has taken over is aborted, and none of its outcome is written', async () => {
		const store = await fresh()
		await addJobs(store.db, watering, ['a'], { now: new Date() })
		const outcome: unknown[] = []
		const work = async (job: Watering) => {
			await store.db
				.updateTable('jobs')
				.set({ leased_by: 'another', leased_until: new Date(Date.now() + 4000).toISOString() })
				.execute()
			await new Promise((resolve) => job.signal.addEventListener('abort', resolve))
			outcome.push(String(job.signal.reason))
			outcome.push(await job.finish((trx) => trx.insertInto('secrets').values(secret('mine')).execute()))
			await job.postpone('dry', 'no water')
			await job.release()
		}
		const { worker } = start(store, { work, leaseMs: 200 })
		await until(() => expect(outcome).toHaveLength(2))
		await worker.stop()
		expect(outcome).toEqual(['Error: another process took the work over', false])
		expect(await store.db.selectFrom('secrets').select('name').where('name', '=', 'mine').execute()).toEqual(
			[],
		)
		expect(await jobsOf(store)).toMatchObject([{ leased_by: 'another', failure: null, failures: 0 }])
	})

	test('waits longer after each failure for the same reason, but not after a release', async () => {
		const store = await fresh()
		await addJobs(store.db, watering, ['dry', 'given back'], { now: new Date() })
		const tries: string[] = []
		const work = async (job: Watering) => {
			tries.push(job.row.subject_id)
			if (job.row.subject_id === 'dry') await job.postpone('dry', 'no water')
			else if (tries.length > 3) await job.finish(async () => undefined)
			else await job.release()
		}
		start(store, { work })
		await until(async () => expect(await jobsOf(store)).toHaveLength(1))
		const waits = async () => {
			const [job] = await jobsOf(store)
			expect(job).toMatchObject({ last_error: 'no water', failure: 'dry', leased_by: null })
			return [job?.failures, Math.round((Date.parse(job?.next_attempt_at ?? '') - Date.now()) / hour + 0.49)]
		}
		expect(await waits()).toEqual([1, 1])
		await store.db.updateTable('jobs').set({ next_attempt_at: new Date().toISOString() }).execute()
		await until(async () => expect((await waits())[0]).toBe(2))
		expect((await waits())[1]).toBeGreaterThanOrEqual(1)
		expect(tries.filter((name) => name === 'dry')).toHaveLength(2)
	})

	test('that throws is reported, and runs again when the lease expires', async () => {
		const store = await fresh()
		await addJobs(store.db, watering, ['a'], { now: new Date() })
		let tries = 0
		const work = async (job: Watering) => {
			if (++tries === 1) throw new Error('a spade broke')
			await job.finish(async () => undefined)
		}
		const { errors } = start(store, { work, leaseMs: 300 })
		await until(async () => expect(await jobsOf(store)).toEqual([]))
		expect([tries, errors]).toEqual([2, ['Error: a spade broke']])
	})

	test('stops between two steps, and is left for the next process', async () => {
		const store = await fresh()
		await addJobs(store.db, watering, ['a'], { now: new Date() })
		let hasBegun = false
		const work = async (job: Watering) => {
			hasBegun = true
			while (!job.stopping.aborted) await sleep(10)
			await job.release()
		}
		const { worker } = start(store, { work })
		await until(() => expect(hasBegun).toBe(true))
		await worker.stop()
		expect(await jobsOf(store)).toMatchObject([{ leased_by: null, leased_until: null, attempts: 1 }])
	})
})
