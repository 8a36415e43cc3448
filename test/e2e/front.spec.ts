import { enterOffice } from './office.ts'
import { consentBox, fillQuote, sendButton, shownQuote, typedQuote } from './quote_form.ts'
import { waitForHydration, expect, test } from './site.ts'

/** The milliseconds within which a save must be public. */
const publicWithin = 2000

test.use({ hasOwnSite: true })

test.describe('through nginx', () => {
	// A server, nginx and two pages per test.

	test('a change by the office is public within two seconds, on cached pages and others', async ({
		page,
		site,
	}) => {
		const publicPage = await page.context().newPage()
		await publicPage.goto('/')
		await publicPage.goto('/faqs')
		await enterOffice(page.context(), site, 'editor')
		await page.goto('/admin/content/faqs/faq-general-areas')
		await waitForHydration(page)
		await page.getByLabel('Answer').fill('By card, by check, or with a firm handshake at the office.')
		await publicPage.goto('/')
		await page.getByRole('button', { name: 'Publish' }).click()
		await expect(page.getByText('Published.')).toBeVisible()
		await page.waitForTimeout(publicWithin)
		for (const path of ['/', '/faqs']) {
			expect(await (await fetch(site.url + path)).text()).toContain('a firm handshake at the office')
		}
	})

	test('with the app down, cached pages stay readable and a form keeps what was typed', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/50[234]|Failed to (load|fetch)|could not be sent|HTTP2_PROTOCOL_ERROR/)
		await page.goto('/residential')
		await page.goto('/contact')
		await waitForHydration(page)
		const typed = typedQuote('june.front@example.com')
		await fillQuote(page, typed)
		await consentBox(page).check()
		await site.server?.kill()
		await sendButton(page).click()
		await expect(
			page.getByText('Failed to submit quote request. Please try again or call us directly.'),
		).toBeVisible()
		expect(await shownQuote(page)).toEqual(typed)
		await page.goto('/residential')
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await page.goto('/contact')
		await expect(page.getByLabel('Full Name')).toBeVisible()
	})
})
