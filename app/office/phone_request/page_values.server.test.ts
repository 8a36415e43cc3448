import { expect, test } from 'vitest'
import { noPortals } from '#app/company/portals.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeStore } from '#test/stores.ts'
import { addWindsor } from '#test/second_towns.ts'
import { pageValues } from './page_values.server.ts'

describeStore('sqlite', 'an order by phone', (fresh) => {
	test('SD-48 PD-13 gets the town of the area that staff chose if two towns share its name', async () => {
		const store = await fresh({ seed: true })
		await addWindsor(store)
		const { log } = recordedLog()
		const services = { store, content: await openContentHub(store, log, noPortals), log }
		const order = (area_slug: string | null) => {
			const asked = {
				service: 'trash',
				cart: '96-gallon cart',
				address: '512 Walnut St',
				town: 'Windsor',
				area_slug,
			}
			return pageValues('order', asked, services, new Date())
		}
		expect(await order('windsor-lake')).toMatchObject({
			values: { town: 'Windsor, CO', area_slug: 'windsor-lake' },
		})
		expect(await order('windsor-california')).toMatchObject({
			values: { town: 'Windsor, CA', area_slug: 'windsor-california' },
		})
		expect(await order(null), 'as it was typed').not.toHaveProperty('values.town')
	})
})
