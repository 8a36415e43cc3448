import type { Page } from '@playwright/test'
import { sampleFacts } from '#test/sample_facts.ts'
import { consentWording } from '#app/leads/consent.ts'
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
import { expect, openHydrated, test } from './site.ts'

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please check these' })
const toast = (page: Page, title: string) =>
	page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) })

/** Counts the POST requests of a page. */
function countPosts(page: Page): () => number {
	let posts = 0
	page.on('request', (request) => (posts += Number(request.method() === 'POST')))
	return () => posts
}

test(
	'QF-01 QF-02 QF-04 the form shows its requirements, its options and the meaning of consent',
	{ tag: ['@desktop', '@direct'] },
	async ({ page }) => {
		for (const path of ['/', '/contact']) {
			await page.goto(path)
			const form = quoteForm(page)
			for (const label of ['Full Name', 'Email Address', 'Service Type']) {
				await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('required')
			}
			for (const label of ['Phone', 'Service Address', 'Additional Details']) {
				await expect(form.getByLabel(`${label} (optional)`, { exact: true })).not.toHaveAttribute('required')
			}
			const options = await form
				.getByLabel('Service Type')
				.locator('option')
				.evaluateAll((all) => all.map((option) => [option.getAttribute('value'), option.textContent]))
			expect(options.slice(1)).toEqual([
				['residential-services', 'Residential Services: Trash, Recycling & Lawn Pickup'],
				['commercial', 'Commercial Waste Management'],
				['rolloff', 'Roll-off Dumpster Rental'],
				['other', 'Other'],
			])
			await expect(consentBox(page)).not.toBeChecked()
			const wording = await form.locator('label[for="field-smsConsent"]').textContent()
			expect(wording).toBe(consentWording(sampleFacts))
			for (const words of [
				'not a condition of purchase',
				'essage and data rates may apply',
				'frequency varies',
				'STOP to unsubscribe',
				'HELP for help',
			]) {
				expect(wording).toContain(words)
			}
		}
	},
)

test(
	'QF-01 missing fields are named at the field and above, where the focus goes',
	{ tag: ['@desktop', '@direct'] },
	async ({ page, site }) => {
		await openHydrated(page, '/contact')
		const posts = countPosts(page)
		await quoteForm(page).getByLabel('Email Address').fill('june at home')
		await consentBox(page).check()
		await sendButton(page).click()
		await expect(summary(page).getByRole('link')).toHaveText([
			'Please enter your name.',
			'Please enter a valid email address.',
			'Please choose a service.',
		])
		await expect(page.locator(':focus')).toContainText('Please check these')
		const email = quoteForm(page).getByLabel('Email Address')
		await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
		await expect(email).toHaveAttribute('aria-invalid', 'true')
		await expect(email).toHaveValue('june at home')
		await summary(page).getByRole('link', { name: 'Please choose a service.' }).click()
		await expect(quoteForm(page).getByLabel('Service Type')).toBeFocused()
		expect(posts()).toBe(0)

		await fillQuote(page, typedQuote('mended@example.com'))
		await sendButton(page).click()
		await expect(toast(page, 'Quote Request Submitted!')).toBeVisible()
		await expect(summary(page)).toHaveCount(0)
		expect(await leadsFrom(site, 'mended@example.com')).toHaveLength(1)
	},
)

test(
	'QF-03 FI-41 nothing is sent without consent, and a toast explains until it is given',
	{ tag: ['@desktop', '@direct'] },
	async ({ page, site }) => {
		const quote = typedQuote('no.consent@example.com')
		await openHydrated(page, '/contact')
		const posts = countPosts(page)
		await fillQuote(page, quote)
		await sendButton(page).click()
		const words = 'Please check the SMS consent box to submit your quote request.'
		await expect(toast(page, 'Consent Required').getByText(words, { exact: true })).toBeVisible()
		await expect(page.getByRole('alert').getByRole('link'), 'FI-41 said once').toHaveText([words])
		await expect(page.locator('.toast')).toHaveCount(1)
		await expect(consentBox(page)).toHaveAccessibleDescription(new RegExp(words))
		expect(await shownQuote(page)).toEqual(quote)
		await consentBox(page).check()
		await expect(page.locator('.toast'), 'FI-41 it goes with its reason').toHaveCount(0)
		expect(posts()).toBe(0)
		expect(await leadsFrom(site, quote.email)).toHaveLength(0)
	},
)

for (const [path, tag] of [
	['/', ['@desktop', '@direct']],
	['/contact', ['@desktop']],
] as const) {
	test(
		`QF-05 QF-06 FI-40 FI-42 sent from ${path}: one row, thanks with a reference, a fresh form`,
		{ tag: [...tag] },
		async ({ page, site }) => {
			const email = `from${path.replace('/', '-')}-${test.info().project.name}@example.com`
			const quote = typedQuote(email)
			await openHydrated(page, path)
			const posts = countPosts(page)
			const answer = Promise.withResolvers<void>()
			await page.route(/\.data/, async (route) => {
				if (route.request().method() === 'POST') await answer.promise
				await route.continue()
			})
			await fillQuote(page, quote)
			await consentBox(page).check()
			await sendButton(page).dblclick()
			await expect(sendButton(page)).toHaveText('Submitting...')
			await expect(sendButton(page)).toBeDisabled()
			answer.resolve()

			const words = "We'll get back to you within 2 business hours with a custom quote."
			await expect(toast(page, 'Quote Request Submitted!').getByText(words, { exact: true })).toBeVisible()
			await expect(page.locator('.toast-corner .toast'), 'FI-42').toHaveCount(1)
			expect(posts()).toBe(1)
			const leads = await leadsFrom(site, email)
			expect(leads).toEqual([expect.objectContaining({ ...quote, smsConsent: true, review_reason: null })])
			await expect(page.getByText(`Your reference number is ${leads[0]?.reference}`)).toBeVisible()
			await expect(page.locator(':focus')).toContainText('Your reference number')
			await expect(page.locator(':focus'), 'FI-40').toContainText('Commercial Waste Management')
			await expect(page.locator(':focus')).toContainText(/by \w+day, \w+ \d+, \d+:\d\d [AP]M, Mountain Time/)
			await expect(page.locator(':focus')).toContainText('What happens next')
			await expect(sendButton(page), 'FI-40 in place of the form').toBeHidden()
			await page.getByText('Send another request').click()
			await expect(sendButton(page)).toHaveText('Request My Free Quote')
			await expect(sendButton(page)).toBeEnabled()
			expect(await shownQuote(page)).toEqual(emptyQuote)
			await expect(consentBox(page)).not.toBeChecked()

			await page.reload()
			await expect(page.getByText(`Your reference number is ${leads[0]?.reference}`)).toBeVisible()
			expect(posts(), 'a reload sends nothing').toBe(1)
			expect(await leadsFrom(site, email)).toHaveLength(1)
		},
	)
}

test(
	'QF-06 a second request from the same page makes a second lead',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		const quote = typedQuote('twice@example.com')
		await openHydrated(page, '/contact')
		for (const [count, message] of ['The first.', 'The second.'].entries()) {
			if (count > 0) await page.getByText('Send another request').click()
			await fillQuote(page, { ...quote, message })
			await consentBox(page).check()
			await sendButton(page).click()
			await expect.poll(() => leadsFrom(site, quote.email)).toHaveLength(count + 1)
			await expect(toast(page, 'Quote Request Submitted!')).toHaveCount(1)
			await expect.poll(() => shownQuote(page)).toEqual(emptyQuote)
		}
	},
)
