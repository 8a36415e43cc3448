import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { saveFacts } from '#test/save_facts.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'hours and holidays on pages', (fresh) => {
	test('FI-20 FI-23 come from the facts: every page says when the office opens, and names a day this week on which it is closed', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const read = async (path: string) => (await fetch(url + path)).text()
		const paths = ['/', '/contact', '/residential/windsor', '/no-such-page']
		for (const path of paths) expect(await read(path), path).toMatch(/Open until \d|Opens [A-Z]/)
		const { date } = localTimeOf(new Date(), sampleFacts)
		const hours = { 'hours.days': [1, 2, 3, 4, 5, 6, 7], 'hours.opens': '00:00', 'hours.closes': '23:59' }
		const closed = { 'hours.closedDays': [{ date, name: 'Cart Day', pickups: 'usual' }] }
		await saveFacts(store, { ...hours, ...closed })
		for (const path of paths) {
			await expect.poll(() => read(path), { message: path }).toMatch(/Cart Day/)
			expect(await read(path), path).toMatch(/Opens [A-Z][a-z]+day 12:00 AM/)
		}
	})
})
