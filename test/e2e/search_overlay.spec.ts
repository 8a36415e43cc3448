import type { Page } from '@playwright/test'
import { popularTopics } from '#app/shell/navigation.ts'
import { expect, openHydrated, test } from './site.ts'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' })

test('SH-06 the Search button opens the overlay, Escape closes it, the focus returns', async ({ page }) => {
	await openHydrated(page, '/')
	await expect(overlay(page)).toBeHidden()
	await opener(page).first().click()
	await expect(overlay(page)).toBeVisible()
	await expect(page.locator('#search-field')).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(overlay(page)).toBeHidden()
	await expect(opener(page).first()).toBeFocused()
})

test(
	'SH-06 the overlay closes by its button and by a click beside it',
	{ tag: '@desktop' },
	async ({ page }) => {
		await openHydrated(page, '/')
		await opener(page).first().click()
		await overlay(page).getByRole('button', { name: 'Close search' }).click()
		await expect(overlay(page)).toBeHidden()
		await expect(opener(page).first()).toBeFocused()

		await opener(page).first().click()
		await expect(overlay(page)).toBeVisible()
		// Waits for the opening animation, during which the click position would not be beside the overlay.
		await overlay(page).evaluate((moving) =>
			Promise.all(moving.getAnimations().map(({ finished }) => finished)),
		)
		await page.mouse.click(200, 700)
		await expect(overlay(page)).toBeHidden()
		await expect(opener(page).first()).toBeFocused()
	},
)

test('SH-06 the overlay leads to results and to popular pages', async ({ page }) => {
	await openHydrated(page, '/contact')
	await opener(page).first().click()
	for (const { name, to } of popularTopics) {
		await expect(overlay(page).getByRole('link', { name })).toHaveAttribute('href', to)
	}
	await page.locator('#search-field').fill('contract')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL('/search?q=contract')
	await expect(overlay(page)).toBeHidden()
	await expect(page.getByRole('heading', { name: /results? for “contract”/ })).toBeVisible()
	await expect(page.getByRole('link', { name: 'Do I have to sign a contract?' })).toBeVisible()
})

test('SH-06 search opened again right after Escape stays open, and keeps the focus', async ({ page }) => {
	await openHydrated(page, '/')
	await opener(page).first().click()
	await expect(page.locator('#search-options')).toBeAttached()
	// Timed by the page's own clock, so that the order holds on a busy machine too: by 100 ms after closing, the focus would
	// have returned to the button.
	const passed = await page.evaluateHandle(() => {
		const { promise, resolve } = Promise.withResolvers<void>()
		const openAgain = () => document.querySelector<HTMLElement>('[popovertarget="search"]')?.click()
		const onClosed = () => {
			setTimeout(openAgain)
			setTimeout(resolve, 200)
		}
		document.querySelector('#search')?.addEventListener('toggle', onClosed, { once: true })
		return { promise }
	})
	await page.keyboard.press('Escape')
	await passed.evaluate(({ promise }) => promise)
	await expect(overlay(page)).toBeVisible()
	await expect(page.locator('#search-field')).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(overlay(page)).toBeHidden()
	await expect(opener(page).first()).toBeFocused()
})

test(
	'SH-06 the search field gets the focus even if the overlay is opened in a frame in which it is not rendered',
	{ tag: '@desktop' },
	async ({ page }) => {
		await openHydrated(page, '/')
		await page.locator('#search').evaluate((dialog) => {
			dialog.style.setProperty('display', 'none', 'important')
			document.querySelector<HTMLElement>('[popovertarget="search"]')?.click()
			let frames = 3
			const draw = () => {
				frames -= 1
				if (frames === 0) dialog.style.removeProperty('display')
				else requestAnimationFrame(draw)
			}
			requestAnimationFrame(draw)
		})
		await expect(overlay(page)).toBeVisible()
		await expect(page.locator('#search-field')).toBeFocused()
	},
)
