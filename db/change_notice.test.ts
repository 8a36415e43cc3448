import { expect, test, vi } from 'vitest'
import { faqRow } from '#test/rows.ts'
import { storeProcess } from '#test/store_process.ts'
import { describeEachStore } from '#test/stores.ts'
import { until } from '#test/until.ts'

/** Milliseconds; well below the second after which SQLite's fallback polling would notice the change too. */
const soon = 200

describeEachStore('a content change', (fresh) => {
	test('in another process is reported soon', async () => {
		const { connection, ...store } = await fresh()
		const changes: number[] = []
		store.onContentChange(() => changes.push(Date.now()))
		const median = async () => {
			const editor = await storeProcess('edit', connection)
			const begun = (await editor.go()) as number[]
			await until(() => expect(changes.at(-1)).toBeGreaterThanOrEqual(begun.at(-1) ?? 0))
			const delays = begun.map((at) => (changes.find((time) => time >= at) ?? Infinity) - at)
			return delays.toSorted((a, b) => a - b)[5] ?? Infinity
		}
		// A busy machine may delay many; with polling alone, half of the notices would be late in every round.
		let best = Infinity
		for (let round = 0; round < 5 && best >= soon; round += 1) best = Math.min(best, await median())
		expect(best).toBeLessThan(soon)
	})

	test('in this process is reported soon, and immediately if it is announced', async () => {
		const store = await fresh()
		const notified = vi.fn<() => void>()
		store.onContentChange(notified)
		await store.db.insertInto('faqs').values(faqRow()).execute()
		await until(() => expect(notified).toHaveBeenCalled())
		await new Promise((resolve) => setTimeout(resolve, soon))
		notified.mockClear()
		store.contentChanged()
		expect(notified).toHaveBeenCalledTimes(1)
	})

	test('is reported once to each listener, though a hundred rows changed', async () => {
		const store = await fresh()
		const notified = vi.fn<() => void>()
		store.onContentChange(notified)
		await store.db
			.insertInto('faqs')
			.values(Array.from({ length: 100 }, () => faqRow()))
			.execute()
		await until(() => expect(notified).toHaveBeenCalled())
		await new Promise((resolve) => setTimeout(resolve, 2 * soon))
		expect(notified).toHaveBeenCalledTimes(1)
	})

	test('is not reported for leads, votes or mails', async () => {
		const store = await fresh({ seed: true })
		await new Promise((resolve) => setTimeout(resolve, 2 * soon))
		const notified = vi.fn<() => void>()
		store.onContentChange(notified)
		await store.db.updateTable('kb_articles').set({ view_count: 3 }).execute()
		await store.db.insertInto('secrets').values({ name: 'a', value: 'b' }).execute()
		await new Promise((resolve) => setTimeout(resolve, 1200))
		expect(notified).not.toHaveBeenCalled()
	})
})
