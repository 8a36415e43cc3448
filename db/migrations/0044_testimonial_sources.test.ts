import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachStore } from '#test/stores.ts'
import { testimonialRow } from '#test/rows.ts'
import { migrate } from '../migrate.ts'
import { shipped } from './0044_testimonial_sources.ts'

describeEachStore('the testimonials of a store in use', (fresh) => {
	test('FI-50 that shipped are marked as samples; what the office wrote is not', async () => {
		const store = await fresh({ migrated: false })
		await migrate(store, { upTo: '0043_text_templates' })
		const former = store.db as unknown as Kysely<{ testimonials: object }>
		const rewritten = { id: 'testimonial-bakery', content: 'They moved us to a smaller bin.' }
		const inUse = [
			...shipped
				.filter(([id]) => id !== rewritten.id)
				.map(([id, , beginning]) => testimonialRow({ id, content: `${beginning}, and more.` })),
			testimonialRow(rewritten),
			testimonialRow(),
		]
		for (const { source: _, said_on: __, is_sample: ___, ...row } of inUse)
			await former.insertInto('testimonials').values(row).execute()
		await migrate(store)

		const columns = ['id', 'is_sample', 'source', 'said_on'] as const
		const rows = await store.db.selectFrom('testimonials').select(columns).execute()
		const expected = inUse.map(({ id }) => {
			const [, said_on] = shipped.find(([one]) => one === id && id !== rewritten.id) ?? []
			return {
				id,
				is_sample: said_on !== undefined,
				source: said_on === undefined ? null : 'Made up for the sample company',
				said_on: said_on ?? null,
			}
		})
		const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id, 'en')
		expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId))
	})
})
