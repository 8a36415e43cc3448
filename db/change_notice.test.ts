import { expect, test, vi } from 'vitest'
import { faqRow } from '#test/rows.ts'
import { storeProcess } from '#test/store_process.ts'
import { describeEachStore } from '#test/stores.ts'

/** Milliseconds; well below the second after which SQLite's fallback polling would notice as well. */
const soon = 200

describeEachStore('a content change', (fresh) => {
	test('in another process is reported soon', async () => {
		const { connection, ...store } = await fresh()
		const changes: number[] = []
		const editor = await storeProcess('edit', connection)
		store.onContentChange(() => changes.push(Date.now()))
		const begun = (await editor.go()) as number[]
		await vi.waitFor(() => expect(changes.length).toBeGreaterThanOrEqual(begun.length), 30_000)
		const delays = begun.map((at) => (changes.find((time) => time >= at) ?? Infinity) - at)
		// The median, since one of ten may be delayed by a busy machine.
		expect(delays.toSorted((a, b) => a - b)[5]).toBeLessThan(soon)
		expect(Math.max(...delays)).toBeLessThan(1000)
	})

	test('in this process is reported at once, and also without an explicit notice soon', async () => {
		const store = await fresh()
		const notified = vi.fn<() => void>()
		store.onContentChange(notified)
		await store.db.insertInto('faqs').values(faqRow()).execute()
		await vi.waitFor(() => expect(notified).toHaveBeenCalled(), { timeout: soon, interval: 5 })
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
