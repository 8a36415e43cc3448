import { expect, test } from 'vitest'
import type { ContentType } from '#app/content/content_type.ts'
import { helpArticles } from '#app/content/types/help_articles.ts'
import { helpCategories } from '#app/content/types/help_categories.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { areaType } from '../../areas/area_type.server.ts'
import { rowVersion } from '../fields/row_version.server.ts'
import { revertRow } from './revert_row.server.ts'
import { saveRow } from './save_row.server.ts'

const now = new Date('2026-11-21T14:00:00.000Z')

async function openDesk(store: FreshStore) {
	const desk = await openContentServices(store)
	/** Adds a row like another one, with these values; resolves to its id. */
	const add = async (...asked: Parameters<typeof desk.like>) => {
		const form = await desk.like(...asked)
		expect(await saveRow(desk.services, form, { staff: ann, now })).toMatchObject({ ok: true })
		return form.id
	}
	/** Takes back that it was added. */
	const takeBack = async (description: ContentType, id: string) => {
		const entry = (await desk.history()).find(({ row_id, action }) => row_id === id && action === 'create')
		const version = rowVersion(description, await desk.row(description, id))
		const actor = { staff: ann, now }
		return revertRow(desk.services, { description, historyId: entry?.id ?? '', version }, actor)
	}
	return { ...desk, add, takeBack }
}

describeStore('sqlite', 'a row that was added and is needed by others', (fresh) => {
	test('cannot be reverted while they need it, just as it cannot be deleted', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const category = await desk.add(helpCategories, 'help-category-business', {
			name: 'Odds and ends',
			slug: 'odds-and-ends',
		})
		const { id: article } = await store.db
			.selectFrom('kb_articles')
			.select('id')
			.orderBy('id')
			.executeTakeFirstOrThrow()
		await desk.add(helpArticles, article, {
			title: 'A last word',
			slug: 'a-last-word',
			category_id: category,
		})
		expect(await desk.takeBack(helpCategories, category)).toEqual({
			ok: false,
			reason: 'invalid',
			errors: [{ field: '', message: expect.stringMatching(/^1 .* still belongs to it\./) }],
		})

		const area = await desk.add(areaType, 'pickup-area-severance', {
			name: 'The hill',
			slug: 'the-hill',
		})
		await store.db.updateTable('street_ranges').set({ area_id: area }).execute()
		expect(await desk.takeBack(areaType, area)).toMatchObject({
			errors: [{ message: expect.stringContaining('street ranges still belong to it') }],
		})
		const { count } = await store.db
			.selectFrom('street_ranges')
			.select((eb) => eb.fn.countAll<number>().as('count'))
			.where('area_id', '=', area)
			.executeTakeFirstOrThrow()
		expect(Number(count)).toBeGreaterThan(0)
		await store.db.updateTable('street_ranges').set({ area_id: 'pickup-area-severance' }).execute()
		expect(await desk.takeBack(areaType, area)).toEqual({ ok: true })
	})
})
