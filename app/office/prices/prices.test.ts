import { expect, test } from 'vitest'
import { fieldsOf } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { describeOffice } from '#test/office_server.ts'
import { formsOf } from '#test/page_forms.ts'
import { get, post, signIn } from '#test/staff.ts'
import { isPrice } from './known_prices.server.ts'
import { exportPath, pricesPath, publishPath } from './prices_path.ts'

test('FI-122 every column of dollars can be changed by a file', () => {
	const named = contentTypes.flatMap((type) =>
		fieldsOf(type).filter(({ name, control }) => control === 'number' && /dollars|price/.test(name)),
	)
	expect(named.length).toBeGreaterThan(5)
	expect(named.filter((field) => !isPrice(field)).map(({ name }) => name)).toEqual([])
})

describeOffice('prices from a file', (office) => {
	const choose = async (cookie: string, content: string) => {
		const { url } = office()
		const body = new FormData()
		body.set('file', new File([content], 'prices.csv', { type: 'text/csv' }))
		const response = await fetch(url + pricesPath, { method: 'POST', body, headers: { origin: url, cookie } })
		const html = (await response.text()).replaceAll('<!-- -->', '')
		const form = formsOf(html, pricesPath).find(({ action }) => action === publishPath)
		return { status: response.status, html, changes: new Map(form?.fields).get('changes') ?? null }
	}
	const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

	test('FI-122 are read from a file of one’s own making, and each invalid line is refused by its number', async () => {
		const { store } = office()
		const cookie = await signIn(office(), 'owner')
		const own = [
			'Size;Cost',
			'12 yard;$499',
			'65-gallon cart;31',
			'99 yard;500',
			'20 yard;10000',
			'20 yard;0',
			'15 yard;cheap',
			'12-Yard;480',
		].join('\n')
		const { html, changes } = await choose(cookie, own)
		const said = words(html)
		expect(JSON.parse(changes ?? '[]')).toMatchObject([
			{ line: 2, after: 499 },
			{ line: 3, place: ['cart_sizes', 'cart-small', 'price_dollars'], after: 31 },
		])
		for (const sentence of [
			'Line 4: There is no “99 yard” with a price here',
			'Line 5: Price in all is a number from 1 to 9999.',
			'Line 6: Line 5 has this price already.',
			'Line 7: “cheap” is no amount of dollars',
			'Line 8: Line 2 has this price already.',
			'Publish without the 5 refused lines',
		])
			expect(said).toContain(sentence)
		const before = await store.db.selectFrom('rolloff_sizes').selectAll().execute()
		for (const [content, sentence] of [
			['', 'The file is empty'],
			['Street,From\nElm,1\n', 'There is none for What and Dollars'],
			['%PDF-1.7', 'It is a PDF'],
		] as const)
			expect(words((await choose(cookie, content)).html)).toContain(sentence)
		expect(await store.db.selectFrom('rolloff_sizes').selectAll().execute()).toEqual(before)
	})

	test('FI-122 can be changed only by owners', async () => {
		const { url } = office()
		const cookie = await signIn(office(), 'editor')
		expect((await get(url, pricesPath, cookie)).status).toBe(403)
		expect((await post(url, publishPath, { changes: '[]' }, { cookie })).status).toBe(403)
	})

	// The last test, because staff in the history cannot be removed.
	test('FI-122 are exported, changed in the file, shown before they are published, and published at once', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const file = await (await get(url, exportPath, cookie)).text()
		expect(file).toContain('"What","Price","Dollars"')
		const unchanged = await choose(cookie, file)
		expect([unchanged.status, unchanged.changes]).toEqual([200, null])
		expect(words(unchanged.html)).toContain('0 prices would change')

		const changed = file
			.replace(/("Recycling"),"[\d.]+"/, '$1,"$$11.50"')
			.replace(/("12 Yard","Price in all"),""/, '$1,"425"')
			.replace(/("15 Yard","Price in all"),""/, '$1,"1,295.00"')
		const preview = await choose(cookie, changed)
		expect(words(preview.html)).toContain('3 prices would change')
		expect(words(preview.html)).toMatch(/12 Yard Price in all None \$425/)
		expect(await (await get(url, '/roll-off-dumpsters')).text()).not.toContain('$425')

		const saved = await post(url, publishPath, { changes: preview.changes ?? '' }, { cookie })
		expect([saved.status, saved.headers.get('location')]).toEqual([303, `${pricesPath}?done=saved`])
		expect(await (await get(url, '/roll-off-dumpsters')).text()).toContain('$425')
		expect(await (await get(url, '/residential')).text()).toContain('$11.50')
		const history = await store.db.selectFrom('content_history').select(['content_table', 'row_id']).execute()
		expect(history.map(({ content_table, row_id }) => `${content_table} ${row_id}`)).toEqual(
			expect.arrayContaining([
				'company_facts prices.recycling',
				'rolloff_sizes rolloff-12-yard',
				'rolloff_sizes rolloff-15-yard',
			]),
		)
		const again = await post(url, publishPath, { changes: preview.changes ?? '' }, { cookie })
		expect([again.status, words(await again.text())]).toEqual([
			409,
			expect.stringContaining('Please choose the file again.'),
		])
	})
})
