import type { Page } from '@playwright/test'
import { hideTable } from './break_table.ts'
import {
	fillRolloff,
	rolloffButtons,
	rolloffConsent,
	rolloffForm,
	rolloffLeads,
	shownRolloff,
	sizeBox,
	checkedSizes,
	typedRolloff,
} from './rolloff_form.ts'
import { expect, openHydrated, test } from './site.ts'

const windsor = '/roll-off-dumpsters/windsor'
const success = "We'll contact you soon about your rolloff dumpster rental in Windsor."
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please check these' })

const everySentence = [
	'Please select at least one dumpster size',
	'Name must be at least 2 characters',
	'Please enter your location',
	'Please enter a valid phone number',
	'Please enter a valid email address',
	'You must consent to SMS communications to submit this form',
]

test('RQ-01 RQ-02 RQ-03 RQ-04 RQ-05 FI-43 an empty form names everything that is missing, and nothing is sent', async ({
	page,
}) => {
	await openHydrated(page, windsor)
	let posts = 0
	page.on('request', (request) => (posts += Number(request.method() === 'POST')))
	await rolloffButtons(page).first().click()
	await expect(summary(page).getByRole('link')).toHaveText(everySentence)
	await rolloffForm(page).getByLabel('Full Name').fill('J')
	await expect(summary(page).getByRole('link')).toHaveText(everySentence.toSpliced(1, 1))
	await rolloffButtons(page).first().click()
	await expect(summary(page).getByRole('link', { name: 'Name must be at least 2 characters' })).toBeVisible()
	await expect(rolloffForm(page).getByRole('group', { name: /Dumpster Sizes/ })).toHaveAccessibleDescription(
		'Please select at least one dumpster size',
	)
	await expect(rolloffConsent(page)).toHaveAccessibleDescription(/You must consent to SMS communications/)
	await summary(page).getByRole('link', { name: 'Please select at least one dumpster size' }).click()
	await expect(sizeBox(page, '12 Yard')).toBeFocused()
	expect(posts).toBe(0)
})

test('RQ-05 the consent has the agreed wording and two links', { tag: '@desktop' }, async ({ page }) => {
	await page.goto(windsor)
	const wording = rolloffForm(page).locator('label[for="field-smsConsent"]')
	for (const words of ['marketing texts', 'not a condition of purchase', 'rates may apply', 'STOP', 'HELP']) {
		await expect(wording).toContainText(words)
	}
	await expect(wording.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
		'href',
		'/privacy-policy',
	)
	await expect(wording.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
		'href',
		'/terms-of-service',
	)
})

for (const [index, label] of ['Order Now', 'Get a Quote'].entries()) {
	test(
		`RQ-07 RQ-08 FI-42 "${label}" sends the form once: one row, the toast, a fresh form`,
		{ tag: '@phone' },
		async ({ page, site }) => {
			const typed = typedRolloff(`rolloff-${index}-${test.info().project.name}@example.com`)
			await openHydrated(page, windsor)
			const answer = Promise.withResolvers<void>()
			await page.route(/\.data/, async (route) => {
				if (route.request().method() === 'POST') await answer.promise
				await route.continue()
			})
			await fillRolloff(page, typed)
			await sizeBox(page, '30 Yard').check()
			await sizeBox(page, '12 Yard').check()
			await rolloffConsent(page).check()
			await expect(rolloffButtons(page)).toHaveText(['Order Now', 'Get a Quote'])
			await rolloffButtons(page).filter({ hasText: label }).dblclick()
			await expect(rolloffButtons(page)).toHaveText(['Submitting...', 'Get a Quote'])
			for (const button of await rolloffButtons(page).all()) await expect(button).toBeDisabled()
			answer.resolve()

			await expect(toast(page, success).getByText('Quote Request Submitted!', { exact: true })).toBeVisible()
			await expect(page.locator('.toast-corner'), 'FI-42 on a phone in the page').toHaveCount(0)
			const leads = await rolloffLeads(site, typed.email)
			expect(leads).toEqual([
				expect.objectContaining({
					...typed,
					dumpster_sizes: ['12 Yard', '30 Yard'],
					town_slug: 'windsor',
					review_reason: null,
				}),
			])
			await expect(page.getByText(`Your reference number is ${leads[0]?.reference}`)).toBeVisible()
			await page.getByText('Send another request').click()
			await expect(rolloffButtons(page)).toHaveText(['Order Now', 'Get a Quote'])
			expect(Object.values(await shownRolloff(page)).join('')).toBe('')
			expect(await checkedSizes(page)).toEqual([])
			await expect(rolloffConsent(page)).not.toBeChecked()
		},
	)
}

test.describe('when a request cannot be stored', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('RQ-09 a failing store shows a toast and keeps the form; sent again, the form makes one lead', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/503 \(Service Unavailable\)/)
		const typed = typedRolloff('rolloff.store@example.com')
		await openHydrated(page, windsor)
		const putBack = await hideTable(site, 'rolloff_quote_requests')
		await fillRolloff(page, typed)
		await sizeBox(page, '20 Yard').check()
		await rolloffConsent(page).check()
		await rolloffButtons(page).first().click()
		const failure = toast(page, 'Failed to submit quote request. Please try again.')
		await expect(failure.getByText('Error', { exact: true })).toBeVisible()
		expect(await shownRolloff(page)).toEqual(typed)
		expect(await checkedSizes(page)).toEqual(['20 Yard'])
		await expect(rolloffButtons(page).first()).toBeEnabled()

		await putBack()
		await rolloffButtons(page).first().click()
		await expect(toast(page, success)).toBeVisible()
		expect(await rolloffLeads(site, typed.email)).toHaveLength(1)
	})
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test(
		'RQ-04 RQ-08 a form with errors keeps every word and check mark; once corrected, it makes one row and shows thanks',
		{ tag: '@phone' },
		async ({ page, site, problems }) => {
			problems.allow(/422 \(Unprocessable/)
			const typed = typedRolloff(`rolloff.plain-${test.info().project.name}@example.com`)
			await page.goto(windsor)
			await fillRolloff(page, { ...typed, phone: '555' })
			await sizeBox(page, '15 Yard').check()
			await sizeBox(page, '30 Yard').check()
			await rolloffButtons(page).last().click()
			await expect(summary(page).getByRole('link')).toHaveText([
				everySentence[3] ?? '',
				everySentence[5] ?? '',
			])
			expect(await shownRolloff(page)).toEqual({ ...typed, phone: '555' })
			expect(await checkedSizes(page)).toEqual(['15 Yard', '30 Yard'])

			await fillRolloff(page, typed)
			await rolloffConsent(page).check()
			await rolloffButtons(page).last().click()
			await expect(toast(page, success)).toBeInViewport()
			const leads = await rolloffLeads(site, typed.email)
			expect(leads).toMatchObject([{ dumpster_sizes: ['15 Yard', '30 Yard'], town_slug: 'windsor' }])
			await page.reload()
			await expect(page.getByText(`Your reference number is ${leads[0]?.reference}`)).toBeVisible()
			expect(await rolloffLeads(site, typed.email)).toHaveLength(1)
		},
	)
})
