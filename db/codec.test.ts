import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { commercialSizeRow, faqRow, leadRow, quoteRow } from '#test/rows.ts'
import { describeEachStore } from '#test/stores.ts'

describeEachStore('a row comes back as it was given', (fresh) => {
	test('booleans, times, text, numbers and nulls', async () => {
		const { db } = await fresh()
		const row = quoteRow({
			name: `O'Brien "Bob"; drop table faqs; -- \\ %_ ? $1`,
			message: 'Zoë, 東京 🚛\u0301\n\ttwo lines\u2028',
			smsConsent: false,
		})
		await db
			.insertInto('leads')
			.values(leadRow({ id: row.id }))
			.execute()
		await db.insertInto('quote_requests').values(row).execute()
		expect(await db.selectFrom('quote_requests').selectAll().execute()).toStrictEqual([row])
	})

	test('JSON lists, objects and lists of objects, with their keys in the order given', async () => {
		const { db } = await fresh()
		const row = commercialSizeRow({
			ideal_for: ['cafés', `"quoted"`, '{braces}', `it's`, ''],
			features: [{ icon: 'Truck', title: 'Näh', description: 'a, b' }],
			specifications: { Weight: '400 lbs', Access: 'front', A: '1' },
			faqs: [{ question: '?', answer: '🙂' }],
		})
		await db.insertInto('commercial_sizes').values(row).execute()
		const [found] = await db.selectFrom('commercial_sizes').selectAll().execute()
		expect(found).toStrictEqual(row)
		expect(Object.keys(found?.specifications ?? {})).toEqual(['Weight', 'Access', 'A'])
	})

	test('several rows at once, one of them with an expression among its values', async () => {
		const { db } = await fresh()
		const computed = { ...faqRow({ is_active: false }), category: sql<string>`lower('CARTS')` }
		await db.insertInto('faqs').values([computed, faqRow()]).execute()
		const rows = await db.selectFrom('faqs').select(['is_active', 'category']).orderBy('is_active').execute()
		expect(rows).toStrictEqual([
			{ is_active: false, category: 'carts' },
			{ is_active: true, category: 'service' },
		])
	})

	test('a time in any notation is the same moment, in UTC with milliseconds', async () => {
		const { db } = await fresh()
		await db
			.insertInto('faqs')
			.values(faqRow({ created_at: '2026-07-01T08:30:00-06:00' }))
			.execute()
		const found = await db
			.selectFrom('faqs')
			.select('created_at')
			.where('created_at', '=', '2026-07-01T14:30:00Z')
			.execute()
		expect(found).toEqual([{ created_at: '2026-07-01T14:30:00.000Z' }])
		await expect(
			db
				.insertInto('faqs')
				.values(faqRow({ created_at: 'yesterday' }))
				.execute(),
		).rejects.toThrow(RangeError)
	})
})

describeEachStore('parameters', (fresh) => {
	test('are encoded where they are set, compared, listed and returned', async () => {
		const { db } = await fresh()
		await db
			.insertInto('faqs')
			.values([faqRow({ id: 'a' }), faqRow({ id: 'b', is_active: false })])
			.execute()
		const hidden = db.selectFrom('faqs').select('id').where('is_active', '=', false)
		expect(await hidden.execute()).toEqual([{ id: 'b' }])
		expect(await db.selectFrom('faqs').select('id').where('id', 'in', hidden).execute()).toEqual([
			{ id: 'b' },
		])
		expect(await db.selectFrom('faqs').select('id').where('is_active', 'is', true).execute()).toEqual([
			{ id: 'a' },
		])
		expect(
			await db
				.selectFrom('faqs')
				.select('id')
				.where('faqs.is_active', 'in', [true, false])
				.orderBy('id')
				.execute(),
		).toEqual([{ id: 'a' }, { id: 'b' }])
		const updated = await db
			.updateTable('faqs')
			.set({ is_active: true, updated_at: '2026-12-01T00:00:00Z' })
			.where('id', '=', 'b')
			.returning(['is_active', 'updated_at'])
			.execute()
		expect(updated).toStrictEqual([{ is_active: true, updated_at: '2026-12-01T00:00:00.000Z' }])
	})

	test('a conflict updates with encoded values', async () => {
		const { db } = await fresh()
		const row = commercialSizeRow({ id: 'a' })
		const upsert = (ideal_for: string[]) =>
			db
				.insertInto('commercial_sizes')
				.values({ ...row, ideal_for })
				.onConflict((conflict) => conflict.column('id').doUpdateSet({ ideal_for, is_active: false }))
				.execute()
		await upsert(['shops'])
		await upsert(['cafés'])
		expect(
			await db.selectFrom('commercial_sizes').select(['ideal_for', 'is_active']).execute(),
		).toStrictEqual([{ ideal_for: ['cafés'], is_active: false }])
	})

	test('counts, sums and averages are numbers', async () => {
		const { db } = await fresh()
		await db
			.insertInto('faqs')
			.values([faqRow({ sort_order: 1 }), faqRow({ sort_order: 2 })])
			.execute()
		const { rows } =
			await sql`select count(*) as n, sum(sort_order) as total, avg(sort_order) as middle from faqs`.execute(
				db,
			)
		expect(rows).toEqual([{ n: 2, total: 3, middle: 1.5 }])
	})
})
