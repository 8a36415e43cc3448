import type { Page } from '@playwright/test'
import { hideTable } from './break_table.ts'
import {
	consentBox,
	emptyQuote,
	fillQuote,
	leadsFrom,
	quoteForm,
	sendButton,
	shownQuote,
	typedQuote,
} from './quote_form.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

const toast = (page: Page) => page.locator('#contact-form .toast')

for (const path of ['/', '/contact']) {
	test(
		`QF-06 FI-45 without scripts, sent from ${path}: one row, thanks with a reference, a reload sends nothing`,
		{ tag: '@phone' },
		async ({ page, site }) => {
			const quote = typedQuote(`plain${path.replace('/', '-')}-${test.info().project.name}@example.com`)
			await page.goto(path)
			const isItsOwn = path === '/contact'
			await expect(page.locator('.phone-bar'), 'it leads elsewhere').toBeVisible({ visible: !isItsOwn })
			await fillQuote(page, quote)
			await consentBox(page).check()
			await sendButton(page).click()
			await expect(toast(page)).toContainText('Quote Request Submitted!')
			await expect(toast(page)).toContainText(
				"We'll get back to you within 2 business hours with a custom quote.",
			)
			await expect(toast(page), 'the page lands on it').toBeInViewport()
			const leads = await leadsFrom(site, quote.email)
			expect(leads).toEqual([expect.objectContaining({ ...quote, smsConsent: true })])
			await expect(page.getByText(`Your reference number is ${leads[0]?.reference}`)).toBeVisible()
			await expect(page.locator('.phone-bar'), 'nothing stands over the receipt').toBeHidden()
			expect(await shownQuote(page)).toEqual(emptyQuote)

			await page.reload()
			await expect(toast(page)).toContainText('Quote Request Submitted!')
			expect(await leadsFrom(site, quote.email)).toHaveLength(1)
		},
	)
}

test(
	'QF-01 QF-03 without scripts, errors are shown above and at their fields, and every word is kept',
	{ tag: '@phone' },
	async ({ page, site, problems }) => {
		problems.allow(/422 \(Unprocessable/)
		const quote = {
			...typedQuote('plain at example'),
			name: '',
			message: '<b>"Two" bins</b> & a half\nO’Neil',
		}
		await page.goto('/contact')
		await fillQuote(page, quote)
		await sendButton(page).click()
		await expect(page.getByRole('alert').getByRole('link')).toHaveText([
			'Please enter your name.',
			'Please enter a valid email address.',
			'Please check the SMS consent box to submit your quote request.',
		])
		await expect(toast(page)).toContainText('Please check these')
		await expect(page.locator(':focus')).toContainText('Please check these')
		await expect(quoteForm(page).getByLabel('Full Name')).toHaveAccessibleDescription(
			'Please enter your name.',
		)
		expect(await shownQuote(page)).toEqual(quote)
		await expect(sendButton(page)).toBeEnabled()

		const mended = { ...quote, name: 'Pat O’Neil', email: 'plain.mended@example.com' }
		await fillQuote(page, mended)
		await consentBox(page).check()
		await sendButton(page).click()
		await expect(toast(page)).toContainText('Quote Request Submitted!')
		expect(await leadsFrom(site, mended.email)).toEqual([expect.objectContaining(mended)])
	},
)

test.describe('with a broken store', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('QF-07 without scripts, a failure is shown and every word is kept', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/503 \(Service Unavailable\)/)
		const quote = typedQuote('plain.store@example.com')
		await page.goto('/contact')
		const putBack = await hideTable(site, 'quote_requests')
		await fillQuote(page, quote)
		await consentBox(page).check()
		await sendButton(page).click()
		await expect(toast(page).getByText('Error', { exact: true })).toBeVisible()
		await expect(toast(page)).toContainText(
			'Failed to submit quote request. Please try again or call us directly.',
		)
		expect(await shownQuote(page)).toEqual(quote)
		await expect(consentBox(page)).toBeChecked()

		await putBack()
		await sendButton(page).click()
		await expect(toast(page)).toContainText('Quote Request Submitted!')
		expect(await leadsFrom(site, quote.email)).toHaveLength(1)
	})
})
