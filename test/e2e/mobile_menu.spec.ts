import type { Page } from '@playwright/test'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { mailHref, telHref } from '#app/company/contact_links.ts'
import { expect, openHydrated, test } from './site.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

/** Waits until the menu is open and has slid in. */
const slidIn = async (page: Page) => {
	await expect(menu(page)).toBeVisible()
	await menu(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
}

/** Scrolls by 600 px beside the menu and returns the page's final scroll position. */
async function scrollDown(page: Page): Promise<number> {
	const session = await page.context().newCDPSession(page)
	await session.send('Input.synthesizeScrollGesture', {
		x: 20,
		y: 600,
		yDistance: -600,
		gestureSourceType: 'mouse',
		speed: 4000,
	})
	return page.evaluate(() => scrollY)
}

test.describe('the menu of small screens', { tag: '@phone' }, () => {
	test('SH-07 slides in with every link, the phone and the e-mail address', async ({ page }) => {
		await openHydrated(page, '/')
		await expect(menu(page)).toBeHidden()
		await opener(page).tap()
		await expect(menu(page)).toBeVisible()
		const links = await menu(page)
			.getByRole('link')
			.evaluateAll((all) => all.map((link) => [link.textContent.trim(), link.getAttribute('href')]))
		expect(links.map(([, href]) => href)).toEqual([
			'/',
			'/residential',
			'/commercial',
			'/roll-off-dumpsters',
			'/hoa-services',
			'/pay-my-bill',
			'/pickup-day',
			'/service-request',
			'/order',
			'/help',
			'/about',
			'/contact',
			'/contact',
			telHref(facts.phone),
			mailHref(facts.email),
		])
		expect(links.map(([name]) => name).slice(0, 13)).toEqual([
			'Home',
			'Residential Service',
			'Commercial Service',
			'Roll-Off Dumpsters',
			'HOA Services',
			'Pay My Bill',
			'Pickup Day & Holidays',
			'Service Request',
			'Order online',
			'Help Center',
			'About',
			'Contact',
			'Get Quote',
		])
		await expect(menu(page).getByRole('button', { name: 'Search' })).toBeVisible()
		await slidIn(page)
		const drawer = await menu(page).evaluate((element) => {
			const { right, top, bottom } = element.getBoundingClientRect()
			return { right: innerWidth - right, top, bottom: innerHeight - bottom }
		})
		expect(drawer, 'it stands at the right edge, as high as the screen').toEqual({
			right: 0,
			top: 0,
			bottom: 0,
		})
	})

	test('SH-08 closes on Escape and returns the focus to the button that opened it', async ({ page }) => {
		await openHydrated(page, '/')
		await opener(page).tap()
		await expect(menu(page)).toBeVisible()
		await page.keyboard.press('Tab')
		await page.keyboard.press('Escape')
		await expect(menu(page)).toBeHidden()
		await expect(opener(page)).toBeFocused()
	})

	test('SH-08 closes by its own button and by a tap beside it, which reaches nothing behind it', async ({
		page,
	}) => {
		await openHydrated(page, '/')
		const field = await page.getByLabel('When does the truck come').first().boundingBox()
		if (field === null) throw new Error('Nothing to tap stands behind the menu.')
		const beside = { x: field.x + 8, y: field.y + field.height / 2 }
		await opener(page).tap()
		await menu(page).getByRole('button', { name: 'Close menu' }).tap()
		await expect(menu(page)).toBeHidden()
		await expect(opener(page)).toBeFocused()

		await opener(page).tap()
		await slidIn(page)
		const address = page.url()
		await page.touchscreen.tap(beside.x, beside.y)
		await expect(menu(page)).toBeHidden()
		await expect(opener(page)).toBeFocused()
		expect(page.url(), 'the tap reaches nothing behind the menu').toBe(address)
	})

	test('SH-08 keeps the page behind it from scrolling while it is open', async ({ page }) => {
		await openHydrated(page, '/')
		await opener(page).tap()
		await expect(menu(page)).toBeVisible()
		expect(await scrollDown(page)).toBe(0)
		await page.keyboard.press('Escape')
		await expect(menu(page)).toBeHidden()
		expect(await scrollDown(page)).toBeGreaterThan(300)
	})

	test('SH-07 leads to the page chosen and closes behind it', async ({ page }) => {
		await openHydrated(page, '/')
		await opener(page).tap()
		await menu(page).getByRole('link', { name: 'Contact' }).tap()
		await expect(page).toHaveURL('/contact')
		await expect(menu(page)).toBeHidden()
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
		await opener(page).tap()
		await expect(menu(page).getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page')
	})

	test('SH-06 has a button that opens the search overlay', async ({ page }) => {
		await openHydrated(page, '/')
		await opener(page).tap()
		await menu(page).getByRole('button', { name: 'Search' }).tap()
		await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
		await expect(page.locator('#search-field')).toBeFocused()
		await page.keyboard.press('Escape')
		await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden()
	})
})
