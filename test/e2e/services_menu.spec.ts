import type { Page } from '@playwright/test'
import { expect, openHydrated, still, test } from './site.ts'

test.use(still)

const menuOf = (page: Page) => {
	const main = page.getByRole('navigation', { name: 'Main' })
	return {
		button: main.locator('summary'),
		entry: main.getByRole('link', { name: 'Commercial Service' }),
	}
}

/** A point on the page's main content that is not covered and not on a link or button, whatever the font. */
async function emptySpot(page: Page): Promise<{ x: number; y: number }> {
	const spot = await page.evaluate(() => {
		for (let y = innerHeight - 20; y > 0; y -= 20) {
			for (let x = 20; x < innerWidth; x += 20) {
				const there = document.elementFromPoint(x, y)
				if (there?.closest('main') && !there.closest('a, button')) return { x, y }
			}
		}
		return null
	})
	if (!spot) throw new Error('Links and menus cover the whole page.')
	return spot
}

test.describe('the Services dropdown', { tag: '@desktop' }, () => {
	test('SH-05 opens and closes by mouse', async ({ page }) => {
		await openHydrated(page, '/')
		const { button, entry } = menuOf(page)
		await expect(entry).toBeHidden()
		await button.click()
		await expect(entry).toBeVisible()
		await button.click()
		await expect(entry).toBeHidden()

		await button.click()
		const { x, y } = await emptySpot(page)
		await page.mouse.click(x, y)
		await expect(entry, 'a click elsewhere closes it').toBeHidden()
	})

	test('SH-05 opens by Enter and Space, is left by Tab and closed by Escape', async ({ page }) => {
		await openHydrated(page, '/')
		const { button, entry } = menuOf(page)
		for (const key of ['Enter', 'Space']) {
			await button.press(key)
			await expect(entry).toBeVisible()
			await page.keyboard.press('Tab')
			await expect(page.getByRole('link', { name: 'Residential Service' }).first()).toBeFocused()
			await page.keyboard.press('Escape')
			await expect(entry).toBeHidden()
			await expect(button).toBeFocused()
		}
		await button.press('Enter')
		for (let press = 0; press < 4; press++) await page.keyboard.press('Tab')
		await expect(page.getByRole('link', { name: 'Pickup Day', exact: true }).first()).toBeFocused()
		await expect(entry, 'tabbing past it closes it').toBeHidden()
	})

	test('SH-05 leads to the chosen page and closes', async ({ page, problems }) => {
		// A 404 is allowed, so that this test does not depend on the linked page.
		problems.allow(/404 \(Not Found\).*\/commercial/)
		await openHydrated(page, '/')
		const { button, entry } = menuOf(page)
		await button.click()
		await entry.click()
		await expect(page).toHaveURL('/commercial')
		await expect(entry).toBeHidden()
		await expect(button, 'it is where the visitor now is').toHaveAttribute('aria-current', 'true')
	})
})

test.describe('on a large touch screen', { tag: '@desktop' }, () => {
	test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

	test('SH-05 the dropdown opens and closes by touch', async ({ page }) => {
		await openHydrated(page, '/')
		const { button, entry } = menuOf(page)
		await button.tap()
		await expect(entry).toBeVisible()
		await button.tap()
		await expect(entry).toBeHidden()
		await button.tap()
		const { x, y } = await emptySpot(page)
		await page.touchscreen.tap(x, y)
		await expect(entry).toBeHidden()
	})
})
