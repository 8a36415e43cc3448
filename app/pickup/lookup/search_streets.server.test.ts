import { expect, onTestFinished, test } from 'vitest'
import { noPortals } from '#app/company/portals.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeStore } from '#test/stores.ts'
import { searchStreets } from './search_streets.server.ts'
import { territoryOf } from './territory.server.ts'

describeStore('sqlite', 'streets in the search', (fresh) => {
	test('PD-18 are found by a question that names one, and link to the look-up with the street but no house number', async () => {
		const store = await fresh({ seed: true })
		const content = await openContentHub(store, recordedLog().log, noPortals)
		onTestFinished(() => content.close())
		const ask = async (question: string) =>
			(await searchStreets(store, territoryOf(content.current), question)).map(
				({ title, source_url, similarity }) => [title, source_url, similarity],
			)
		const main = ['Main St, Windsor', '/pickup-day?street=Main+St%2C+Windsor', 0.95]
		for (const question of [
			'Main Street Windsor',
			'main st, windsor',
			'1204 Main St Apt 4 Windsor CO 80550',
			'when is trash day on main street in windsor',
			'pickup day main street windsor',
			'main street windsor trash day',
		])
			expect(await ask(question), question).toEqual([main])
		expect((await ask('walnut st')).map(([title]) => title)).toEqual([
			'Walnut St, Fort Collins',
			'Walnut St, Windsor',
		])
		expect(await ask('remington')).toEqual([
			['Remington St, Fort Collins', '/pickup-day?street=Remington+St%2C+Fort+Collins', 0.75],
		])
		for (const question of ['trash day', 'how much is a roll-off dumpster', 'windsor', '', 'x'.repeat(200)])
			expect(await ask(question), question).toEqual([])
	})
})
