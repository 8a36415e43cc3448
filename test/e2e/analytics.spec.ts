import type { Page } from '@playwright/test'
import { portals, test } from './portals.ts'
import { comeAlive, expect, openAlive } from './site.ts'

test.describe('SH-12 the analytics tag', { tag: '@desktop' }, () => {
	test('SH-12 loads on every page once somebody is there, and hears of clicks on marked links', async ({
		page,
		thirdParty,
	}) => {
		for (const path of ['/', '/contact', '/search']) {
			const before = thirdParty.asked('/tag.js')
			await openAlive(page, path)
			expect(thirdParty.asked('/tag.js')).toBe(before)
			await page.keyboard.press('Shift')
			await page.waitForFunction(() => 'isTagHere' in window)
			await expect(page.locator('script[src$="/tag.js"]')).toHaveCount(1)
		}
		await openAlive(page, '/')
		await click(page, 'ORDER ONLINE')
		await click(page, 'More about us')
		expect(await conversions(page)).toEqual([{ event_name: 'order_online', href: portals.ordering }])
	})

	test('SH-12 stays away from who asks not to be tracked', async ({ page, thirdParty }) => {
		await page.addInitScript(() =>
			Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
		)
		const before = thirdParty.asked('/tag.js')
		await page.goto('/')
		await comeAlive(page)
		await page.keyboard.press('Shift')
		await click(page, 'ORDER ONLINE')
		await expect(page.locator('script[src$="/tag.js"]')).toHaveCount(0)
		expect(await conversions(page)).toEqual([])
		expect(thirdParty.asked('/tag.js')).toBe(before)
	})
})

/** Clicks a link as a person does, but stays on the page. */
async function click(page: Page, name: string): Promise<void> {
	const link = page.getByRole('main').getByRole('link', { name })
	await link.evaluate((element) =>
		element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
	)
	await link.click()
}

/** The conversion events in the tag's queue. */
async function conversions(page: Page): Promise<unknown[]> {
	return page.evaluate(() =>
		(window.dataLayer ?? [])
			.map((command) => Array.from(command as ArrayLike<unknown>))
			.filter(([verb, name]) => verb === 'event' && name === 'conversion')
			.map(([, , event]) => event),
	)
}
