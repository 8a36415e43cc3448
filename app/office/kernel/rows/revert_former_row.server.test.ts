import { expect, test } from 'vitest'
import { testimonials } from '#app/content/types/testimonials.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { testimonialRow } from '#test/rows.ts'
import { describeStore } from '#test/stores.ts'
import { revertRow } from './revert_row.server.ts'
import { recordChange } from '../store/write_content.server.ts'

const now = new Date('2026-11-21T14:00:00.000Z')

describeStore('sqlite', 'a testimonial in a history that is older than its mark', (fresh) => {
	test('FI-50 comes back as a sample if it was deleted, and keeps its mark if it was changed', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { services } = desk
		const { db } = services.store
		await db
			.insertInto('testimonials')
			.values(testimonialRow({ id: 'changed' }))
			.execute()
		for (const [id, action] of [
			['changed', 'save'],
			['deleted', 'delete'],
		] as const) {
			const former = (changes: Parameters<typeof testimonialRow>[0]) => {
				const { source: _, said_on: __, is_sample: ___, ...row } = testimonialRow({ id, ...changes })
				return row
			}
			const before = former({ customer_name: 'Juno' })
			const after = action === 'save' ? former({}) : null
			const change = { table: 'testimonials', id, action, before, after } as const
			await db.transaction().execute((trx) => recordChange(trx, change, { staff: ann, now }))
		}
		const entries = await db
			.selectFrom('content_history')
			.select(['id', 'row_id'])
			.where('row_id', 'in', ['changed', 'deleted'])
			.orderBy('row_id')
			.execute()
		for (const { id: historyId, row_id } of entries) {
			const version = row_id === 'changed' ? (await desk.form(testimonials, row_id)).version : null
			const ask = { description: testimonials, historyId, version }
			expect(await revertRow(services, ask, { staff: ann, now })).toEqual({ ok: true })
		}
		const rows = await db
			.selectFrom('testimonials')
			.select(['id', 'customer_name', 'is_sample', 'source'])
			.where('id', 'in', ['changed', 'deleted'])
			.orderBy('id')
			.execute()
		expect(rows).toEqual([
			{ id: 'changed', customer_name: 'Juno', is_sample: false, source: 'A letter' },
			{ id: 'deleted', customer_name: 'Juno', is_sample: true, source: null },
		])
	})
})
