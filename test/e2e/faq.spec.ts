import type { Page } from '@playwright/test'
import { faqRow } from '#test/rows.ts'
import { hideTable } from './break_table.ts'
import { expect, openHydrated, test, untilServed, waitForHydration } from './site.ts'

const list = (page: Page) => page.locator('#faq')
const openAnswers = (page: Page) => list(page).locator('details[open]')

test('FQ-01 one answer is open at a time, and closes again', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/')
	const questions = list(page).locator('summary')
	await expect(openAnswers(page)).toHaveCount(0)
	await questions.nth(0).click()
	await expect(openAnswers(page)).toHaveCount(1)
	await expect(list(page).getByText('and nearby roads.')).toBeVisible()
	await questions.nth(2).click()
	await expect(openAnswers(page)).toHaveCount(1)
	await expect(list(page).getByText('Service is month to month.')).toBeVisible()
	await expect(list(page).getByText('and nearby roads.')).toBeHidden()
	await questions.nth(2).click()
	await expect(openAnswers(page)).toHaveCount(0)
})

test(
	'FQ-03 the answer about paying has a button that opens a new tab',
	{ tag: '@desktop' },
	async ({ page, problems }) => {
		await openHydrated(page, '/')
		const buttons = list(page).getByRole('link', { name: 'Pay My Bill', includeHidden: true })
		await expect(buttons).toHaveCount(1)
		await list(page).getByText('How do I pay my bill?').click()
		await expect(buttons).toBeVisible()
		await expect(buttons).toHaveAttribute('href', '/pay-my-bill')
		const opening = page.waitForEvent('popup')
		// A 404 is allowed, so that this test does not depend on the linked page.
		problems.allow(/404 \(Not Found\).*\/pay-my-bill/)
		await buttons.click()
		const tab = await opening
		await expect(tab).toHaveURL('/pay-my-bill')
		await expect(page).toHaveURL('/')
	},
)

for (const [id, tag] of [
	['faq-general-pay', '@desktop'],
	['faq-greeley-day', '@phone'],
	['faq-hoa-switch', '@phone'],
] as const) {
	test(`FQ-04 the address of ${id} opens it and ends there`, { tag }, async ({ page }) => {
		await page.goto(`/faqs#${id}`)
		const answer = page.locator(`#${id}`)
		await expect(answer).toBeVisible()
		await expect.poll(() => topOf(page, id), { message: 'before scripts' }).toBeLessThan(300)
		await page.keyboard.press('Shift')
		await waitForHydration(page)
		await expect(answer).toBeVisible()
		expect(await topOf(page, id), 'and after').toBeLessThan(300)
	})
}

test('FQ-04 the search leads to an answer', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/search?q=greeley+trash+day')
	await page.locator('a[href="/faqs#faq-greeley-day"]').click()
	await expect(page).toHaveURL('/faqs#faq-greeley-day')
	await expect(page.locator('#faq-greeley-day')).toBeVisible()
	await expect.poll(() => topOf(page, 'faq-greeley-day')).toBeLessThan(300)
	expect(await topOf(page, 'faq-greeley-day')).toBeGreaterThan(0)
})

async function topOf(page: Page, id: string): Promise<number> {
	const box = await page.locator(`#${id}`).boundingBox()
	return box?.y ?? Infinity
}

test.describe('with other questions in the store', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('FQ-01 FQ-03 only active questions are listed, in their order, and the Pay My Bill button is matched in any letter case', async ({
		page,
		site,
	}) => {
		await site.store.db.deleteFrom('faqs').execute()
		const rows = [
			faqRow({ question: 'The third?', sort_order: 30 }),
			faqRow({ question: 'The first?', sort_order: 10 }),
			faqRow({ question: 'The hidden?', sort_order: 15, is_active: false }),
			faqRow({ question: 'Quick one: HOW DO I PAY MY BILL in person?', sort_order: 20 }),
			faqRow({ question: 'For another page?', sort_order: 5, audience: 'hoa' }),
		]
		await site.store.db.insertInto('faqs').values(rows).execute()
		await untilServed(site, '/', 'The first?')
		await page.goto('/')
		await expect(list(page).locator('summary')).toHaveText([
			'The first?',
			'Quick one: HOW DO I PAY MY BILL in person?',
			'The third?',
		])
		const button = list(page).locator('details', { hasText: 'IN PERSON' }).locator('a[href="/pay-my-bill"]')
		await expect(button).toHaveAttribute('target', '_blank')
		await expect(list(page).locator('a[href="/pay-my-bill"]')).toHaveCount(1)
	})

	test('FQ-02 HM-07 questions that cannot be read show a failure; Try Again shows skeletons, then questions and testimonials', async ({
		page,
		site,
	}) => {
		const putBack = await hideTable(site, 'faqs')
		const putVoicesBack = await hideTable(site, 'testimonials')
		const failure = 'Unable to load FAQs. Please try again later.'
		await untilServed(site, '/', failure)
		await openHydrated(page, '/')
		await expect(list(page).getByText(failure)).toBeVisible()
		const voices = page.getByRole('heading', { name: 'From the neighbors' })
		await expect(voices, 'hidden while there is no data').toHaveCount(0)

		await putBack()
		await putVoicesBack()
		await untilServed(site, '/', failure, false)
		const answer = Promise.withResolvers<void>()
		await page.route(/\.data/, async (route) => {
			await answer.promise
			await route.continue()
		})
		await list(page).getByRole('button', { name: 'Try Again' }).click()
		await expect(list(page).locator('[data-skeleton]')).toHaveCount(5)
		await expect(list(page).getByText(failure)).toHaveCount(0)
		await expect(voices).toBeVisible()
		await expect(page.locator('section', { has: voices }).locator('[data-skeleton]')).toHaveCount(6)

		answer.resolve()
		await expect(list(page).locator('summary')).toHaveCount(9)
		await expect(page.locator('section', { has: voices }).getByRole('listitem')).toHaveCount(6)
		await expect(page.locator('[data-skeleton]')).toHaveCount(0)
	})
})
