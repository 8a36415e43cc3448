import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
	articleRow,
	categoryRow,
	colorRow,
	consentRow,
	faqRow,
	leadRow,
	paletteRow,
	quoteRow,
	testimonialRow,
} from '#test/rows.ts'
import { describeEachStore } from '#test/stores.ts'

describeEachStore('D14 consent records', (fresh, kind) => {
	test('are append-only', async () => {
		const { db } = await fresh()
		const row = consentRow()
		await db
			.insertInto('leads')
			.values(leadRow({ id: row.lead_id }))
			.execute()
		await db.insertInto('consent_records').values(row).execute()
		const refusal = /consent records are only ever added/
		const wholesale =
			kind === 'sqlite'
				? db.replaceInto('consent_records').values({ ...row, wording: 'other' })
				: sql`truncate consent_records`
		await expect(wholesale.execute(db)).rejects.toThrow(refusal)
		const change = db.updateTable('consent_records').set({ is_granted: false })
		await expect(change.execute()).rejects.toThrow(refusal)
		await expect(db.deleteFrom('consent_records').execute()).rejects.toThrow(refusal)
		expect(await db.selectFrom('consent_records').selectAll().execute()).toEqual([row])
	})
})

describeEachStore('the tables reject', (fresh) => {
	test('a second active palette, and colors without a palette', async () => {
		const { db } = await fresh()
		const palettes = db.insertInto('color_palettes')
		await palettes.values([paletteRow(), paletteRow(), paletteRow({ is_active: true })]).execute()
		const second = palettes.values(paletteRow({ is_active: true }))
		await expect(second.execute()).rejects.toThrow(/unique/i)
		const stray = db.insertInto('color_variables').values(colorRow({ palette_id: 'none' }))
		await expect(stray.execute()).rejects.toThrow(/foreign key/i)
	})

	test('an article without a category, and deleting a category that has articles', async () => {
		const { db } = await fresh()
		const stray = db.insertInto('kb_articles').values(articleRow({ category_id: 'none' }))
		await expect(stray.execute()).rejects.toThrow(/foreign key/i)
		await db
			.insertInto('kb_categories')
			.values(categoryRow({ id: 'carts' }))
			.execute()
		await db
			.insertInto('kb_articles')
			.values(articleRow({ category_id: 'carts' }))
			.execute()
		await expect(db.deleteFrom('kb_categories').execute()).rejects.toThrow(/foreign key/i)
	})

	test('a duplicate reference', async () => {
		const { db } = await fresh()
		const lead = async () => {
			const row = quoteRow({ reference: 'HH-1' })
			await db
				.insertInto('leads')
				.values(leadRow({ id: row.id }))
				.execute()
			await db.insertInto('quote_requests').values(row).execute()
		}
		await lead()
		await expect(lead()).rejects.toThrow(/unique/i)
	})

	test('six stars, an unknown audience, and text for a number', async () => {
		const { db } = await fresh()
		const sixStars = db.insertInto('testimonials').values(testimonialRow({ rating: 6 }))
		await expect(sixStars.execute()).rejects.toThrow(/check/i)
		await db.insertInto('faqs').values(faqRow()).execute()
		await expect(sql`update faqs set audience = 'nobody'`.execute(db)).rejects.toThrow(/check/i)
		await expect(sql`update faqs set sort_order = 'many'`.execute(db)).rejects.toThrow(/integer/i)
	})
})
