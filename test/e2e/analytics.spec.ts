import type { Page } from '@playwright/test'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { telHref } from '#app/company/contact_links.ts'
import { portals, test } from './portals.ts'
import { openWithDelayedScripts, scripts } from './delayed_scripts.ts'
import { waitForHydration, expect, openHydrated, still } from './site.ts'

test.use(still)

/** Presses keys repeatedly, as an active visitor does, until the tag has loaded. */
async function touchUntilTagged(page: Page): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('Shift')
		await page.waitForFunction(() => 'isTagHere' in window, undefined, { timeout: 500 })
	}).toPass()
}

/** Hydrates the page by moving the pointer, which does not count as an interaction. */
async function hydrateByPointer(page: Page): Promise<void> {
	await page.mouse.move(10, 10)
	await page.mouse.move(300, 300)
	await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

test.describe('SH-12 the analytics tag', { tag: '@desktop' }, () => {
	test('SH-12 loads on every page once a visitor interacts, and gets clicks on marked links', async ({
		page,
		thirdParty,
	}) => {
		for (const path of ['/', '/contact', '/search']) {
			const before = thirdParty.asked('/tag.js')
			await page.goto(path)
			await hydrateByPointer(page)
			expect(thirdParty.asked('/tag.js')).toBe(before)
			await touchUntilTagged(page)
			await expect(page.locator('script[src$="/tag.js"]')).toHaveCount(1)
		}
		await openHydrated(page, '/')
		await click(page, 'ORDER ONLINE')
		await click(page, 'More about us')
		await expect
			.poll(() => conversions(page))
			.toEqual([{ event_name: 'order_online', href: portals.ordering }])
	})

	test('SH-12 gets a first click on Call Now that was made before scripts loaded', async ({ page }) => {
		const { release } = await openWithDelayedScripts(page, '/')
		await callNow(page).click()
		await release()
		await expect.poll(() => conversions(page)).toEqual([calledFromHero])
	})

	test('SH-12 gets a first click that led to another page once, on that page', async ({ page, problems }) => {
		problems.allow(/ERR_FAILED/)
		const isHome = () => new URL(page.url()).pathname === '/'
		await page.route(scripts, (route) => (isHome() ? route.abort() : route.continue()))
		await page.goto('/')
		await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click()
		await expect(page).toHaveURL('/contact')
		const asked = { event_name: 'get_quote_header', href: '/contact' }
		await expect.poll(() => conversions(page), 'without another touch').toEqual([asked])
		await openHydrated(page, '/about')
		await touchUntilTagged(page)
		expect(await conversions(page)).toEqual([])
	})

	test('SH-12 gets clicks that were made while it was unreachable on the next page', async ({
		page,
		thirdParty,
		problems,
	}) => {
		problems.allow(/ERR_FAILED/)
		await page.route(`${thirdParty.url}/tag.js`, (route) => route.abort())
		await openHydrated(page, '/')
		const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/tag.js'))
		await callNow(page).click()
		await refused
		await page.unroute(`${thirdParty.url}/tag.js`)
		await page.goto('/about')
		await expect.poll(() => conversions(page)).toEqual([calledFromHero])
	})

	test('SH-12 gets the first click even if the browser refuses storage', async ({ page }) => {
		await page.addInitScript(() =>
			Object.defineProperty(window, 'sessionStorage', {
				get() {
					throw new DOMException('Access is denied for this document.', 'SecurityError')
				},
			}),
		)
		await page.goto('/')
		await callNow(page).click()
		await expect.poll(() => conversions(page)).toEqual([calledFromHero])
	})

	test('SH-12 does not load for visitors who ask not to be tracked', async ({ page, thirdParty }) => {
		await page.addInitScript(() =>
			Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
		)
		const before = thirdParty.asked('/tag.js')
		await page.goto('/')
		await callNow(page).click()
		await waitForHydration(page)
		await page.keyboard.press('Shift')
		await click(page, 'ORDER ONLINE')
		expect(await page.evaluate(() => sessionStorage.getItem('presses'))).toBeNull()
		await expect(page.locator('script[src$="/tag.js"]')).toHaveCount(0)
		expect(await conversions(page)).toEqual([])
		expect(thirdParty.asked('/tag.js')).toBe(before)
	})
})

const callNow = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Call Now' })
const calledFromHero = { event_name: 'call_hero', href: telHref(facts.phone) }

/** Clicks a link without following it. */
async function click(page: Page, name: string): Promise<void> {
	const link = page.getByRole('main').getByRole('link', { name, exact: true })
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
