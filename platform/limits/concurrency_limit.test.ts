import { expect, test } from 'vitest'
import { ConcurrencyLimit } from './concurrency_limit.ts'

/** A job that ends on demand. */
function held() {
	const { promise, resolve } = Promise.withResolvers<void>()
	let hasBegun = false
	return {
		work: () => {
			hasBegun = true
			return promise
		},
		end: resolve,
		get hasBegun() {
			return hasBegun
		},
	}
}

const aTurn = () => new Promise((resolve) => setTimeout(resolve, 5))

test('jobs run in order, with limits on how many run and how many wait', async () => {
	const limit = new ConcurrencyLimit(2, 2)
	const jobs = Array.from({ length: 5 }, held)
	const begun = () => jobs.map(({ hasBegun }) => hasBegun)
	const runs = jobs.map(({ work }) => limit.run(work))
	expect(runs[4]).toBeNull()
	await expect.poll(begun, { interval: 5 }).toEqual([true, true, false, false, false])
	await aTurn()
	expect(begun(), 'and no more').toEqual([true, true, false, false, false])
	jobs[1]?.end()
	await expect.poll(begun, { interval: 5 }).toEqual([true, true, true, false, false])
	await aTurn()
	expect(begun(), 'and no more').toEqual([true, true, true, false, false])
	for (const { end } of jobs) end()
	await Promise.all(runs)
	expect(jobs.map(({ hasBegun }) => hasBegun)).toEqual([true, true, true, true, false])
})

test('a failing job frees its slot and rejects for its caller', async () => {
	const limit = new ConcurrencyLimit(1, 0)
	await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
	expect(await limit.run(async () => 'yes')).toBe('yes')
})

test('other work gets a turn between two jobs, even if both may run at once', async () => {
	const limit = new ConcurrencyLimit(2, 10)
	const order: string[] = []
	const runs = ['first', 'second'].map((name) => limit.run(async () => void order.push(name)))
	setImmediate(() => order.push('visitor'))
	await Promise.all(runs)
	expect(order).toEqual(['first', 'visitor', 'second'])
})
