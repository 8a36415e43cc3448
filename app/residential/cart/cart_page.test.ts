import { expect, test } from 'vitest'
import { formsOf } from '#test/page_forms.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'the page of a cart', (fresh) => {
	test('FI-101 exists only for carts to which the office gives one, and is in the site map, search and the list of carts', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const text = async (path: string) => (await fetch(url + path)).text()
		expect((await fetch(`${url}/carts/small`)).status).toBe(404)
		expect(await text('/residential')).not.toContain('href="/carts/')
		const give = async (slug: string) => {
			const { id } = await store.db
				.selectFrom('cart_sizes')
				.select('id')
				.where('slug', '=', slug)
				.executeTakeFirstOrThrow()
			const path = `/admin/content/cart_sizes/${id}`
			const form = formsOf(await (await get(url, path, cookie)).text(), path).find(({ fields }) =>
				fields.some(([name]) => name === 'gallons'),
			)
			const fields = Object.fromEntries((form?.fields ?? []).filter(([name]) => name !== 'intent'))
			expect((await post(url, path, { ...fields, has_page: 'on' }, { cookie })).status).toBe(303)
			await expect.poll(async () => (await fetch(`${url}/carts/${slug}`)).status, { interval: 30 }).toBe(200)
		}
		await give('large')
		expect((await fetch(`${url}/carts/small`)).status, 'the other still has none').toBe(404)
		expect(await text('/carts/large')).not.toContain('Other carts')
		await give('small')

		const page = (await text('/carts/large')).replaceAll('<!-- -->', '')
		expect(page).toContain('<title>96-gallon cart: $33 a month')
		expect(page).toMatch(/<h1[^>]*>96-gallon cart<\/h1>/)
		expect(page).toContain('"price":33')
		expect(page).toContain('href="/order?cart=large"')
		expect(page).toMatch(/Other carts[^]*href="\/carts\/small"[^]*65-gallon cart[^]*\$29/)
		expect(page).toMatch(/Height<\/dt><dd[^>]*>46 in/)
		const list = await text('/residential')
		for (const slug of ['small', 'large']) expect(list).toContain(`href="/carts/${slug}"`)
		expect(await text('/sitemap.xml')).toMatch(/\/carts\/small<[^]*\/carts\/large</)
		expect(await text('/sitemap')).toContain('href="/carts/large"')
		expect(await text(`/search?q=${encodeURIComponent('96 gallon cart')}`)).toContain('href="/carts/large"')
		const image = /property="og:image" content="[^"]*?(\/[^"/]*\/[^"]*)"/.exec(page)?.[1] ?? ''
		const preview = await fetch(new URL(image, url))
		expect([image, preview.status, preview.headers.get('content-type')]).toEqual([image, 200, 'image/jpeg'])
	})
})
