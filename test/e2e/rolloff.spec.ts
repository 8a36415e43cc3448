import type { Page } from '@playwright/test'
import { hideTable } from './break_table.ts'
import { holdBackData } from './delayed_scripts.ts'
import { expect, openHydrated, test, untilServed, waitForHydration } from './site.ts'

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Size' })
const answer = (page: Page) => page.getByRole('region', { name: 'Recommended size' })

test(
	'CA-01 Calculate is disabled until project type and material are chosen, and the result changes only when it is clicked',
	{ tag: '@desktop' },
	async ({ page }) => {
		await openHydrated(page, '/size-calculator')
		await expect(calculate(page)).toBeDisabled()
		await page.getByRole('radio', { name: /^Roofing/ }).check()
		await page.getByRole('radio', { name: '3', exact: true }).check()
		await expect(calculate(page)).toBeDisabled()
		await page.getByRole('radio', { name: /^Light/ }).check()
		await expect(calculate(page)).toBeEnabled()
		await expect(page.getByText('Yard Dumpster')).toHaveCount(0)

		await calculate(page).click()
		await expect(answer(page).getByRole('heading')).toHaveText('22 Yard Dumpster')
		await expect(answer(page)).toBeFocused()
		await expect(answer(page).getByRole('link', { name: 'Rent the 30 Yard' })).toBeVisible()
		const drawing = answer(page).getByRole('img', { name: /^The 30-yard container/ })
		await expect(drawing).toHaveAttribute('src', /\/scale-rolloffs.svg#container-30$/)
		await expect(answer(page).getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/)
		await page.getByRole('radio', { name: '1', exact: true }).check()
		await expect(answer(page), 'until calculated again').toContainText('22 Yard Dumpster')
		await calculate(page).click()
		await expect(answer(page).getByRole('heading')).toHaveText('20 Yard Dumpster')
		await answer(page).getByRole('link', { name: 'Rent the 20 Yard' }).click()
		await expect(page).toHaveURL('/rolloff-20-yard')
	},
)

test('CA-01 choices made before scripts load are counted', { tag: '@desktop' }, async ({ page }) => {
	const coming = Promise.withResolvers<void>()
	await page.route('**/assets/*.js', async (route) => {
		await coming.promise
		await route.continue()
	})
	await page.goto('/size-calculator')
	await page.getByRole('radio', { name: /^Roofing/ }).check()
	await page.getByRole('radio', { name: /^Heavy/ }).check()
	coming.resolve()
	await waitForHydration(page)
	await expect(page.getByRole('radio', { name: /^Roofing/ })).toBeChecked()
	await expect(calculate(page)).toBeEnabled()
	await calculate(page).click()
	await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText('25 Yard Dumpster')
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test(
		'CA-01 CA-02 the calculator answers, and keeps what was chosen',
		{ tag: '@phone' },
		async ({ page }) => {
			await page.goto('/size-calculator')
			await page.getByRole('radio', { name: /^Construction/ }).check()
			await page.getByRole('radio', { name: /^Bulky/ }).check()
			await calculate(page).click()
			await expect(answer(page).getByRole('heading')).toHaveText('30 Yard Dumpster')
			await expect(answer(page)).toBeInViewport()
			await expect(answer(page).getByRole('link', { name: 'Rent the 30 Yard' })).toBeVisible()
			await expect(page.getByRole('radio', { name: /^Construction/ })).toBeChecked()
		},
	)

	test('RO-02 questions open, one at a time', { tag: '@desktop' }, async ({ page }) => {
		await page.goto('/roll-off-dumpsters')
		const questions = page.locator('#faq summary')
		await questions.nth(0).click()
		await questions.nth(2).click()
		await expect(page.locator('#faq details[open]')).toHaveCount(1)
		await questions.nth(2).click()
		await expect(page.locator('#faq details[open]')).toHaveCount(0)
	})
})

test.describe('what was chosen on the way, without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test(
		'RO-09 a size is carried from its page through the choice of a town into the form',
		{ tag: '@phone' },
		async ({ page }) => {
			await page.goto('/rolloff-20-yard')
			await page.getByRole('link', { name: 'Get a Quote' }).first().click()
			await expect(page.getByRole('heading', { name: 'Where should the 20 Yard go?' })).toBeInViewport()
			await page.locator('#towns').getByRole('link', { name: 'Windsor' }).first().click()
			await expect(page).toHaveURL('/roll-off-dumpsters/windsor?size=20#quote-form')
			await expect(page.getByRole('checkbox', { name: /^20 Yard/ })).toBeChecked()
			await expect(page.getByRole('checkbox', { name: /^12 Yard/ })).not.toBeChecked()
			await page.getByRole('link', { name: 'Get Instant Quote' }).click()
			await expect(page.getByRole('checkbox', { name: /^20 Yard/ })).toBeChecked()
			await page.goto('/roll-off-dumpsters/windsor')
			await expect(page.getByRole('checkbox', { name: /^20 Yard/ }), 'nobody else’s size').not.toBeChecked()
		},
	)

	test('RO-09 Order Here opens the form with its size', { tag: '@desktop' }, async ({ page }) => {
		await page.goto('/roll-off-dumpsters')
		await page.getByRole('link', { name: 'Order Here: 30 Yard' }).click()
		await expect(page).toHaveURL('/contact?service=rolloff&size=30')
		await expect(page.getByLabel('Service Type')).toHaveValue('rolloff')
		await expect(page.getByLabel(/^Additional Details/)).toHaveValue('30 Yard container. ')
	})

	test(
		'RO-09 the calculator keeps the town and passes on the size',
		{ tag: '@desktop' },
		async ({ page }) => {
			await page.goto('/roll-off-dumpsters/greeley')
			await page.getByRole('link', { name: 'Work out the size first' }).click()
			await page.getByRole('radio', { name: /^Roofing/ }).check()
			await page.getByRole('radio', { name: /^Heavy/ }).check()
			await calculate(page).click()
			await expect(answer(page)).toContainText('Rent the 20 Yardin two loads')
			await answer(page).getByRole('link', { name: 'Get a price in Greeley' }).click()
			await expect(page).toHaveURL('/roll-off-dumpsters/greeley?size=20#quote-form')
			await expect(page.getByRole('checkbox', { name: /^20 Yard/ })).toBeChecked()
		},
	)

	test(
		'RO-09 a search for a size and a town leads to the town’s page with the size checked',
		{ tag: '@desktop' },
		async ({ page }) => {
			await page.goto('/search?q=20+yard+dumpster+windsor')
			await page.locator('main a[href="/roll-off-dumpsters/windsor?size=20"]').first().click()
			await expect(page.getByRole('checkbox', { name: /^20 Yard/ })).toBeChecked()
		},
	)
})

test(
	'RO-09 with scripts, the size in the address is checked and stays checked when a link leads to the form',
	{ tag: '@desktop' },
	async ({ page }) => {
		await openHydrated(page, '/roll-off-dumpsters/windsor?size=12')
		await expect(page.getByRole('checkbox', { name: /^12 Yard/ })).toBeChecked()
		await page.getByRole('link', { name: 'Get Instant Quote' }).click()
		await expect(page).toHaveURL('/roll-off-dumpsters/windsor?size=12#quote-form')
		await expect(page.getByRole('checkbox', { name: /^12 Yard/ })).toBeChecked()
	},
)

test('RO-04 Get Instant Quote leads to the form', { tag: '@phone' }, async ({ page }) => {
	await openHydrated(page, '/roll-off-dumpsters/loveland')
	await page.getByRole('link', { name: 'Get Instant Quote' }).click()
	await expect(page).toHaveURL('/roll-off-dumpsters/loveland#quote-form')
	await expect(page.getByRole('group', { name: /Dumpster Sizes/ })).toBeInViewport()
})

test('RO-03 a town’s page shows a spinner while it loads', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/roll-off-dumpsters')
	const release = await holdBackData(page)
	await page.locator('#towns').getByRole('link', { name: 'Greeley' }).first().click()
	await expect(page.getByText('Loading the town’s page')).toBeVisible()
	release()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roll-Off Dumpster Rentals in Greeley')
	await expect(page.getByText('Loading the town’s page')).toHaveCount(0)
})

test.describe('when content cannot be read', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('RO-02 questions that are loaded again show six placeholders, then the list', async ({
		page,
		site,
	}) => {
		const putBack = await hideTable(site, 'rolloff_faqs')
		const failure = page.getByText('Something went wrong loading this section.')
		await expect(async () => {
			await page.goto('/roll-off-dumpsters')
			await expect(failure).toBeVisible({ timeout: 500 })
		}).toPass()
		await waitForHydration(page)
		await putBack()
		await untilServed(site, '/roll-off-dumpsters', 'Something went wrong loading this section.', false)
		const release = await holdBackData(page)
		await page.locator('#faq').getByRole('button', { name: 'Try Again' }).click()
		await expect(page.locator('#faq [data-skeleton]')).toHaveCount(6)
		await expect(page.getByText('Loading questions')).toBeAttached()
		release()
		await expect(page.locator('#faq details')).toHaveCount(9)
	})

	test('RO-05 a town’s page shows the error, a spinner while it is loaded again, then its content', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/503 \(Service Unavailable\)/)
		const putBack = await hideTable(site, 'rolloff_towns')
		await expect(async () => {
			await page.goto('/roll-off-dumpsters/windsor')
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Page', { timeout: 500 })
		}).toPass()
		await expect(page.getByText('There was an error loading the rolloff service page.')).toBeVisible()
		await waitForHydration(page)
		await putBack()
		await untilServed(site, '/roll-off-dumpsters/windsor', 'Error Loading Page', false)
		const release = await holdBackData(page)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading')
		release()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roll-Off Dumpster Rentals in Windsor')
	})
})
