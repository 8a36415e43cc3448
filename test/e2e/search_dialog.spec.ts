import {
	answerSearch,
	field,
	group,
	openSearch,
	options,
	overlay,
	result,
	results,
	searchFor,
	searchFunction,
	searchIndex,
} from './search_dialog.ts'
import { expect, openHydrated, test } from './site.ts'

test(
	'SH-06 the dialog is loaded when first opened, and not before',
	{ tag: '@desktop' },
	async ({ page }) => {
		const asked: string[] = []
		page.on('request', (request) => asked.push(new URL(request.url()).pathname))
		await openHydrated(page, '/')
		await page.waitForLoadState('networkidle')
		expect(asked.filter((path) => path.includes('search'))).toEqual([])
		await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
		await expect(overlay(page).getByRole('button', { name: 'Filter and sort' })).toBeVisible()
		expect(asked.filter((path) => path.includes('search_dialog'))).not.toEqual([])
	},
)

test(
	'SH-06 text typed before the dialog loads is kept and searched for',
	{ tag: '@phone' },
	async ({ page }) => {
		let release = () => {}
		const held = new Promise<void>((resolve) => (release = resolve))
		await page.route('**/search_dialog-*.js', async (route) => {
			await held
			await route.continue()
		})
		await openHydrated(page, '/')
		await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
		await field(page).pressSequentially('holiday')
		await expect(results(page)).toHaveCount(0)
		release()
		await expect(results(page).first()).toBeVisible()
		await expect(field(page)).toHaveValue('holiday')
		await expect(field(page)).toBeFocused()
	},
)

test(
	'SE-01 one search is made 300 ms after the last key, its results come in groups, and blank text clears them',
	{ tag: '@desktop' },
	async ({ page }) => {
		const asked: string[] = []
		page.on('request', (request) => {
			if (!request.url().endsWith('/functions/semantic-search')) return
			asked.push((request.postDataJSON() as { query: string }).query)
		})
		await openSearch(page)
		await page.clock.install()
		await page.clock.pauseAt(Date.now() + 60_000)
		for (const key of 'holiday') {
			await page.keyboard.press(key)
			await page.clock.runFor(290)
		}
		expect(asked).toEqual([])
		await page.clock.runFor(20)
		await page.clock.resume()
		await expect(results(page).first()).toBeVisible()
		expect(asked).toEqual(['holiday'])
		await expect(
			group(page, 'Help articles').getByRole('option', { name: /Pickup in a holiday week/ }),
		).toBeVisible()
		await expect(group(page, 'Questions and answers')).toBeVisible()

		await field(page).fill('   ')
		await expect(results(page)).toHaveCount(0)
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL('/')
		await expect(overlay(page).getByRole('link', { name: 'Pay my bill' })).toBeVisible()
	},
)

test(
	'SE-01 the dialog says that it is searching and shows placeholders for results',
	{ tag: '@desktop' },
	async ({ page }) => {
		let release = () => {}
		const held = new Promise<void>((resolve) => (release = resolve))
		await answerSearch(page, async () => {
			await held
			return []
		})
		await openSearch(page)
		await field(page).fill('holiday')
		await expect(overlay(page).getByRole('status')).toHaveText('Searching…')
		await expect(overlay(page).locator('[data-skeleton]').first()).toBeVisible()
		release()
		await expect(results(page).first()).toBeVisible()
		await expect(overlay(page).locator('[data-skeleton]')).toHaveCount(0)
	},
)

test(
	'SE-02 FI-63 the results of both searches are merged, with match in the markup, snippets of up to 150 characters and marked words',
	{ tag: '@desktop' },
	async ({ page }) => {
		const asked: unknown[] = []
		await page.route(searchFunction, async (route) => {
			asked.push(route.request().postDataJSON())
			const found = [
				result('Bees under the lid', '/contact', 0.876),
				result('Known already', '/help/cart-repair', 0.61),
			]
			await route.fulfill({ json: { results: found } })
		})
		await openSearch(page)
		await searchFor(page, 'broken cart')
		expect(asked).toEqual([{ query: 'broken cart', contentType: null, threshold: 0.6, limit: 5 }])
		const bees = options(page).filter({ hasText: 'Bees under the lid' })
		await expect(bees).toHaveAttribute('data-match', '88%')

		const repair = results(page).filter({ hasText: 'repair and replacement' })
		await expect(repair, 'the same page stands once').toHaveCount(1)
		await expect(overlay(page).getByText('Known already')).toHaveCount(0)
		await expect(repair).toHaveAttribute('data-match', /^\d+%$/)
		await expect(overlay(page), 'nobody reads a number').not.toContainText('% match')
		expect(await repair.locator('mark').allTextContents()).toEqual(expect.arrayContaining(['cart', 'broken']))
		const snippets = await results(page).locator('> span:first-child > span:last-child').allTextContents()
		for (const snippet of snippets) expect(snippet.length).toBeLessThanOrEqual(150)
		expect(snippets.length).toBeLessThanOrEqual(20)
	},
)

test('SE-02 a response to an older query is dropped', { tag: '@desktop' }, async ({ page }) => {
	let release = () => {}
	const held = new Promise<void>((resolve) => (release = resolve))
	await answerSearch(page, async (query) => {
		if (query === 'holiday') await held
		return [result(`Answer to ${query}`, '/about', 0.9)]
	})
	await openSearch(page)
	const first = page.waitForRequest(searchFunction)
	await field(page).fill('holiday')
	await first
	await field(page).fill('recycling')
	await expect(options(page).filter({ hasText: 'Answer to recycling' })).toBeVisible()
	release()
	await page.waitForTimeout(200)
	await expect(options(page).filter({ hasText: 'Answer to holiday' })).toHaveCount(0)
})

test(
	'SE-03 the filter panel opens and closes, types filter the results, and another sort order can be chosen',
	{ tag: '@phone' },
	async ({ page }) => {
		await openSearch(page)
		const toggle = overlay(page).getByRole('button', { name: /^Filter and sort/ })
		const articles = overlay(page).getByRole('checkbox', { name: 'Help articles' })
		await expect(articles).toBeHidden()
		await toggle.click()
		await expect(toggle).toHaveAttribute('aria-expanded', 'true')
		await searchFor(page, 'roll-off')
		await expect(group(page, 'Roll-offs by town')).toBeVisible()
		await articles.check()
		await expect(group(page, 'Roll-offs by town')).toHaveCount(0)
		await expect(group(page, 'Help articles')).toBeVisible()
		await expect(toggle).toHaveText(/\(1\)/)
		await articles.uncheck()
		await expect(group(page, 'Roll-offs by town')).toBeVisible()

		await overlay(page).getByRole('radio', { name: 'Date' }).check()
		await expect(overlay(page).getByRole('radio', { name: 'Relevance' })).not.toBeChecked()
		await toggle.click()
		await expect(articles).toBeHidden()
	},
)

test.describe('with its own content', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('SE-03 date puts the newest first, popularity the most read', async ({ page, site }) => {
		const change = async (slug: string, row: { updated_at?: string; view_count?: number }) =>
			site.store.db.updateTable('kb_articles').set(row).where('slug', '=', slug).execute()
		await change('missed-pickup', { view_count: 900 })
		await change('cart-repair', { updated_at: '2026-11-20T12:00:00.000Z' })
		await expect
			.poll(async () => (await fetch(`${site.url}/search-index.json`)).text())
			.toMatch(/"popularity":900.*2026-11-20|2026-11-20.*"popularity":900/s)
		await openSearch(page)
		await searchFor(page, 'cart pickup')
		await overlay(page)
			.getByRole('button', { name: /^Filter and sort/ })
			.click()
		await overlay(page).getByRole('radio', { name: 'Date' }).check()
		await expect(results(page).first()).toHaveAttribute('href', '/help/cart-repair')
		await overlay(page).getByRole('radio', { name: 'Popularity' }).check()
		await expect(results(page).first()).toHaveAttribute('href', '/help/missed-pickup')
	})
})

test(
	'SE-05 a search without results shows a message, Contact Support and popular searches',
	{ tag: '@phone' },
	async ({ page }) => {
		await answerSearch(page, async () => [])
		await openSearch(page)
		await field(page).fill('xylophone')
		await expect(overlay(page).getByRole('heading', { name: 'No matches found' })).toBeVisible()
		await expect(
			overlay(page).getByText("We couldn't find any results for the query “xylophone”."),
		).toBeVisible()
		await expect(overlay(page).getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
			'href',
			'/contact',
		)
		await expect(group(page, 'Popular searches').getByRole('option')).toHaveCount(5)
		await group(page, 'Popular searches').getByRole('option', { name: 'broken cart' }).click()
		await expect(field(page)).toHaveValue('broken cart')
		await expect(results(page).first()).toBeVisible()
	},
)

test(
	'SE-06 a failing search function is ignored, local results still show',
	{ tag: '@desktop' },
	async ({ page, problems }) => {
		problems.allow(/semantic-search/)
		await page.route(searchFunction, (route) => route.fulfill({ status: 500, body: 'no' }))
		await openSearch(page)
		await searchFor(page, 'holiday')
		await page.unroute(searchFunction)
		await page.route(searchFunction, (route) => route.abort('failed'))
		await searchFor(page, 'recycling')
		await expect(results(page).filter({ hasText: 'What goes in the recycling cart' })).toBeVisible()
	},
)

test(
	'SE-06 when everything fails the results are emptied and the phone is offered',
	{ tag: '@desktop' },
	async ({ page, problems }) => {
		problems.allow(/semantic-search|search-index/)
		await page.route(searchIndex, (route) => route.abort('failed'))
		await answerSearch(page, async () => [result('From the function', '/about', 0.9)])
		await openSearch(page)
		await searchFor(page, 'holiday')
		await page.unroute(searchFunction)
		await page.route(searchFunction, (route) => route.abort('failed'))
		await field(page).fill('recycling')
		await expect(overlay(page).getByText('Search is not working right now. Call us at')).toBeVisible()
		await expect(overlay(page).getByRole('link', { name: /^\(\d{3}\)/ })).toHaveAttribute('href', /^tel:/)
		await expect(results(page)).toHaveCount(0)

		await page.unroute(searchIndex)
		await searchFor(page, 'recycling carts')
	},
)

test('View all results leads to the search page', { tag: '@desktop' }, async ({ page }) => {
	await openSearch(page)
	await searchFor(page, 'broken cart')
	await overlay(page).getByRole('link', { name: 'View all results' }).click()
	await expect(page).toHaveURL('/search?q=broken%20cart')
	await expect(overlay(page)).toBeHidden()
})
