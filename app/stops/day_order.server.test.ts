import { expect, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { stopRow } from '#test/rows.ts'
import { addWindsor } from '#test/second_towns.ts'
import { describeStore } from '#test/stores.ts'
import { areaId } from '#test/subscriptions.ts'
import { inDayOrder } from './day_order.server.ts'

describeStore('sqlite', 'the order of driving', (fresh) => {
	test('FI-94 takes a town that shares its name for the one in the state that the address, or else the area, names', async () => {
		const store = await fresh({ seed: true })
		await addWindsor(store)
		const { current } = await openContentHub(store, recordedLog().log)
		const order = (area_id: string | null, addresses: readonly string[]) =>
			inDayOrder(
				addresses.map((address, at) => stopRow({ id: `${at}`, address, area_id })),
				current,
			).flatMap(({ stops }) => stops.map(({ address }) => address))
		const [near, next, far] = ['9 Elm St, Windsor, CO', '9 Elm St, Greeley', '9 Elm St, Windsor, CA']
		expect(order(null, [far, next, near]).at(-1)).toBe(far)
		const either = '9 Elm St, Windsor'
		expect(order('windsor-ca', [either, next])).toEqual([next, either])
		expect(order(await areaId(store, 'windsor-lake'), [far, either])).toEqual([either, far])
	})
})
