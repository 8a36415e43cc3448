import { expect, test } from 'vitest'
import type { ContentType } from '#app/content/content_type.ts'
import { cartSizes } from '#app/content/types/cart_sizes.ts'
import { faqs } from '#app/content/types/faqs.ts'
import { residentialTowns } from '#app/content/types/residential_towns.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { addLawnCans } from '#test/lawn_cans.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { paletteType } from '../../palettes/palette_type.server.ts'
import { revertRow } from './revert_row.server.ts'
import { saveRow } from './save_row.server.ts'

const before = new Date('2026-11-21T13:00:00.000Z')

async function openDesk(store: FreshStore) {
	const desk = await openContentServices(store)
	let moment = Date.parse('2026-11-21T14:00:00.000Z')
	const actor = () => ({ staff: ann, now: new Date((moment += 1000)) })
	const save = async (type: ContentType, id: string, typed: Record<string, string>) =>
		saveRow(desk.services, await desk.form(type, id, typed), actor())
	/** Takes back the change with this number, the first being 0. */
	const undo = async (type: ContentType, id: string, number: number) => {
		const historyId = (await desk.history())[number]?.id ?? ''
		const { version } = await desk.form(type, id)
		return revertRow(desk.services, { description: type, historyId, version }, actor())
	}
	return { ...desk, save, undo }
}

describeStore('sqlite', 'a row that goes back in part', (fresh) => {
	test('is checked by the rules of its type with the same sentence as a save, and a refusal writes nothing', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const carts = ['lawn-small', 'lawn-large']
		await addLawnCans(desk.services, carts, before)
		for (const id of carts) {
			expect(await desk.save(cartSizes, id, { price_dollars: '20' })).toMatchObject({ ok: true })
			expect(await desk.save(cartSizes, id, { holds: 'trash' })).toMatchObject({ ok: true })
		}
		const message = 'Dollars a month is missing: a cart for trash has a price.'
		const errors = [{ field: 'price_dollars', message }]
		for (const [at, id] of carts.entries()) {
			expect(await desk.save(cartSizes, id, { price_dollars: '' })).toMatchObject({ errors })
			expect(await desk.undo(cartSizes, id, 2 + at * 2)).toEqual({ ok: false, reason: 'invalid', errors })
			expect(await desk.row(cartSizes, id)).toMatchObject({ price_dollars: 20, holds: 'trash' })
		}
		expect(await desk.history()).toHaveLength(6)
		expect(await desk.undo(cartSizes, 'lawn-small', 3)).toEqual({ ok: true })
		expect(await desk.undo(cartSizes, 'lawn-small', 2)).toEqual({ ok: true })
		expect(await desk.row(cartSizes, 'lawn-small')).toMatchObject({ price_dollars: null, holds: 'lawn' })
	})

	test('keeps its address if another row has referred to it since', async () => {
		const store = await fresh({ seed: true })
		for (const table of ['street_ranges', 'pickup_areas', 'faqs'] as const)
			await store.db.deleteFrom(table).execute()
		const desk = await openDesk(store)
		const id = 'residential-windsor'
		expect(await desk.save(residentialTowns, id, { slug: 'windsor-town' })).toMatchObject({ ok: true })
		const asked = {
			question: 'Here?',
			answer: 'Yes.',
			audience: 'residential',
			category: 'service',
			town_slug: 'windsor-town',
		}
		const added = { description: faqs, id: 'faq-here', version: null, values: { ...asked, is_active: 'on' } }
		const now = new Date('2026-11-21T15:00:00.000Z')
		expect(await saveRow(desk.services, added, { staff: ann, now })).toMatchObject({ ok: true })
		expect(await desk.undo(residentialTowns, id, 0)).toMatchObject({
			reason: 'invalid',
			errors: [{ field: 'slug', message: expect.stringMatching(/^Address: 1 .* still belongs to it\./) }],
		})
		expect(await desk.row(residentialTowns, id)).toMatchObject({ slug: 'windsor-town' })
	})

	test('is refused if it would make the active palette unreadable', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const { id } = await store.db
			.selectFrom('color_palettes')
			.select('id')
			.where('is_active', '=', true)
			.executeTakeFirstOrThrow()
		await store.db.updateTable('color_palettes').set({ is_active: false }).execute()
		expect(await desk.save(paletteType, id, { 'colors.--foreground': '0 0% 98%' })).toMatchObject({
			ok: true,
		})
		expect(await desk.save(paletteType, id, { 'colors.--foreground': '0 0% 5%' })).toMatchObject({ ok: true })
		await store.db.updateTable('color_palettes').set({ is_active: true }).where('id', '=', id).execute()
		const refused = await desk.undo(paletteType, id, 1)
		expect(refused).toMatchObject({ reason: 'invalid', errors: [{ field: 'colors' }] })
	})
})
