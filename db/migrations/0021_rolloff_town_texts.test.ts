import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachStore } from '#test/stores.ts'
import { migrate } from '../migrate.ts'
import { pageSections } from '../seed/page_sections.ts'
import { rolloffTowns } from '../seed/rolloff_towns.ts'
import { townTexts } from './0021_town_texts.ts'

const at = '2026-11-18T17:00:00.000Z'

describeEachStore('a store in use at this migration', (fresh) => {
	test('RO-04 gets what its roll-off towns’ pages say, and keeps what the office wrote', async () => {
		const store = await fresh({ migrated: false })
		const { db } = store
		await migrate(store, { upTo: '0019_foreign_keys' })
		const before = db as unknown as Kysely<Record<'rolloff_towns' | 'page_sections', object>>
		const added = { ...rolloffTowns[0], id: 'added', slug: 'timnath', name: 'Timnath' }
		// Severance was deleted.
		const inUse = [...rolloffTowns.filter(({ slug }) => slug !== 'severance'), added]
		const later = new Set(['heading', 'delivery_label', 'service_label', 'places', 'is_commercial'])
		for (const town of inUse) {
			const columns = Object.entries(town).filter(([name]) => !later.has(name))
			await before.insertInto('rolloff_towns').values(Object.fromEntries(columns)).execute()
		}
		const written = {
			...pageSections.find(({ page_slug }) => page_slug === 'roll-off-windsor'),
			id: 'written',
			title: 'As the office has it',
			updated_at: at,
		}
		await before.insertInto('page_sections').values(written).execute()
		await migrate(store)

		const labels = db
			.selectFrom('rolloff_towns')
			.select(['slug', 'heading', 'delivery_label', 'service_label'])
		const expected = inUse.map(({ slug }) => {
			const text = townTexts.find((town) => town.slug === slug)
			return {
				slug,
				heading: text?.heading ?? null,
				delivery_label: text?.delivery ?? null,
				service_label: text?.service ?? null,
			}
		})
		expect(await labels.orderBy('id').execute()).toEqual(
			expected.toSorted((a, b) => idOf(a.slug).localeCompare(idOf(b.slug))),
		)
		const sections = await db.selectFrom('page_sections').selectAll().execute()
		const texts = sections.map(({ page_slug, section_name, title, description }) =>
			[page_slug, section_name, title, description].join('\n'),
		)
		const given = townTexts
			.filter(({ slug }) => slug !== 'severance')
			.flatMap(({ slug, sections: own }) =>
				own.map(({ name, title, description }) => {
					const isWritten = `roll-off-${slug}` === written.page_slug && name === written.section_name
					return [
						`roll-off-${slug}`,
						name,
						isWritten ? written.title : title,
						isWritten ? written.description : description,
					].join('\n')
				}),
			)
		expect(texts.toSorted()).toEqual(given.toSorted())
	})

	test('that has no content yet is left to its first content', async () => {
		const store = await fresh()
		expect(await store.db.selectFrom('page_sections').selectAll().execute()).toEqual([])
	})
})

const idOf = (slug: string) => (slug === 'timnath' ? 'added' : `rolloff-${slug}`)
