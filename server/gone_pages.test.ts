import { expect, test } from 'vitest'
import { sendOfficeForm } from '#test/office_forms.ts'
import { serveStore } from '#test/serve_store.ts'
import { signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'
import { wholeSite } from '#test/whole_site.ts'

/** The addresses of articles that pages lead to, by the page. */
function articleLinks(site: ReadonlyMap<string, string>): string[] {
	return [...site].flatMap(([from, html]) =>
		[...html.matchAll(/<a [^>]*href="(\/help\/[^"?#]+)/g)].map(([, to = '']) => `${from} -> ${to}`),
	)
}

describeStore('sqlite', 'a page that the office takes off the site', (fresh) => {
	test('loses the links to it, as does a deleted or renamed article; once it is back on the site, it is linked again', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const desk = { url, cookie: await signIn({ url, store }, 'owner') }
		const article = (slug: string) => `/admin/content/kb_articles/help-${slug}`
		const links = async () => articleLinks(await wholeSite(url))
		const before = await links()
		for (const slug of ['missed-pickup', 'weight-limits', 'cart-repair'])
			expect(
				before.filter((link) => link.endsWith(`-> /help/${slug}`)),
				slug,
			).not.toEqual([])

		const content = '<p>Our truck comes to <a href="/residential/windsor">the lake</a>.</p>'
		await sendOfficeForm(desk, article('moving'), 'publish', { content })
		await sendOfficeForm(desk, article('missed-pickup'), 'publish', { is_published: '' })
		await sendOfficeForm(desk, article('weight-limits'), 'delete')
		await sendOfficeForm(desk, article('cart-repair'), 'publish', { slug: 'broken-cart' })
		const moving = async () => (await fetch(`${url}/help/moving`)).text()
		expect(await moving()).toContain('href="/residential/windsor"')
		const town = '/admin/content/residential_towns/residential-windsor'
		await sendOfficeForm(desk, town, 'publish', { is_active: '' })
		await expect.poll(moving, { interval: 20 }).toContain('<p>Our truck comes to the lake.</p>')

		const after = await links()
		expect(after.filter((link) => /\/help\/(?:missed-pickup|weight-limits|cart-repair)$/.test(link))).toEqual(
			[],
		)
		expect(after.length).toBeGreaterThan(before.length / 2)
		expect((await fetch(`${url}/help/missed-pickup`)).status).toBe(404)
		const size = (await (await fetch(`${url}/rolloff-12-yard`)).text()).replaceAll('<!-- -->', '')
		expect(size).toMatch(/some roads and materials allow\s+more\.\s*<\/p>/)

		const back = store.db.updateTable('kb_articles').set({ is_published: true })
		await back.where('slug', '=', 'missed-pickup').execute()
		const search = async () => (await fetch(`${url}/search`)).text()
		await expect.poll(search, { interval: 20 }).toContain('href="/help/missed-pickup"')
	})

	test('loses the links to it if it is the page of a size or a town that is deleted, renumbered or no longer has one', async () => {
		const store = await fresh({ seed: true })
		const links = [
			'/rolloff-12-yard',
			'/rolloff-15-yard',
			'/roll-off-dumpsters/windsor',
			'/carts/small',
			'/commercial/2-yard',
			'/roll-off-dumpsters',
			// Former addresses and other spellings, which lead on.
			'/rolloff-10-yard',
			'/commercial/4-yard',
			'/residential/',
			'/residential/Windsor/',
		]
		const content = links.map((to) => `<p>See <a href="${to}">this</a>.</p>`).join('')
		const articles = store.db.updateTable('kb_articles')
		await articles.set({ content }).where('slug', '=', 'moving').execute()
		await store.db.updateTable('cart_sizes').set({ has_page: true }).where('slug', '=', 'small').execute()
		const { url } = await serveStore(store.connection)
		const linked = async () =>
			[...(await (await fetch(`${url}/help/moving`)).text()).matchAll(/<p>See <a href="([^"]*)"/g)].map(
				([, to]) => to,
			)
		expect(await linked()).toEqual(links)

		const sizes = store.db.updateTable('rolloff_sizes')
		await sizes.set({ has_page: false }).where('cubic_yards', '=', 12).execute()
		await sizes.set({ slug: '16-yard', cubic_yards: 16 }).where('cubic_yards', '=', 15).execute()
		await store.db.updateTable('cart_sizes').set({ has_page: false }).where('slug', '=', 'small').execute()
		await store.db
			.updateTable('commercial_sizes')
			.set({ size_value: 4 })
			.where('size_value', '=', 2)
			.execute()
		await store.db.deleteFrom('rolloff_towns').where('slug', '=', 'windsor').execute()
		await expect.poll(linked, { interval: 20 }).toEqual(links.slice(5))
	})

	test('loses the buttons that the office had pointed at it: they are as shipped again', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const desk = { url, cookie: await signIn({ url, store }, 'owner') }
		const idOf = async (section: string) => {
			const rows = store.db.selectFrom('page_sections').select('id').where('page_slug', '=', 'about')
			return (await rows.where('section_name', '=', section).executeTakeFirstOrThrow()).id
		}
		const buttons = async () =>
			[...(await (await fetch(`${url}/about`)).text()).matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g)].map(
				([, to, words]) => `${words}: ${to}`,
			)
		const shipped = await buttons()
		const typed = [
			['bottom-cta', 'See the lake', '/residential/windsor#pricing'],
			['services-residential', 'Read how', '/help/moving'],
		] as const
		for (const [section, button_text, button_url] of typed)
			await sendOfficeForm(desk, `/admin/content/page_sections/${await idOf(section)}`, 'publish', {
				button_text,
				button_url,
			})
		await expect
			.poll(buttons, { interval: 20 })
			.toEqual(expect.arrayContaining(typed.map(([, words, to]) => `${words}: ${to}`)))

		await sendOfficeForm(desk, '/admin/content/residential_towns/residential-windsor', 'publish', {
			is_active: '',
		})
		await sendOfficeForm(desk, '/admin/content/kb_articles/help-moving', 'delete')
		const withoutTown = shipped.filter((link) => link !== 'Windsor: /residential/windsor')
		await expect.poll(buttons, { interval: 20 }).toEqual(withoutTown)
	})
})
