import { expect, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { noPortals } from '#app/company/portals.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { goodAddresses, isAsExpected, wrongAddresses } from '#test/written_addresses.ts'
import { lookUp } from './look_up.server.ts'
import { territoryOf } from './territory.server.ts'

describeStore('sqlite', 'the look-up', (fresh) => {
	async function open(store: FreshStore) {
		const content = await openContentHub(store, recordedLog().log, noPortals)
		return (text: string) => lookUp(store, territoryOf(content.current), text)
	}

	test('PD-13 finds the area of addresses as people write them, and says what is wrong with wrong ones', async () => {
		const ask = await open(await fresh({ seed: true }))
		expect(goodAddresses.length + wrongAddresses.length).toBeGreaterThan(150)
		expect(wrongAddresses.length).toBeGreaterThanOrEqual(20)
		const missed: string[] = []
		for (const one of [...goodAddresses, ...wrongAddresses]) {
			const answer = await ask(one.typed)
			if (!isAsExpected(answer, one))
				missed.push(`${one.typed}= ${one.expected}, not ${JSON.stringify(answer)}`)
		}
		expect(missed).toEqual([])
	})
})
