import type { Page } from '@playwright/test'
import { portals, test } from './portals.ts'
import { expect, openHydrated, still } from './site.ts'

test.use(still)

const fromWidget = '128 reviews from the widget'

test(
	'HM-02 SH-10 D23 ordering, sign-up and reviews lead to their portals',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto('/')
		await expect(page.getByRole('link', { name: 'ORDER ONLINE', exact: true })).toHaveAttribute(
			'href',
			portals.ordering,
		)
		const credit = page.getByRole('contentinfo').getByRole('link', { name: /sign-up/ })
		await expect(credit).toHaveAttribute('href', portals.signup)
		await expect(page.getByRole('link', { name: '128 reviews' })).toHaveAttribute('href', portals.reviews)
	},
)

test(
	'HM-08 D23 the map is the configured frame, 500 px high',
	{ tag: '@phone' },
	async ({ page, thirdParty }) => {
		await page.goto('/')
		const frame = page.locator('#service-area iframe')
		await expect(frame).toHaveAttribute('src', `${thirdParty.url}/map`)
		await expect(frame).toHaveAttribute('title', 'Map of our service area')
		await frame.scrollIntoViewIfNeeded()
		await expect(page.frameLocator('#service-area iframe').getByText('A map')).toBeVisible()
		const height = await frame.evaluate((element) => element.closest('div')?.offsetHeight)
		expect(height).toBe(500)
	},
)

test(
	'HM-06 the reviews load once, when their section is within 200 px',
	{ tag: '@desktop' },
	async ({ page, thirdParty }) => {
		const before = thirdParty.asked('/reviews.js')
		const loads = () => thirdParty.asked('/reviews.js') - before
		const { width = 0 } = page.viewportSize() ?? {}
		await page.setViewportSize({ width, height: 320 })
		await openHydrated(page, '/')
		const loading = page.getByText('Loading reviews...')
		await expect(loading).toBeAttached()
		const top = await loading.evaluate((element) => element.getBoundingClientRect().top + scrollY)

		await page.evaluate((y) => scrollTo(0, y), top - 320 - 240)
		await settled(page)
		await expect(loading, '240 px away').toBeAttached()
		expect(loads()).toBe(0)

		await page.evaluate((y) => scrollTo(0, y), top - 320 - 180)
		await expect(page.locator('[data-reviews-widget]'), '180 px away').toHaveText(fromWidget)
		await expect(loading).toBeHidden()
		await page.evaluate(() => scrollTo(0, 0))
		await page.evaluate((y) => scrollTo(0, y), top)
		await settled(page)
		expect(loads()).toBe(1)
		await expect(page.locator('script[src$="/reviews.js"]')).toHaveCount(1)
	},
)

test(
	'HM-06 the reviews show again when a visitor leaves the page and returns within the site',
	{ tag: '@desktop' },
	async ({ page, thirdParty }) => {
		const before = thirdParty.asked('/reviews.js')
		await openHydrated(page, '/')
		await page.mouse.wheel(0, 900)
		await expect(page.getByText(fromWidget)).toBeVisible()
		for (let time = 0; time < 2; time++) {
			await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
			await expect(page).toHaveURL('/about')
			await expect(page.getByText(fromWidget), 'it shows on its own page only').toBeHidden()
			await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
			await expect(page).toHaveURL('/')
			await page.getByText('From the neighbors').scrollIntoViewIfNeeded()
			await expect(page.getByText(fromWidget)).toBeVisible()
			await expect(page.getByText('Loading reviews...')).toBeHidden()
		}
		expect(thirdParty.asked('/reviews.js') - before).toBe(1)
	},
)

test(
	'HM-06 reviews that failed to load are requested again on the next visit to the page',
	{ tag: '@desktop' },
	async ({ page, thirdParty, problems }) => {
		problems.allow(/ERR_FAILED/)
		await page.route(`${thirdParty.url}/reviews.js`, (route) => route.abort(), { times: 1 })
		await openHydrated(page, '/')
		await page.mouse.wheel(0, 900)
		await expect(page.getByText('The reviews are not available right now.')).toBeVisible()
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
		await expect(page).toHaveURL('/about')
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
		await expect(page).toHaveURL('/')
		await page.getByText('From the neighbors').scrollIntoViewIfNeeded()
		await expect(page.getByText(fromWidget)).toBeVisible()
	},
)

/** Waits two frames, until scroll positions and intersection observers are up to date. */
async function settled(page: Page): Promise<void> {
	await page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
	)
}
