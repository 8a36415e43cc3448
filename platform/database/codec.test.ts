import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { commercialSizeRow, faqRow, leadRow, quoteRow } from '#test/rows.ts'
import { describeEachStore } from '#test/stores.ts'
import { UnknownColumn } from './raw_sql.ts'

describeEachStore('a row is read as it was written', (fresh) => {
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
		const found = await db.selectFrom('quote_requests').selectAll().execute()
		expect(found).toStrictEqual([{ ...found[0], ...row }])
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
		expect(found).toStrictEqual({ ...found, ...row })
		expect(Object.keys(found?.specifications ?? {})).toEqual(['Weight', 'Access', 'A'])
	})

	test('text is stored without NUL and lone surrogates, and compared in the same way, also in JSON', async () => {
		const { db } = await fresh()
		await db
			.insertInto('faqs')
			.values(faqRow({ question: 'How\0 now\ud83d?' }))
			.execute()
		const row = commercialSizeRow({
			ideal_for: ['ca\0f\u00e9s', 'half \ude00'],
			specifications: { 'A\0': '1\0' },
		})
		await db.insertInto('commercial_sizes').values(row).execute()
		const found = await db
			.selectFrom('faqs')
			.select('question')
			.where('question', '=', 'How now\0\udc00?')
			.execute()
		expect(found).toEqual([{ question: 'How now\ufffd?' }])
		const listed = await db
			.selectFrom('faqs')
			.select('id')
			.where('question', 'in', ['\0', 'How\0 now\ufffd?'])
			.execute()
		expect(listed).toHaveLength(1)
		const [size] = await db.selectFrom('commercial_sizes').select(['ideal_for', 'specifications']).execute()
		expect(size).toEqual({ ideal_for: ['cafés', 'half \ufffd'], specifications: { A: '1' } })
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

	test('a time in any notation is read as the same moment, in UTC with milliseconds', async () => {
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

	test('in an upsert are encoded too', async () => {
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

describeEachStore('a column is decoded', (fresh) => {
	const size = commercialSizeRow({ id: 'two', ideal_for: ['cafés'], faqs: [{ question: '?', answer: '!' }] })
	async function filled() {
		const { db } = await fresh()
		await db.insertInto('commercial_sizes').values(size).execute()
		await db
			.insertInto('faqs')
			.values([faqRow({ id: 'shown', question: 'two' }), faqRow({ id: 'hidden', is_active: false })])
			.execute()
		return db
	}

	test('under an alias', async () => {
		const db = await filled()
		const [row] = await db
			.selectFrom('commercial_sizes as size')
			.select(['size.faqs as questions', 'ideal_for as words', 'size.is_active as description'])
			.execute()
		expect(row).toStrictEqual({ questions: size.faqs, words: size.ideal_for, description: true })
	})

	test('next to one with the same name in another table', async () => {
		const db = await filled()
		const joined = db
			.selectFrom('faqs')
			.leftJoin('commercial_sizes as size', 'size.id', 'faqs.question')
			.orderBy('faqs.is_active')
			.orderBy('faqs.id')
		expect(
			await joined.select(['faqs.is_active', 'size.is_active as isSizeActive', 'size.faqs']).execute(),
		).toStrictEqual([
			{ is_active: false, isSizeActive: null, faqs: null },
			{ is_active: true, isSizeActive: true, faqs: size.faqs },
		])
		// Text columns aliased to the names of the other table's encoded columns.
		const named = joined.select(['faqs.question as ideal_for', 'faqs.id as is_active'])
		expect(await named.execute()).toStrictEqual([
			{ ideal_for: 'Do you pick up on Mondays?', is_active: 'hidden' },
			{ ideal_for: 'two', is_active: 'shown' },
		])
		await expect(joined.selectAll().execute()).rejects.toThrow(UnknownColumn)
		const all = joined.selectAll('size').where('size.id', 'is not', null)
		const [found] = await all.execute()
		expect(found).toStrictEqual({ ...found, ...size })
	})

	test('from a subquery, a join or a CTE', async () => {
		const db = await filled()
		const inside = db.selectFrom(
			db.selectFrom('commercial_sizes').select(['faqs as list', 'is_active as isShown']).as('inner'),
		)
		expect(await inside.selectAll().where('isShown', '=', true).execute()).toStrictEqual([
			{ list: size.faqs, isShown: true },
		])
		const before = db
			.with('sizes', (qb) => qb.selectFrom('commercial_sizes').select('ideal_for as list'))
			.selectFrom('sizes')
			.select('sizes.list as uses')
		expect(await before.execute()).toStrictEqual([{ uses: size.ideal_for }])
		const beside = db
			.selectFrom('faqs')
			.select((eb) =>
				eb
					.selectFrom('commercial_sizes as size')
					.select('size.ideal_for')
					.whereRef('size.id', '=', 'faqs.question')
					.as('uses'),
			)
			.orderBy('id', 'desc')
		expect(await beside.execute()).toStrictEqual([{ uses: size.ideal_for }, { uses: null }])
		const both = db
			.selectFrom('faqs')
			.select('is_active as isShown')
			.where('id', '=', 'hidden')
			.union(db.selectFrom('commercial_sizes').select('is_active as isShown'))
		expect((await both.execute()).map(({ isShown }) => isShown).toSorted()).toStrictEqual([false, true])
	})

	test('in a RETURNING clause', async () => {
		const db = await filled()
		const changed = db
			.updateTable('commercial_sizes as size')
			.set({ ideal_for: ['shops'], is_active: false })
			.returning(['ideal_for as uses', 'is_active as isShown', 'faqs'])
		expect(await changed.execute()).toStrictEqual([{ uses: ['shops'], isShown: false, faqs: size.faqs }])
		const made = db
			.insertInto('faqs')
			.values(faqRow({ id: 'made' }))
			.returning('is_active as isShown')
		expect(await made.execute()).toStrictEqual([{ isShown: true }])
		const gone = db.deleteFrom('commercial_sizes').returningAll()
		const [last] = await gone.execute()
		expect(last).toStrictEqual({ ...last, ...size, ideal_for: ['shops'], is_active: false })
	})

	test('in an expression with a declared type', async () => {
		const db = await filled()
		const [row] = await db
			.selectFrom('commercial_sizes')
			.select(({ eb, fn, exists, selectFrom, not }) => [
				fn.coalesce('is_active', eb.lit(false)).as('isShown'),
				eb('size_value', '>', 1).as('isBig'),
				not(exists(selectFrom('faqs').select('id').where('is_active', '=', false))).as('isAllShown'),
				fn.count('ideal_for').as('uses'),
			])
			.groupBy(['id', 'is_active', 'size_value'])
			.execute()
		expect(row).toStrictEqual({ isShown: true, isBig: true, isAllShown: false, uses: 1 })
	})

	test('in no other case: the query is refused', async () => {
		const db = await filled()
		const sizes = db.selectFrom('commercial_sizes')
		const refused = [
			sizes.select((eb) => eb.fn<string>('lower', ['ideal_for']).as('uses')),
			sizes.select(sql<string[]>`ideal_for`.as('uses')),
			sizes.select((eb) => eb.fn.coalesce('is_active', 'title').as('either')),
			sizes.select('is_active as one').unionAll(db.selectFrom('faqs').select(sql<boolean>`1 = 1`.as('one'))),
		]
		for (const query of refused) await expect(query.execute()).rejects.toThrow(UnknownColumn)
		await expect(sql`select ideal_for as uses from commercial_sizes`.execute(db)).rejects.toThrow(
			UnknownColumn,
		)
		await expect(sql`select * from ${sql.table('faqs')}`.execute(db)).rejects.toThrow(UnknownColumn)
		const counted = await sql`select count(*) as n, sum(sort_order) as total from faqs`.execute(db)
		expect(counted.rows).toEqual([{ n: 2, total: 2 }])
		const stored = await sql`select id from faqs where id = 'shown'`.execute(db.withoutPlugins())
		expect(stored.rows).toEqual([{ id: 'shown' }])
	})
})
