import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rowsIn } from '#app/content/listing.ts'
import { cartSizes } from '#app/content/types/cart_sizes.ts'
import { commercialSizes } from '#app/content/types/commercial_sizes.ts'
import { faqs } from '#app/content/types/faqs.ts'
import { helpArticles } from '#app/content/types/help_articles.ts'
import { helpCategories } from '#app/content/types/help_categories.ts'
import { residentialTowns } from '#app/content/types/residential_towns.ts'
import { rolloffSizes } from '#app/content/types/rolloff_sizes.ts'
import { services as serviceTable } from '#app/content/types/services.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { commercialSizeRow } from '#test/rows.ts'
import { describeEachStore, describeStore } from '#test/stores.ts'
import { deleteRow } from './delete_row.server.ts'
import { initialValues } from '../fields/form_values.ts'
import { saveRow } from './save_row.server.ts'

const now = new Date('2026-11-21T14:00:00.000Z')
const areas = 'faq-general-areas'

describeEachStore('saveRow', (fresh) => {
	test('a saved row is on the site at once, and its history has who, when, before and after', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const before = await desk.row(faqs, areas)
		const saved = await saveRow(
			desk.services,
			await desk.form(faqs, areas, { answer: 'Everywhere.\r\nAlmost.' }),
			{ staff: ann, now },
		)
		expect(saved).toMatchObject({ ok: true, id: areas })
		const { faqs: shown } = desk.services.content.current
		expect(shown.ok && shown.rows.find(({ id }) => id === areas)?.answer).toBe('Everywhere.\nAlmost.')
		const after = { ...before, answer: 'Everywhere.\nAlmost.', updated_at: now.toISOString() }
		expect(await desk.row(faqs, areas)).toEqual(after)
		expect(await desk.history()).toMatchObject([
			{
				content_table: 'faqs',
				row_id: areas,
				action: 'save',
				before_row: before,
				after_row: after,
				staff_id: 'staff-ann',
				staff_name: 'Ann',
				created_at: now.toISOString(),
			},
		])
	})

	test('a row that is saved as it is writes nothing: no entry in the history, no newer time of change', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const form = await desk.form(faqs, areas, { answer: 'Everywhere.' })
		expect(await saveRow(desk.services, form, { staff: ann, now })).toMatchObject({ ok: true })
		const saved = await desk.row(faqs, areas)
		const again = { staff: ann, now: new Date(now.getTime() + 60_000) }
		expect(await saveRow(desk.services, form, again), 'its answer was lost').toMatchObject({ ok: true })
		expect(await saveRow(desk.services, await desk.form(faqs, areas), again)).toMatchObject({ ok: true })
		expect(await desk.row(faqs, areas)).toEqual(saved)
		expect(await desk.history()).toHaveLength(1)
	})

	test('text with nothing to see counts as empty: a required field is missing, an optional one has none', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		for (const blank of ['\u3164', '\u200B\u2060', '\u2800']) {
			const form = await desk.form(faqs, areas, { question: blank })
			expect(await saveRow(desk.services, form, { staff: ann, now })).toMatchObject({
				ok: false,
				errors: [{ field: 'question', message: 'Question is missing.' }],
			})
		}
		const cart = await desk.form(cartSizes, 'cart-small', { summary: '\u3164' })
		expect(await saveRow(desk.services, cart, { staff: ann, now })).toMatchObject({ ok: true })
		expect(await desk.row(cartSizes, 'cart-small')).toMatchObject({ summary: null })
	})

	test('a new row is last in its list', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const values = {
			...initialValues(faqs, sampleFacts),
			question: 'New?',
			answer: 'Yes.',
			audience: 'hoa',
			category: 'hoa',
		}
		const form = { description: faqs, id: 'new-one', version: null, values }
		expect(await saveRow(desk.services, form, { staff: ann, now })).toMatchObject({ ok: true })
		const { faqs: shown } = desk.services.content.current
		const hoa = rowsIn(shown).filter(({ audience }) => audience === 'hoa')
		expect(hoa.at(-1)).toMatchObject({ id: 'new-one', is_active: true, created_at: now.toISOString() })
		expect(await desk.history()).toMatchObject([{ action: 'create', before_row: null }])
	})

	test('each error names its control, and nothing is written', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const wrong = {
			question: ' ',
			answer: 'From {{prise.cart}}',
			audience: 'nobody',
			category: 'a {{phone}}',
		}
		const saved = await saveRow(desk.services, await desk.form(faqs, areas, wrong), { staff: ann, now })
		expect(saved).toEqual({
			ok: false,
			reason: 'invalid',
			errors: [
				{ field: 'question', message: 'Question is missing.' },
				{ field: 'answer', message: 'Answer: there is no fact called {{prise.cart}}.' },
				{ field: 'audience', message: 'Choose one for List.' },
				{ field: 'category', message: 'Category: {{phone}} is not filled in here.' },
			],
		})
		const slug = await desk.form(serviceTable, (await firstService(desk)).id, { slug: 'roll-off' })
		expect(await saveRow(desk.services, slug, { staff: ann, now })).toMatchObject({
			errors: [
				{
					field: 'slug',
					message: 'Address: another service has this one; roll-off-2 is free.',
					instead: 'roll-off-2',
				},
			],
		})
		const size = await desk.form(commercialSizes, 'commercial-2-yard', { 'features.1.title': '' })
		expect(await saveRow(desk.services, size, { staff: ann, now })).toMatchObject({
			errors: [{ field: 'features.1.title', message: 'Heading is missing.' }],
		})
		expect(await desk.history()).toEqual([])
	})

	test('lists, specifications and prices keep their shape and order', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const size = await desk.form(commercialSizes, 'commercial-2-yard', {
			ideal_for: 'Shops\n\n Cafés ',
			'specifications.0.name': 'Zebra',
			'specifications.0.value': 'one',
		})
		expect(await saveRow(desk.services, size, { staff: ann, now })).toMatchObject({ ok: true })
		const stored = await desk.row(commercialSizes, 'commercial-2-yard')
		expect(stored['ideal_for']).toEqual(['Shops', 'Cafés'])
		expect(Object.keys(Object(stored['specifications']))[0]).toBe('Zebra')
		const towns = await desk.services.store.db.selectFrom('residential_towns').select('id').execute()
		const town = await desk.form(residentialTowns, towns[0]?.id ?? '', {
			'pricing_info.items.0.service': 'A cart',
			'pricing_info.items.0.price': '{{price.cart65}}',
		})
		expect(await saveRow(desk.services, town, { staff: ann, now })).toMatchObject({ ok: true })
		const prices = String((await desk.row(residentialTowns, town.id))['pricing_info'])
		const { items } = JSON.parse(prices) as { items: unknown[] }
		expect(items[0]).toEqual({ service: 'A cart', price: '{{price.cart65}}' })
	})

	test("an article is sanitized, and votes on it do not count as another person's save", async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { db } = desk.services.store
		const { id } = await db.selectFrom('kb_articles').select('id').executeTakeFirstOrThrow()
		const form = await desk.form(helpArticles, id, { content: '<p onclick="x()">Hi<script>x()</script></p>' })
		await db
			.updateTable('kb_articles')
			.set({ view_count: 7, helpful_count: 3 })
			.where('id', '=', id)
			.execute()
		expect(await saveRow(desk.services, form, { staff: ann, now })).toMatchObject({ ok: true })
		expect(await desk.row(helpArticles, id)).toMatchObject({
			content: '<p>Hi</p>',
			view_count: 7,
			helpful_count: 3,
		})
	})

	test('a category with articles is not deleted, and the sentence says why', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { category_id } = await desk.services.store.db
			.selectFrom('kb_articles')
			.select('category_id')
			.executeTakeFirstOrThrow()
		const form = await desk.form(helpCategories, category_id)
		expect(await deleteRow(desk.services, form, { staff: ann, now })).toMatchObject({
			ok: false,
			reason: 'needed',
			message: expect.stringMatching(
				/^(1 help article still belongs to it\. Move or delete that one|\d+ help articles still belong to it\. Move or delete those) first\.$/,
			) as unknown,
		})
		expect(await desk.history()).toEqual([])
	})

	test('a size that texts name is not deleted, and the sentence names the text, or the first of several', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const needed = async (...[type, id]: Parameters<typeof desk.form>) => {
			const answer = await deleteRow(desk.services, await desk.form(type, id), { staff: ann, now })
			return !answer.ok && answer.reason === 'needed' ? answer.message : answer
		}
		const tail = 'Change the words there first.'
		expect(await needed(cartSizes, 'cart-small')).toBe(
			`The help article “Which cart size to choose, and how to change it” still names what it holds or costs. ${tail}`,
		)
		expect(await needed(rolloffSizes, 'rolloff-12-yard')).toBe(
			`3 roll-off questions still name what it holds or costs, the first is “Which size do I need?”. ${tail}`,
		)
	})

	test('a size is deleted although a text names the price of one whose number begins like its own', async () => {
		const store = await fresh({ seed: true })
		const { id } = commercialSizeRow()
		await store.db
			.insertInto('commercial_sizes')
			.values(commercialSizeRow({ id, size_value: 8 }))
			.execute()
		await store.db
			.insertInto('commercial_sizes')
			.values(commercialSizeRow({ size_value: 80 }))
			.execute()
		const answer = 'It is {{price.commercial80}} a month.'
		await store.db.updateTable('faqs').set({ answer }).where('id', '=', areas).execute()
		const desk = await openContentServices(store)
		const form = await desk.form(commercialSizes, id)
		expect(await deleteRow(desk.services, form, { staff: ann, now })).toEqual({ ok: true })
	})

	test('a town whose questions refer to its address keeps it', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { db } = desk.services.store
		const { id, slug } = await db
			.selectFrom('residential_towns')
			.select(['id', 'slug'])
			.executeTakeFirstOrThrow()
		await db.updateTable('faqs').set({ town_slug: slug }).where('id', '=', areas).execute()
		const form = await desk.form(residentialTowns, id, { slug: 'elsewhere' })
		expect(await saveRow(desk.services, form, { staff: ann, now })).toMatchObject({
			errors: [
				{ field: 'slug', message: 'Address: 2 questions still belong to it. Move or delete those first.' },
			],
		})
	})

	test('a store that fails halfway saves nothing and reports it', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const form = await desk.form(faqs, areas, { answer: 'Lost?' })
		await sql`drop table content_history`.execute(desk.services.store.db)
		expect(await saveRow(desk.services, form, { staff: ann, now })).toMatchObject({
			ok: false,
			reason: 'unavailable',
			message: expect.stringContaining('what you typed is still here') as unknown,
		})
		expect((await desk.row(faqs, areas))['answer']).not.toBe('Lost?')
		expect(desk.lines).toMatchObject([{ level: 'error', message: 'content not saved' }])
	})
})

describeStore('sqlite', 'a full disk', (fresh) => {
	test('is reported as a full disk, and the row stays as it was', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { db } = desk.services.store
		const form = await desk.form(faqs, areas, { answer: 'Too much. '.repeat(390) })
		const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
		await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db)
		expect(await saveRow(desk.services, form, { staff: ann, now })).toMatchObject({
			ok: false,
			reason: 'unavailable',
			message: expect.stringContaining('The server’s disk is full.') as unknown,
		})
		expect((await desk.row(faqs, areas))['answer']).not.toContain('Too much')
	})
})

async function firstService(desk: Awaited<ReturnType<typeof openContentServices>>) {
	return desk.services.store.db
		.selectFrom('services')
		.selectAll()
		.where('slug', '!=', 'roll-off')
		.executeTakeFirstOrThrow()
}
