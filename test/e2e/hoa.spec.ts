import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './site.ts'

const form = (page: Page) => page.locator('#hoa-request form')
const send = (page: Page) => form(page).getByRole('button')

async function fill(page: Page, hoaName: string) {
	await form(page).getByLabel('Contact Name').fill('June Alvarez')
	await form(page).getByLabel('HOA Name').fill(hoaName)
	await form(page).getByLabel('Email Address').fill('june.hoa@example.com')
	await form(page).getByLabel('Phone Number').fill('970 555 0100')
	await form(page).getByLabel('Community Address').fill('1 Willow Loop')
	await form(page).getByLabel('City').fill('Windsor')
	await form(page).getByLabel('Number of Units').fill('84')
	await form(page).getByLabel('Service Type').selectOption('full-service')
	await form(page)
		.getByLabel(/I agree to receive text messages/)
		.check()
}

test(
	'HO-01 the page has a button to the form, four steps, services, advantages, questions, and phone and email links',
	{ tag: '@phone' },
	async ({ page }) => {
		await openHydrated(page, '/hoa-services')
		await page.getByRole('link', { name: 'Request HOA Service' }).click()
		await expect(page).toHaveURL(/#hoa-request$/)
		await expect(form(page).getByLabel('Contact Name')).toBeInViewport()
		await expect(
			page.getByRole('region', { name: 'How it works' }).getByRole('list').first().locator('h3'),
		).toHaveCount(4)
		await expect(page.getByText('Recycling on the trash day')).toBeVisible()
		await expect(page.getByText('The same price for every home, agreed with the board')).toBeVisible()
		expect(await page.locator('details[name="faq"]').count()).toBeGreaterThanOrEqual(6)
		const bottom = page.getByRole('region', { name: 'On the agenda this month?' })
		await expect(bottom.locator('a[href^="tel:"]')).toBeVisible()
		await expect(bottom.locator('a[href^="mailto:"]')).toBeVisible()
	},
)

test(
	'HO-03 missing fields are marked and named in a toast; editing a field clears its error',
	{ tag: '@phone' },
	async ({ page }) => {
		await openHydrated(page, '/hoa-quote')
		await send(page).click()
		await expect(page.getByText('Form Validation Error', { exact: true }).first()).toBeVisible()
		await expect(page.getByText('Please fix the errors below and try again.').first()).toBeVisible()
		for (const message of [
			'Contact name is required',
			'HOA name is required',
			'Email is required',
			'Phone number is required',
			'Address is required',
			'City is required',
			'Number of units is required',
			'Service type is required',
			'You must consent to SMS communications',
		]) {
			await expect(form(page).getByText(message, { exact: true })).toBeVisible()
		}
		await form(page).getByLabel('City').fill('W')
		await expect(page.getByText('City is required')).toHaveCount(0)
		await expect(form(page).getByText('HOA name is required')).toBeVisible()
		await form(page).getByLabel('Service Type').selectOption('custom')
		await expect(page.getByText('Service type is required')).toHaveCount(0)
		await form(page)
			.getByLabel(/I agree/)
			.check()
		await expect(page.getByText('You must consent to SMS communications')).toHaveCount(0)
		await form(page).getByLabel('Email Address').fill('june')
		await send(page).click()
		await expect(form(page).getByText('Please enter a valid email address', { exact: true })).toBeVisible()
	},
)

test(
	'HO-05 the button is disabled while the form is sent, which makes one request, shows a receipt and empties the form',
	{ tag: '@desktop' },
	async ({ page, site }, { project }) => {
		const hoaName = `Poudre Bend ${project.name}`
		await openHydrated(page, '/hoa-services')
		await fill(page, hoaName)
		const held = Promise.withResolvers<void>()
		await page.route('**/hoa-services.data*', async (route) => {
			if (route.request().method() === 'POST') await held.promise
			await route.continue()
		})
		await send(page).click()
		await expect(send(page)).toHaveText('Submitting Request...')
		await expect(send(page)).toBeDisabled()
		held.resolve()
		await expect(page.getByText('Quote Request Submitted!').first()).toBeVisible()
		await expect(
			page.getByText("We'll contact you within 24 hours with your custom quote.").first(),
		).toBeVisible()
		await expect(form(page).getByLabel('HOA Name')).toHaveValue('')
		const rows = await site.store.db
			.selectFrom('hoa_quote_requests')
			.select('reference')
			.where('hoaName', '=', hoaName)
			.execute()
		expect(rows).toHaveLength(1)
		await expect(page.getByText(rows[0]?.reference ?? 'none')).toBeVisible()
	},
)

test(
	'HO-05 a network failure keeps the form and gives the phone number',
	{ tag: '@phone' },
	async ({ page, problems }) => {
		problems.allow(/ERR_FAILED|could not be sent/)
		await openHydrated(page, '/hoa-quote')
		await fill(page, 'Kept HOA')
		await page.route('**/hoa-quote.data*', (route) => route.abort())
		await send(page).click()
		await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible()
		await expect(page.getByText('Please try again or call us at (970) 555-0142.')).toBeVisible()
		await expect(form(page).getByLabel('HOA Name')).toHaveValue('Kept HOA')
	},
)

test.describe('without scripts', { tag: '@phone' }, () => {
	test.use({ javaScriptEnabled: false })

	test('HO-02 HO-05 the form is sent and answered with a receipt', async ({ page }, { project }) => {
		await page.goto('/hoa-quote')
		await fill(page, `Plain HTML ${project.name}`)
		await send(page).click()
		await expect(page).toHaveURL(/\/hoa-quote\?sent=[^#]+#hoa-request$/)
		await expect(page.getByText('Quote Request Submitted!')).toBeVisible()
		await expect(page.getByText(/Your reference number is HH-/)).toBeVisible()
	})
})
