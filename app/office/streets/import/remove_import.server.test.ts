import { expect, test } from 'vitest'
import { describeEachStore } from '#test/stores.ts'
import { removeChecked, removeParts } from './remove_import.server.ts'

describeEachStore('removing what is stored of a list of streets', (fresh) => {
	test('removes more rows than a statement does, and those of no other list', async () => {
		const { db } = await fresh()
		const at = '2026-11-21T14:00:00.000Z'
		for (const id of ['removed', 'other']) {
			const origin = { file_name: 'streets.csv', staff_name: 'Ann', created_at: at, reach: 'all' } as const
			const unpublished = { base_version: null, summary: null, published_at: null, previous_id: null }
			const read = { headings: [], columns: null, lines: 1200 }
			await db
				.insertInto('street_imports')
				.values({ id, status: 'checked', ...origin, ...unpublished, ...read })
				.execute()
			const refusals = Array.from({ length: 1200 }, (_, line) => ({
				import_id: id,
				line,
				reason: 'No street',
			}))
			await db.insertInto('street_import_refusals').values(refusals).execute()
			const parts = Array.from({ length: 25 }, (_, part) => ({ import_id: id, part, lines: [] }))
			await db.insertInto('street_import_parts').values(parts).execute()
		}
		await removeChecked({ db }, 'removed')
		await removeParts({ db }, 'removed')
		const refusals = await db.selectFrom('street_import_refusals').select('import_id').execute()
		const parts = await db.selectFrom('street_import_parts').select('import_id').execute()
		expect([refusals.length, parts.length]).toEqual([1200, 25])
		expect(new Set([...refusals, ...parts].map(({ import_id }) => import_id))).toEqual(new Set(['other']))
	})
})
