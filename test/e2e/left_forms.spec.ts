import type { Page } from '@playwright/test'
import {
	consentBox,
	emptyQuote,
	fillQuote,
	quoteForm,
	sendButton,
	shownQuote,
	typedQuote,
} from './quote_form.ts'
import { expect, openHydrated, test } from './site.ts'

/** Leaves by a link of the footer, which scripts follow in place. */
async function leave(page: Page) {
	await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
}

test(
	'QF-06 a half-filled form is as it was for whoever leaves it by a link and comes back, and empty once it was sent',
	{ tag: '@desktop' },
	async ({ page }) => {
		await openHydrated(page, '/contact')
		const quote = typedQuote('june.back@example.com')
		await fillQuote(page, quote)
		await consentBox(page).check()
		await leave(page)
		await page.goBack()
		await expect.poll(() => shownQuote(page)).toEqual(quote)
		await expect(consentBox(page)).toBeChecked()
		await leave(page)
		await page.getByRole('contentinfo').getByRole('link', { name: 'Get Quote' }).click()
		await expect(page).toHaveURL('/contact')
		expect(await shownQuote(page)).toEqual(emptyQuote)
		await page.goBack()
		await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
		await page.goBack()
		await expect.poll(() => shownQuote(page)).toEqual(quote)
		await sendButton(page).click()
		await expect(page.getByText(/Your reference number is HH-/)).toBeVisible()
		await page.goBack()
		await expect(page.getByText(/Your reference number is HH-/)).toBeHidden()
		await expect.poll(() => shownQuote(page)).toEqual(emptyQuote)
	},
)

test(
	'a half-filled order, service request and reminder are as they were for whoever comes back',
	{ tag: '@phone' },
	async ({ page }) => {
		await openHydrated(page, '/order?cart=small')
		await page.getByLabel(/96-gallon cart/).check()
		await page.getByLabel(/^Lawn pickup/).check()
		await page.getByLabel('Town').fill('Windsor')
		await page.getByLabel('Service Address').fill('1204 Mian St')
		await page.getByLabel('Full Name').fill('June Alvarez')
		await page.getByLabel(/^1204 Main St/).check()
		await leave(page)
		await page.goBack()
		await expect(page.getByLabel(/96-gallon cart/)).toBeChecked()
		await expect(page.getByLabel(/^Lawn pickup/)).toBeChecked()
		await expect(page.getByLabel('Full Name')).toHaveValue('June Alvarez')
		await expect(page.getByLabel('Service Address')).toHaveValue('1204 Mian St')
		await page.getByLabel(/^1204 Main St/).check()
		await expect(page.getByText('Your pickup day is Wednesday')).toBeVisible()

		await openHydrated(page, '/service-request?kind=broken-cart')
		await page.getByLabel('Full Name').fill('June Alvarez')
		await leave(page)
		await page.goBack()
		await expect(page.getByLabel('Full Name')).toHaveValue('June Alvarez')
		await expect(page.getByText('Please choose your photos again')).toBeHidden()

		await openHydrated(page, '/reminders')
		await page.getByLabel('Email address').fill('june.back@example.com')
		await page.getByLabel('Your area').selectOption({ index: 2 })
		const area = await page.getByLabel('Your area').inputValue()
		await page.getByRole('checkbox', { name: 'Recycling' }).uncheck()
		await leave(page)
		await page.goBack()
		await expect(page.getByLabel('Email address')).toHaveValue('june.back@example.com')
		await expect(page.getByLabel('Your area')).toHaveValue(area)
		await expect(page.getByRole('checkbox', { name: 'Recycling' })).not.toBeChecked()
	},
)

test(
	'a quote form that comes back names the address looked up last, and no form is mixed up with that of another page',
	{ tag: '@desktop' },
	async ({ page }) => {
		const quote = typedQuote('june.back@example.com')
		await openHydrated(page, '/')
		await fillQuote(page, quote)
		await page.getByRole('contentinfo').getByRole('link', { name: 'Get Quote' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us for a price')
		// Entries of links to a part of a page have the key of the first page.
		await page.evaluate(() => location.assign('#main'))
		await leave(page)
		await page.goBack()
		await page.goBack()
		await page.goBack()
		await expect(page).toHaveURL('/')
		await expect.poll(() => shownQuote(page)).toEqual(quote)

		await openHydrated(page, '/pickup-day')
		const lookUp = async (address: string) => {
			await page.getByLabel('Your address').first().fill(address)
			await page.getByRole('button', { name: 'Find my day' }).first().click()
			await expect(quoteForm(page).getByLabel('Service Address')).toHaveValue(address)
		}
		await lookUp('12 Elm St, Ault')
		await quoteForm(page).getByLabel('Full Name').fill('June Alvarez')
		await leave(page)
		await page.goBack()
		await lookUp('5 Oak St, Nunn')
		await expect(quoteForm(page).getByLabel('Full Name')).toHaveValue('June Alvarez')
	},
)
