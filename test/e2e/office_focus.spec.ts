import type { Locator } from '@playwright/test'
import { sendLead } from '#test/office_leads.ts'
import { callAsTwilio } from '#test/twilio_service.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true, environment: async ({ twilio }, provide) => provide(twilio.settings) })

test(
	'FI-74 the button that was pressed by keyboard to send an office form has the focus afterwards',
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

test(
	'FI-74 a second Enter after a button disappeared with its row does not press the next row’s button',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		for (const at of [1, 2, 3])
			await callAsTwilio(
				{ url: site.url, publicUrl: site.url, path: '/texts/incoming' },
				{
					MessageSid: `SM${at}`,
					From: '+19705550142',
					To: '+19705550100',
					Body: `Question ${at}`,
					NumMedia: '0',
				},
			)
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/texts')
		const buttons = page.getByRole('button', {
			name: /^Nothing to do about the text by \(970\) 555-0142, \S/,
		})
		await expect(buttons).toHaveCount(3)
		await buttons.first().focus()
		await page.keyboard.press('Enter')
		await expect(buttons).toHaveCount(2)
		await page.waitForTimeout(300)
		await page.keyboard.press('Enter')
		await page.waitForTimeout(500)
		await expect(buttons).toHaveCount(2)
	},
)
