import type { Page } from '@playwright/test'
import { hideTable } from './break_table.ts'
import { busyBrowser } from './busy_browser.ts'
import { consentBox, fillQuote, leadsFrom, sendButton, shownQuote, typedQuote } from './quote_form.ts'
import { expect, openHydrated, test } from './site.ts'

const failure = 'Failed to submit quote request. Please try again or call us directly.'
const errorToast = (page: Page) => page.locator('.toast').filter({ hasText: failure })

test.describe('when a request cannot be stored', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('QF-07 a failing store shows a toast, keeps the form and is logged; sent again, the form makes one lead', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/503 \(Service Unavailable\)/)
		const quote = typedQuote('store@example.com')
		await openHydrated(page, '/contact')
		const putBack = await hideTable(site, 'quote_requests')
		await fillQuote(page, quote)
		await consentBox(page).check()
		await sendButton(page).click()

		await expect(errorToast(page).getByText('Error', { exact: true })).toBeVisible()
		await expect(page.getByText('We could not make sure that we have your request.')).toBeVisible()
		expect(await shownQuote(page)).toEqual(quote)
		await expect(consentBox(page)).toBeChecked()
		await expect(sendButton(page)).toBeEnabled()
		await expect.poll(site.log).toContain('"msg":"lead not stored"')

		await putBack()
		await sendButton(page).click()
		await expect(page.getByText('Quote Request Submitted!').first()).toBeVisible()
		expect(await leadsFrom(site, quote.email)).toEqual([expect.objectContaining(quote)])
	})
})

test.describe('when the connection fails', { tag: '@desktop' }, () => {
	test('QF-07 FI-44 offline, a toast gives the reason, the form is kept and other pages say so; back online, the form makes one lead', async ({
		page,
		site,
		context,
		problems,
	}) => {
		problems.allow(/ERR_INTERNET_DISCONNECTED|The form could not be sent|Failed to fetch/)
		const quote = typedQuote('offline@example.com')
		await openHydrated(page, '/')
		await fillQuote(page, quote)
		await consentBox(page).check()
		await context.setOffline(true)
		await sendButton(page).click()
		await expect(errorToast(page).getByText('Error', { exact: true })).toBeVisible()
		await expect(page.getByRole('alert')).toContainText('Your device is offline.')
		expect(await shownQuote(page)).toEqual(quote)

		await context.setOffline(false)
		await sendButton(page).click()
		await expect(page.getByText('Quote Request Submitted!').first()).toBeVisible()
		expect(await leadsFrom(site, quote.email)).toHaveLength(1)
		const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' })
		await terms.click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
		await page.goBack()
		await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Terms of Service')
		await context.setOffline(true)
		await terms.click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
		await context.setOffline(false)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
	})

	test('QF-07 a form sent again because its response was lost still makes one lead', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/ERR_FAILED|The form could not be sent/)
		const quote = typedQuote('lost.answer@example.com')
		await openHydrated(page, '/contact')
		let isFirst = true
		await page.route(/\.data/, async (route) => {
			if (route.request().method() !== 'POST' || !isFirst) return route.continue()
			isFirst = false
			await route.fetch()
			await route.abort()
		})
		await fillQuote(page, quote)
		await consentBox(page).check()
		await sendButton(page).click()
		await expect(errorToast(page)).toBeVisible()
		expect(await leadsFrom(site, quote.email), 'it had arrived').toHaveLength(1)

		await sendButton(page).click()
		await expect(page.getByText('Quote Request Submitted!').first()).toBeVisible()
		const leads = await leadsFrom(site, quote.email)
		expect(leads).toHaveLength(1)
		await expect(page.getByText(`Your reference number is ${leads[0]?.reference}`)).toBeVisible()
	})

	test('QF-07 a form whose sending failed before a busy browser could show it as being sent can be sent again', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/ERR_FAILED|The form could not be sent/)
		const quote = typedQuote('busy.browser@example.com')
		const browser = await busyBrowser(page)
		await openHydrated(page, '/contact')
		await fillQuote(page, quote)
		await consentBox(page).check()
		await page.route(/\.data/, (route) => route.abort(), { times: 1 })
		const failed = page.waitForEvent('console', (message) => message.text().includes('could not be sent'))
		await browser.begin()
		await sendButton(page).dispatchEvent('click')
		await failed
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
		await browser.end()
		await expect(errorToast(page)).toBeVisible()
		await sendButton(page).click()
		await expect(page.getByText('Quote Request Submitted!').first()).toBeVisible()
		expect(await leadsFrom(site, quote.email)).toHaveLength(1)
	})

	test('a name of ten thousand letters and a message that is too long get errors and are kept', async ({
		page,
	}) => {
		const quote = { ...typedQuote('long@example.com'), name: 'x'.repeat(10_000), message: 'y'.repeat(4001) }
		await openHydrated(page, '/contact')
		await fillQuote(page, quote)
		await consentBox(page).check()
		await sendButton(page).click()
		await expect(page.getByRole('alert').getByRole('link')).toHaveText([
			'Please shorten your name to 100 characters or fewer.',
			'Please shorten your message to 4000 characters or fewer.',
		])
		expect(await shownQuote(page)).toEqual(quote)
	})
})
