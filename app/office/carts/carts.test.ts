import { expect, test } from 'vitest'
import { ann, openContentServices } from '#test/content_services.ts'
import { describeEachStore } from '#test/stores.ts'
import { deleteRow } from '../kernel/rows/delete_row.server.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { rulesOf } from '../kernel/screens/resource.ts'
import { cartType } from './cart_type.server.ts'

const actor = { staff: ann, now: new Date('2026-12-02T17:00:00.000Z') }

/** Another cart, as its form submits it. */
const added = {
	gallons: '35',
	holds: 'trash',
	price_dollars: '24.50',
	suits: 'one person',
	summary: 'For one.',
	description: '',
	height_inches: '38',
	width_inches: '19.5',
	depth_inches: '24',
	slug: '35-gallon',
	is_active: 'on',
}

describeEachStore('the carts', (fresh) => {
	async function openCarts() {
		const desk = await openContentServices(await fresh({ seed: true }))
		const save = async (id: string, typed: Record<string, string>, seen = '') =>
			rulesOf(cartType).save?.(desk.services, await desk.form(cartType, id, typed), { day: '', seen }, actor)
		const asked = async (id: string, typed: Record<string, string>, seen = '') => {
			const result = await save(id, typed, seen)
			if (result?.ok !== false || result.reason !== 'asks' || !('jumps' in result.question))
				throw new Error(`Not asked: ${JSON.stringify(result)}`)
			return { key: result.question.key, texts: result.question.jumps.map(({ text }) => text) }
		}
		const add = (values: Record<string, string>) =>
			saveRow(
				desk.services,
				{ description: cartType, id: values['slug'] ?? '', version: null, values },
				actor,
			)
		const carts = () =>
			desk.services.content.current.facts.carts.map(({ gallons, price }) => [gallons, price])
		return { ...desk, save, asked, add, carts }
	}

	test('SD-160 a small cart that would cost more than a large one must be confirmed, whichever of them was changed', async () => {
		const desk = await openCarts()
		const { key, texts } = await desk.asked('cart-small', { price_dollars: '34' })
		expect(texts).toEqual([
			'The 65-gallon cart for $34 would cost more than the 96-gallon one for $33: is that right?',
		])
		expect((await desk.asked('cart-large', { price_dollars: '28.50' })).texts).toHaveLength(1)
		expect(await desk.save('cart-small', { price_dollars: '34' }, key)).toMatchObject({ ok: true })
		expect(desk.carts()).toEqual([
			[65, 34],
			[96, 33],
		])
		expect(await desk.save('cart-small', { suits: 'a couple' }), 'no price was changed').toMatchObject({
			ok: true,
		})
	})

	test('SD-136 a price that jumps by half must be confirmed, and the confirmation saves only that price', async () => {
		const desk = await openCarts()
		const { key, texts } = await desk.asked('cart-large', { price_dollars: '330' })
		expect(texts).toEqual(['From $33 to $330: is that right?'])
		expect((await desk.asked('cart-large', { price_dollars: '3300' }, key)).texts).toHaveLength(1)
		expect(await desk.save('cart-large', { price_dollars: '330' }, key)).toMatchObject({ ok: true })
		expect(desk.carts().at(-1)).toEqual([96, 330])
	})

	test('a cart for trash has a price, two of one size are refused, and one that copy names is not deleted', async () => {
		const desk = await openCarts()
		expect(await desk.save('cart-small', { price_dollars: '' })).toMatchObject({
			reason: 'invalid',
			errors: [{ field: 'price_dollars' }],
		})
		expect(await desk.save('cart-small', { gallons: '96' })).toMatchObject({ reason: 'invalid' })
		await desk.services.store.db
			.updateTable('faqs')
			.set({ answer: 'It is {{price.cart96}}.' })
			.where('id', '=', 'faq-recycling')
			.execute()
		const form = await desk.form(cartType, 'cart-large')
		expect(await deleteRow(desk.services, form, actor)).toMatchObject({ ok: false })
	})

	test('can be any number: an added one is sorted in by its size, and can be the only one', async () => {
		const desk = await openCarts()
		expect(await desk.add(added)).toMatchObject({ ok: true })
		expect(desk.carts()).toEqual([
			[35, 24.5],
			[65, 29],
			[96, 33],
		])
		const { livery } = desk.services.content.current
		expect(livery.carts.map(({ slug, inches }) => [slug, ...inches])).toEqual([
			['35-gallon', 38, 19.5, 24],
			['small', 42, 27, 28],
			['large', 46, 29, 34],
		])
		for (const id of ['cart-small', 'cart-large'])
			expect(
				await saveRow(desk.services, await desk.form(cartType, id, { is_active: '' }), actor),
			).toMatchObject({
				ok: true,
			})
		expect(desk.carts()).toEqual([[35, 24.5]])
	})
})
