import { expect, test } from 'vitest'
import { ann, openContentServices } from '#test/content_services.ts'
import { describeStore } from '#test/stores.ts'
import { knownPrices, addressOfPrice } from './known_prices.server.ts'
import { savePrices } from './save_prices.server.ts'

const actor = { staff: ann, now: new Date('2026-11-21T14:00:00Z') }

describeStore('sqlite', 'several prices', (fresh) => {
	test('FI-122 are all saved, or none if the last of them is invalid or was changed after it was shown', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const known = await knownPrices(desk.services)
		const change = (label: string, of: string | undefined, after: number, seen?: number) => {
			const price = known.find((one) => one.label === label && (of === undefined || one.of === of))
			if (!price) throw new Error(`No price ${label}`)
			return { place: addressOfPrice(price), before: seen ?? price.dollars, after }
		}
		const recycling = change('Recycling', undefined, 11.5)
		const save = (...others: (typeof recycling)[]) =>
			savePrices(desk.services, [recycling, ...others], 'Look again.', actor)
		const refusals = [
			[change('Price in all', '15 Yard', 0), '15 Yard: Price in all is a number from 1 to 9999.'],
			[
				change('Price in all', '15 Yard', 500, 7),
				'Somebody has changed a price of 15 Yard meanwhile. Look again.',
			],
			[
				{ ...change('Price in all', '15 Yard', 500), place: ['rolloff_sizes', 'gone', 'price_dollars'] },
				'One of these prices is not there any more. Look again.',
			],
		] as const
		for (const [other, message] of refusals) {
			const place = [...other.place] as typeof recycling.place
			expect(await save({ ...other, place })).toMatchObject({ ok: false, status: 409, message })
		}
		expect(await desk.history()).toEqual([])
		expect(desk.services.content.current.facts.prices.recycling).toBe(10)

		expect(await save(change('Price in all', '15 Yard', 500))).toEqual({ ok: true })
		expect((await desk.history()).map(({ content_table }) => content_table)).toEqual([
			'company_facts',
			'rolloff_sizes',
		])
		expect(desk.services.content.current.facts.prices.recycling).toBe(11.5)
	})
})
