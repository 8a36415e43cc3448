import type { Page } from '@playwright/test'
import { paint } from './palette.ts'
import { expect, openHydrated, still, test, untilServed } from './site.ts'

test.use(still)

const sentence =
	'We apologize for the inconvenience. Please try refreshing the page or return to the homepage.'

/** Goes from the home page to the contact page, whose data fails to load. */
async function goToContact(page: Page): Promise<void> {
	await openHydrated(page, '/')
	await page.getByRole('main').getByRole('link', { name: 'Schedule My Service' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
	await expect(page.getByText(sentence, { exact: true })).toBeVisible()
}

test.describe('the error screen', { tag: '@desktop' }, () => {
	test('LG-03 loads the page on Try Again once a failing server has recovered', async ({
		page,
		problems,
	}) => {
		problems.allow(/500 \(Internal Server Error\)/)
		let fails = true
		await page.route(/contact\.data/, (route) =>
			fails ? route.fulfill({ status: 500, body: 'Something broke.' }) : route.continue(),
		)
		await goToContact(page)
		const again = page.getByRole('button', { name: 'Try Again' })
		await again.click()
		await expect(page.getByRole('heading', { level: 1 }), 'it fails again').toHaveText('Something went wrong')
		fails = false
		await again.click()
		await expect(page).toHaveURL('/contact')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us for a price')
	})

	test('LG-03 leads home after a failed connection', async ({ page, problems }) => {
		problems.allow(/ERR_FAILED|Failed to fetch/)
		await page.route(/contact\.data/, (route) => route.abort())
		await goToContact(page)
		await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click()
		await expect(page).toHaveURL('/')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('The trash truck that knows your road')
	})
})

test.describe('the error screen with other colors', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('LG-03 TH-01 keeps the palette, and so does the page after it', async ({ page, site, problems }) => {
		problems.allow(/500 \(Internal Server Error\)/)
		await paint(site, '--background', '120 100% 25%')
		await untilServed(site, '/', '--background:120 100% 25%')
		const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
		// Blocks live events, which would restore the palette a moment later.
		await page.route('**/events', (route) => route.abort())
		problems.allow(/\/events|ERR_FAILED/)
		await page.route(/contact\.data/, (route) => route.fulfill({ status: 500, body: 'Broken.' }))
		await goToContact(page)
		expect(await background()).toBe('rgb(0, 128, 0)')
		await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click()
		await expect(page).toHaveURL('/')
		expect(await background()).toBe('rgb(0, 128, 0)')
	})
})
