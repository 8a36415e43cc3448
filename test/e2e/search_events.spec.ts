import type { Page } from '@playwright/test'
import { field, group, openSearch, overlay, results, searchEvents, searchFor } from './search_dialog.ts'
import { expect, test } from './site.ts'

const stored = (page: Page, key: string) =>
	page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)

test.describe('recorded searches', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('a search and a click are counted on the server, once each and without personal data', async ({
		page,
		site,
	}) => {
		await openSearch(page)
		await searchFor(page, 'Broken cart')
		await results(page).first().click()
		await expect(page).toHaveURL('/help/cart-repair')
		const rows = () => site.store.db.selectFrom('search_events').selectAll().orderBy('kind').execute()
		await expect.poll(async () => (await rows()).length).toBe(2)
		expect(await rows()).toMatchObject([
			{ kind: 'clicked', query: 'broken cart', url: '/help/cart-repair', hits: 1 },
			{ kind: 'searched', query: 'broken cart', url: '', hits: 1 },
		])
	})

	test('a query shown for two seconds or left with results counts; a half-typed word does not', async ({
		page,
		site,
	}) => {
		await openSearch(page)
		await page.clock.install()
		await page.clock.pauseAt(Date.now() + 60_000)
		const type = async (query: string) => {
			await field(page).fill(query)
			await page.clock.runFor(300)
		}
		await type('sofa')
		await expect(results(page).first()).toBeVisible()
		await type('qwertz')
		await expect(overlay(page).getByRole('heading', { name: 'No matches found' })).toBeVisible()
		await page.clock.runFor(2100)
		await type('holiday')
		await expect(results(page).first()).toBeVisible()
		await page.keyboard.press('Escape')
		const rows = () =>
			site.store.db.selectFrom('search_events').select(['kind', 'query']).orderBy('kind').execute()
		await expect.poll(rows).toEqual([
			{ kind: 'nothing', query: 'qwertz' },
			{ kind: 'searched', query: 'holiday' },
		])
		expect(await stored(page, 'search-history')).toEqual(['holiday', 'qwertz'])
	})

	test('a search that leads to the results page is counted once, and a search for an email address is not counted', async ({
		page,
		site,
	}) => {
		await page.goto('/search?q=june%40example.com')
		await openSearch(page)
		await searchFor(page, 'holiday')
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL('/search?q=holiday')
		await expect(overlay(page)).toBeHidden()
		const rows = () => site.store.db.selectFrom('search_events').select(['kind', 'query', 'hits']).execute()
		await expect.poll(rows).toEqual([{ kind: 'searched', query: 'holiday', hits: 1 }])
	})
})

test(
	'nothing is sent for a visitor with Global Privacy Control; the history stays in the browser',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
		})
		const sent: string[] = []
		await page.route(searchEvents, (route) => {
			sent.push(route.request().url())
			return route.fulfill({ status: 204 })
		})
		await openSearch(page)
		await searchFor(page, 'broken cart')
		await results(page).first().click()
		await expect(overlay(page)).toBeHidden()
		expect(await stored(page, 'search-history')).toEqual(['broken cart'])
		expect(sent).toEqual([])
	},
)

test(
	'SE-04 recent searches are offered, suggested, and can be cleared',
	{ tag: '@phone' },
	async ({ page }) => {
		await openSearch(page)
		for (const query of ['broken cart', 'cart size']) {
			await searchFor(page, query)
			await page.keyboard.press('Escape')
			await expect(overlay(page)).toBeHidden()
			await page.keyboard.press('Enter')
			await expect(overlay(page)).toBeVisible()
		}
		await expect(group(page, 'Recent searches').getByRole('option')).toHaveText(['cart size', 'broken cart'])
		await searchFor(page, 'cart')
		await expect(group(page, 'Suggestions').getByRole('option')).toHaveText(['cart size', 'broken cart'])
		await searchFor(page, 'holiday')
		await expect(group(page, 'Suggestions').getByRole('option')).toHaveCount(3)

		await field(page).fill('')
		await overlay(page).getByRole('button', { name: 'Clear recent searches' }).click()
		await expect(group(page, 'Recent searches')).toHaveCount(0)
		expect(await stored(page, 'search-history')).toEqual([])
	},
)

test('search works where storage is blocked', { tag: '@desktop' }, async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new DOMException('blocked', 'SecurityError')
			},
		})
	})
	await openSearch(page)
	await searchFor(page, 'holiday')
	await results(page).first().click()
	await expect(overlay(page)).toBeHidden()
})

test.describe('without scripts', { tag: '@phone' }, () => {
	test.use({ javaScriptEnabled: false })

	test('SH-06 SE-07 the overlay leads to the results page', async ({ page }) => {
		await page.goto('/')
		await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
		await expect(overlay(page)).toBeVisible()
		await field(page).fill('holiday')
		await field(page).press('Enter')
		await expect(page).toHaveURL('/search?q=holiday')
		await expect(page.getByRole('heading', { name: /results? for “holiday”/ })).toBeVisible()
	})
})
