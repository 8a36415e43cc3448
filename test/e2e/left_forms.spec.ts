import type { Page } from '@playwright/test'
import { busyBrowser } from './busy_browser.ts'
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
import { expect, openHydrated, test, waitForHydration } from './site.ts'

/** Leaves the page by a footer link, which scripts follow by client-side navigation. */
async function leave(page: Page) {
	await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
}

test(
	'QF-06 a half-filled form is restored for a visitor who follows a link and comes back, and is empty once it was sent',
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
	'a half-filled order, service request or reminder form is restored for a visitor who comes back',
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
	'a restored quote form takes the address looked up last, and forms of different pages are not mixed up',
	{ tag: '@desktop' },
	async ({ page }) => {
		const quote = typedQuote('june.back@example.com')
		await openHydrated(page, '/')
		await fillQuote(page, quote)
		await page.getByRole('contentinfo').getByRole('link', { name: 'Get Quote' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us for a price')
		// History entries of in-page links have the key of the first page.
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

test(
	'half-typed Pay My Bill forms are restored until they are sent, as are a look-up’s address and changed reminder settings',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		await openHydrated(page, '/pay-my-bill')
		const update = page.locator('#account-update form')
		const byEmail = page.locator('#customer-id form').filter({ hasText: 'Email me my ID' })
		await byEmail.getByLabel('Email address').fill('june.back@example.com')
		await update.getByLabel('Full name').fill('June Alvarez')
		await update.getByLabel('What should we change?').fill('New number.\nSame street.')
		await leave(page)
		await page.goBack()
		await expect(update.getByLabel('Full name')).toHaveValue('June Alvarez')
		await expect(update.getByLabel('What should we change?')).toHaveValue('New number.\nSame street.')
		await expect(byEmail.getByLabel('Email address')).toHaveValue('june.back@example.com')
		await byEmail.getByRole('button').click()
		await expect(page.getByText(/Your reference number is HH-/)).toBeVisible()
		await page.getByText('Send another request').click()
		await expect(byEmail.getByLabel('Email address')).toHaveValue('')
		await page.getByText('Send another request').click()
		await leave(page)
		await page.goBack()
		await expect(update.getByLabel('Full name')).toHaveValue('June Alvarez')
		await expect(byEmail.getByLabel('Email address')).toHaveValue('')

		for (const path of ['/', '/pickup-day']) {
			await openHydrated(page, path)
			const address = page.locator('#pickup-address')
			await address.fill('12 Elm St, Ault')
			await leave(page)
			await page.goBack()
			await expect(address).toHaveValue('12 Elm St, Ault')
		}

		await openHydrated(page, '/reminders?area=windsor-lake')
		await page.getByLabel('Email address').fill('june.choices@example.com')
		await page.getByRole('button', { name: 'Remind me' }).click()
		await expect(page.getByText('Look for our email with a link.')).toBeVisible()
		const { body } = await site.store.db
			.selectFrom('outbox')
			.select('body')
			.where('kind', '=', 'subscription')
			.where('to_address', '=', 'june.choices@example.com')
			.executeTakeFirstOrThrow()
		await openHydrated(page, /https?:\S+/.exec(body)?.[0] ?? '')
		await page.getByRole('button', { name: 'Yes, remind me' }).click()
		await waitForHydration(page)
		await page.getByLabel('Lawn').uncheck()
		await page.getByLabel(/The morning of pickup day/).check()
		await page.getByLabel(/Also tell me/).uncheck()
		await leave(page)
		await page.goBack()
		await expect(page.getByLabel('Lawn')).not.toBeChecked()
		await expect(page.getByLabel(/The morning of pickup day/)).toBeChecked()
		await expect(page.getByLabel(/Also tell me/)).not.toBeChecked()
	},
)

test(
	'QF-06 QF-07 a form that a visitor leaves while it is being sent is restored, and sending it again still makes one request',
	{ tag: '@desktop' },
	async ({ page, site, problems }) => {
		problems.allow(/The form could not be sent/)
		const browser = await busyBrowser(page)
		await openHydrated(page, '/contact')
		const quote = typedQuote('june.left@example.com')
		await fillQuote(page, quote)
		await consentBox(page).check()
		await page.route(
			/\.data/,
			async (route) => {
				await route.fetch()
				await leaving
				await route.abort().catch(() => undefined)
			},
			{ times: 1 },
		)
		const { promise: leaving, resolve: left } = Promise.withResolvers<void>()
		await sendButton(page).click()
		await expect.poll(() => leadsFrom(site, quote.email)).toHaveLength(1)
		await browser.begin()
		const next = page.waitForResponse(/privacy-policy\.data/)
		const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
		await link.dispatchEvent('click', { button: 0 })
		await (await next).finished()
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
		await browser.end()
		await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
		left()
		await page.goBack()
		await expect.poll(() => shownQuote(page)).toEqual(quote)
		await sendButton(page).click()
		await expect(page.getByText(/Your reference number is HH-/)).toBeVisible()
		expect(await leadsFrom(site, quote.email)).toHaveLength(1)
	},
)

test(
	'a Pay My Bill form that a visitor leaves while it is being sent is empty once it was stored; the form beside it is restored',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		await openHydrated(page, '/pay-my-bill')
		const update = page.locator('#account-update form')
		const byEmail = page.locator('#customer-id form').filter({ hasText: 'Email me my ID' })
		const email = byEmail.getByLabel('Email address')
		await email.fill('june.sent@example.com')
		await update.getByLabel('Full name').fill('June Alvarez')
		const { promise: hasLeft, resolve: go } = Promise.withResolvers<void>()
		await page.route('**/functions/billing-request', async (route) => {
			await hasLeft
			await route.continue()
		})
		const answered = page.waitForResponse('**/functions/billing-request')
		await byEmail.getByRole('button').click()
		await leave(page)
		go()
		await (await answered).finished()
		const stored = site.store.db
			.selectFrom('billing_requests')
			.where('customer_email', '=', 'june.sent@example.com')
		expect(await stored.select('id').execute()).toHaveLength(1)
		await page.goBack()
		await expect(update.getByLabel('Full name')).toHaveValue('June Alvarez')
		await expect(email).toHaveValue('')
	},
)
