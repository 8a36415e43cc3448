import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './site.ts'

const dataOfTown = /roll-off-dumpsters\/windsor\.data/

/** Goes from the list of towns to a town's page, whose data does not load. */
async function goToTown(page: Page): Promise<void> {
	await page.getByRole('main').getByRole('link', { name: 'Windsor' }).first().click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Page')
	await expect(page.getByText('There was an error loading the rolloff service page.')).toBeVisible()
	await expect(page, 'the address is the town’s').toHaveURL('/roll-off-dumpsters/windsor')
}

const arrived = (page: Page) =>
	expect(page.getByRole('heading', { level: 1 })).toHaveText('Roll-Off Dumpster Rentals in Windsor')

test.describe('RO-05 a town whose data fails to load on the way there', { tag: '@desktop' }, () => {
	for (const [what, status, said] of [
		['a failing server', 500, 'Our server answered with an error (500).'],
		['a proxy whose server is down', 502, 'Our server answered with an error (502).'],
	] as const) {
		test(`RO-05 ${what}: the load error, and Try Again brings the page`, async ({ page, problems }) => {
			problems.allow(new RegExp(`${status} \\(`))
			let fails = true
			await page.route(dataOfTown, (route) =>
				fails ? route.fulfill({ status, body: '<h1>Bad</h1>' }) : route.continue(),
			)
			await openHydrated(page, '/roll-off-dumpsters')
			await goToTown(page)
			await expect(page.getByText(said)).toBeVisible()
			const failed = page.waitForResponse(dataOfTown)
			await page.getByRole('button', { name: 'Try Again' }).click()
			await failed
			await expect(page.getByText(said), 'it fails again').toBeVisible()
			fails = false
			await page.getByRole('button', { name: 'Try Again' }).click()
			await arrived(page)
		})
	}

	test('RO-05 offline: the load error is shown, and Try Again loads the page once back online', async ({
		page,
		context,
		problems,
	}) => {
		problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
		await openHydrated(page, '/roll-off-dumpsters/loveland')
		await page.getByRole('link', { name: 'Windsor' }).first().scrollIntoViewIfNeeded()
		await context.setOffline(true)
		await goToTown(page)
		await expect(page.getByText('Our server could not be reached. Are you online?')).toBeVisible()
		await context.setOffline(false)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await arrived(page)
	})
})
