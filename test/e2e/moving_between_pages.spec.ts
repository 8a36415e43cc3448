import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './site.ts'

/** A mark that a full page load would clear. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

const distanceFromTop = (page: Page, selector: string) =>
	page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

test(
	'SH-09 the first Tab reaches a link that skips to the content',
	{ tag: ['@desktop', '@direct'] },
	async ({ page }) => {
		await openHydrated(page, '/')
		await page.keyboard.press('Tab')
		const skip = page.getByRole('link', { name: 'Skip to main content' })
		await expect(skip).toBeFocused()
		await expect(skip).toBeInViewport({ ratio: 1 })
		await page.keyboard.press('Enter')
		await expect(page.locator('#main')).toBeFocused()
		await page.keyboard.press('Tab')
		await expect(page.getByLabel('When does the truck come to you?')).toBeFocused()
	},
)

test('SH-11 another page starts at its top with the focus on its heading', async ({ page }) => {
	await openHydrated(page, '/')
	await mark(page)
	await page.evaluate(() => scrollTo(0, 1500))
	const before = await page.evaluate(() => scrollY)
	await page
		.getByRole('contentinfo')
		.getByRole('link', { name: 'Get Quote' })
		.evaluate((link) => {
			if (link instanceof HTMLElement) link.click()
		})
	await expect(page).toHaveURL('/contact')
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
	expect(await page.evaluate(() => scrollY)).toBe(0)
	await expect(page).toHaveTitle(/^Contact/)

	await page.goBack()
	await expect(page).toHaveURL('/')
	// Pictures that load in the meantime may shift the position by a few pixels.
	await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50)
	expect(await isSameDocument(page)).toBe(true)
})

test(
	'SH-11 the navigation marks where the visitor is',
	{ tag: ['@desktop', '@direct'] },
	async ({ page }) => {
		await openHydrated(page, '/')
		const main = page.getByRole('navigation', { name: 'Main' })
		const current = main.locator('[aria-current="page"]')
		await expect(current).toHaveText(['Home'])
		await main.getByRole('link', { name: 'Contact' }).click()
		await expect(current).toHaveText(['Contact'])
		await page.goto('/search')
		await expect(current).toHaveCount(0)
	},
)

test('SH-11 HM-05 an address with a hash scrolls to its target', { tag: '@direct' }, async ({ page }) => {
	await page.goto('/contact')
	await page.goto('/#services')
	await expect.poll(() => distanceFromTop(page, '#services')).toBeLessThan(150)
	expect(await distanceFromTop(page, '#services')).toBeGreaterThanOrEqual(0)
	await openHydrated(page, '/contact#quote')
	expect(await distanceFromTop(page, '#quote')).toBeLessThan(200)
})

test(
	'SH-11 a link with a hash scrolls to its target on another page',
	{ tag: '@direct' },
	async ({ page }) => {
		await openHydrated(page, '/contact')
		await mark(page)
		await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click()
		await page
			.getByRole('dialog', { name: 'Search' })
			.getByRole('link', { name: 'Cart sizes and prices' })
			.click()
		await expect(page).toHaveURL('/#plans')
		await expect(page.locator('#plans')).toBeFocused()
		await expect.poll(() => distanceFromTop(page, '#plans')).toBeLessThan(150)
		expect(await distanceFromTop(page, '#plans')).toBeGreaterThanOrEqual(0)
		expect(await isSameDocument(page)).toBe(true)
	},
)
