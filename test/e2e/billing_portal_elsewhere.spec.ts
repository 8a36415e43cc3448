import type { Page } from '@playwright/test'
import type { Behavior } from './portal_server.ts'
import { test as base, expect, openHydrated } from './site.ts'

const loading = 'Loading payment portal...'
const failure = 'Unable to load payment portal'

/** `test` with a separate site per test, whose billing portal is on another company's server. */
const test = base.extend({
	environment: async ({ portal }, provide) => provide({ BILLING_PORTAL_URL: portal.url }),
	hasOwnSite: true,
})

async function openPortal(page: Page): Promise<void> {
	await openHydrated(page, '/pay-my-bill')
	await page.locator('#portal').scrollIntoViewIfNeeded()
}

const inFrame = (page: Page) => page.frameLocator('#portal iframe').getByText('The other company’s portal')

test.describe('PB-02 a portal on another origin', { tag: '@desktop' }, () => {
	test.beforeEach(({ problems }) =>
		problems.allow(/ERR_|status of 500|frame|Content Security Policy|Policy violated|CORS policy/),
	)

	for (const behavior of ['good', 'isolated', 'welcoming'] satisfies Behavior[]) {
		test(`PB-02 that is ${behavior} loads in its frame`, async ({ page, portal }) => {
			portal.behave(behavior)
			await openPortal(page)
			await expect(inFrame(page)).toBeVisible()
			await expect(page.getByText(loading)).toBeHidden()
			await expect(page.getByText(failure)).toBeHidden()
		})
	}

	for (const behavior of ['failing', 'denying', 'for others', 'moved away'] satisfies Behavior[]) {
		test(`PB-02 that is ${behavior} shows the failure`, async ({ page, portal }) => {
			portal.behave(behavior)
			await openPortal(page)
			await expect(page.getByText(failure)).toBeVisible()
			await expect(page.getByText(loading)).toBeHidden()
			await expect(page.locator('#portal iframe')).toHaveCount(0)
		})
	}

	test('PB-02 that hangs shows the failure after a timeout', async ({ page, portal }) => {
		portal.behave('hanging')
		await page.goto('/pay-my-bill', { waitUntil: 'domcontentloaded' })
		await page.locator('#portal').scrollIntoViewIfNeeded()
		await page.keyboard.press('Shift')
		await expect(page.locator('#portal iframe')).toBeAttached()
		await expect(page.getByText(loading)).toBeVisible()
		await expect(page.getByText(failure)).toBeVisible()
	})

	test('PB-02 that is down shows the failure; Retry returns to loading, and shows the portal once it is up', async ({
		page,
		portal,
	}) => {
		portal.behave('good')
		await portal.fall()
		await openPortal(page)
		await expect(page.getByText(failure)).toBeVisible()
		await page.route('**/functions/billing-portal', async (route) => {
			await expect(page.getByText(loading)).toBeVisible()
			await route.continue()
		})
		await page.getByRole('button', { name: 'Retry' }).click()
		await expect(page.getByText(failure), 'it is down still').toBeVisible()
		await portal.rise()
		await expect(async () => {
			const retry = page.getByRole('button', { name: 'Retry' })
			if (await retry.isVisible()) await retry.click()
			await expect(inFrame(page)).toBeVisible({ timeout: 10_000 })
		}).toPass()
		await expect(page.getByText(failure)).toBeHidden()
	})

	test('PB-02 that only this visitor cannot reach shows the failure', async ({ page, portal }) => {
		portal.behave('good')
		await page.route(`${portal.url}**`, (route) => route.abort())
		await openPortal(page)
		await expect(page.getByText(failure)).toBeVisible()
	})

	test('PB-02 is requested by the server once, however many visitors come', async ({ site, portal }) => {
		portal.behave('good')
		const before = portal.asked()
		const answers = await Promise.all(
			Array.from({ length: 40 }, async () => (await fetch(`${site.url}/functions/billing-portal`)).json()),
		)
		for (const answer of answers) expect(answer).toEqual({ state: 'up', isIsolated: false })
		expect(portal.asked() - before).toBe(1)
		const other = await fetch(`${site.url}/functions/billing-portal?url=http://127.0.0.1:1/`)
		expect(await other.json(), 'no address of the visitor’s is ever asked').toEqual(answers[0])
	})
})
