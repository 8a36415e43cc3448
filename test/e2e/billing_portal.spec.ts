import { waitForHydration, expect, openHydrated, test } from './site.ts'

const path = '/pay-my-bill'
const demo = '**/billing-portal-demo'
const failure = 'Unable to load payment portal'

test('PB-02 the portal loads in its frame, after a loading message', { tag: '@phone' }, async ({ page }) => {
	const held = Promise.withResolvers<void>()
	await page.route(demo, async (route) => {
		await held.promise
		await route.continue()
	})
	// Does not wait for the load event, which may wait for the frame.
	await page.goto(path, { waitUntil: 'domcontentloaded' })
	await waitForHydration(page)
	await page.locator('#portal').scrollIntoViewIfNeeded()
	await expect(page.getByText('Loading payment portal...')).toBeVisible()
	held.resolve()
	await expect(page.frameLocator('#portal iframe').getByText('Demo. No payment is taken here')).toBeVisible()
	await expect(page.getByText('Loading payment portal...')).toBeHidden()
})

test(
	'PB-02 a portal that fails says so, and Retry loads it again',
	{ tag: '@desktop' },
	async ({ page, problems }) => {
		problems.allow(/ERR_FAILED/)
		let isDown = true
		await page.route(demo, (route) => (isDown ? route.abort() : route.continue()))
		await openHydrated(page, path)
		await page.locator('#portal').scrollIntoViewIfNeeded()
		await expect(page.getByText(failure)).toBeVisible()
		isDown = false
		await page.getByRole('button', { name: 'Retry' }).click()
		await expect(
			page.frameLocator('#portal iframe').getByText('Demo. No payment is taken here'),
		).toBeVisible()
		await expect(page.getByText(failure)).toBeHidden()
	},
)

test(
	'PB-02 a portal that never answers times out, and Retry returns to loading',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.clock.install()
		await page.route(demo, () => undefined)
		await page.goto(path, { waitUntil: 'domcontentloaded' })
		await page.locator('#portal').scrollIntoViewIfNeeded()
		await page.mouse.move(5, 5)
		await waitForHydration(page)
		await expect(page.locator('#portal iframe')).toBeAttached()
		await page.clock.runFor(21_000)
		await expect(page.getByText(failure)).toBeVisible()
		await page.getByRole('button', { name: 'Retry' }).click()
		await expect(page.getByText('Loading payment portal...')).toBeVisible()
	},
)

test(
	'PB-02 phones show a tip to scroll inside the portal with two fingers',
	{ tag: '@phone' },
	async ({ page }) => {
		await page.goto(path)
		await expect(page.getByText('Use two fingers to scroll inside the portal.')).toBeVisible()
	},
)

test.describe('without scripts', { tag: '@phone' }, () => {
	test.use({ javaScriptEnabled: false })

	test('PB-02 the portal loads in its frame, with no loading message left', async ({ page }) => {
		await page.goto(path)
		await expect(
			page.frameLocator('#portal iframe').getByText('Demo. No payment is taken here'),
		).toBeVisible()
		await expect(page.getByText('Loading payment portal...')).toBeHidden()
	})
})
