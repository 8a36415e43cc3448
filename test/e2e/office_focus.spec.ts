import type { Locator } from '@playwright/test'
import { sendLead } from '#test/office_leads.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true })

test(
	'FI-74 who sends a form of the office by keyboard goes on from the button that they pressed',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		const { leadId } = await sendLead(site.store, 'quote')
		await enterOffice(context, site, 'owner')
		const press = async (button: Locator, outcome: Locator) => {
			await button.focus()
			await page.keyboard.press('Enter')
			await expect(outcome).toBeVisible()
			await expect(button).toBeFocused()
		}
		await openHydrated(page, `/admin/leads/quote/${leadId}`)
		const save = page.locator('#lead-work').getByRole('button', { name: 'Save' })
		for (const words of ['Calls back at four.', 'Wants the large one.']) {
			await page.locator('#lead-work textarea[name=note]').fill(words)
			await press(save, page.getByRole('listitem').filter({ hasText: words }).first())
		}

		await openHydrated(page, `/admin/leads/quote/${leadId}/answer`)
		await page.locator('textarea[name=text]').fill('We come on Tuesday.')
		await press(
			page.getByRole('button', { name: 'Preview' }),
			page.getByRole('heading', { name: 'This is the email' }),
		)

		await openHydrated(page, '/admin/content/kb_articles/help-paying-your-bill')
		const publish = page.getByRole('button', { name: 'Publish' })
		for (const title of ['How to pay in the yard', 'How to pay in person']) {
			await page.getByLabel('Title', { exact: true }).fill(title)
			await press(publish, page.getByRole('heading', { name: title }).first())
		}
	},
)
