import { consentBox, fillQuote, leadsFrom, sendButton, shownQuote, typedQuote } from './quote_form.ts'
import { expect, openHydrated, test } from './site.ts'

test(
	'FI-44 a form that is first touched while offline says so and keeps what was typed, and is accepted once back online',
	{ tag: '@phone' },
	async ({ page, site, context, problems }) => {
		problems.allow(/ERR_INTERNET_DISCONNECTED|could not be sent|Failed to fetch/)
		const quote = typedQuote('untouched@example.com')
		await openHydrated(page, '/contact')
		await context.setOffline(true)
		await fillQuote(page, quote)
		await consentBox(page).check()
		await sendButton(page).click()
		const alert = page.getByRole('alert')
		await expect(alert).toContainText('Failed to submit quote request.')
		await expect(alert).toContainText('Your device is offline.')
		expect(await shownQuote(page)).toEqual(quote)
		await context.setOffline(false)
		await sendButton(page).click()
		await expect(page.getByText('Quote Request Submitted!')).toBeVisible()
		expect(await leadsFrom(site, quote.email)).toHaveLength(1)
	},
)

test(
	'FI-44 a look-up that is first touched while offline says so and keeps the address, and answers once back online',
	{ tag: '@phone' },
	async ({ page, context, problems }) => {
		problems.allow(/ERR_INTERNET_DISCONNECTED|could not be sent|Failed to fetch/)
		const address = '8503 crossroads boulevard apt 2, windsor'
		const field = page.getByLabel('Your address')
		await openHydrated(page, '/pickup-day')
		await context.setOffline(true)
		await field.fill(address)
		await field.press('Enter')
		await expect(page.getByRole('alert')).toContainText('Your device is offline')
		await expect(field).toHaveValue(address)
		await context.setOffline(false)
		await field.press('Enter')
		await expect(page.locator('#answer')).toContainText(`Next pickup at ${address}`)
	},
)
