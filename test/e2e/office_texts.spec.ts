import { callAsTwilio } from '#test/twilio_service.ts'
import { sendLead } from '#test/office_leads.ts'
import { findings } from './axe.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true, environment: async ({ twilio }, provide) => provide(twilio.settings) })

test(
	'SD-83 SD-100 SD-107 the office sends a text from a template, the customer answers, and STOP by the customer ends texts to that number',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		const phone = '970 555 0142'
		const { leadId, reference } = await sendLead(site.store, 'quote', { phone, smsConsent: 'on' })
		let count = 0
		const text = (Body: string) =>
			callAsTwilio(
				{ url: site.url, publicUrl: site.url, path: '/texts/incoming' },
				{ MessageSid: `SM${++count}`, From: '+19705550142', To: '+19705550100', Body, NumMedia: '0' },
			)
		const isNarrow = async () => {
			await page.setViewportSize({ width: 320, height: 800 })
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
			expect(overflow).toBeLessThanOrEqual(0)
			await page.setViewportSize({ width: 1280, height: 800 })
		}
		await enterOffice(context, site, 'office')
		await openHydrated(page, `/admin/leads/quote/${leadId}?list=q%3Djune&at=5`)
		await page.getByText('Begin with a template').click()
		await page.getByRole('link', { name: 'The quote is in their email' }).click()
		const words = page.getByLabel('Text to (970) 555-0142')
		await expect(words).toHaveValue(new RegExp(`^Hello June Alvarez, .*\\(${reference}\\).* Test office$`))
		expect(await findings(page)).toEqual([])
		await isNarrow()
		await words.press('Control+End')
		await words.pressSequentially(' Thank you!')
		await expect(page.getByText('Sent and paid as 2 messages.')).toBeVisible()
		await page.getByRole('button', { name: 'Send the text' }).click()
		await expect(page.getByText('Written: it leaves as its line says.')).toBeVisible()
		expect(new URL(page.url()).search).toBe('?list=q%3Djune&at=5&text=sent')
		await expect(page.getByText(/Thank you!( Reply STOP to opt out\.)?$/)).toBeVisible()

		expect((await text('Which day do you come?')).status).toBe(200)
		await page.goto('/admin/texts')
		await expect(page.getByText('Which day do you come?')).toBeVisible()
		expect(await findings(page)).toEqual([])
		await isNarrow()
		await page.getByRole('link', { name: 'June Alvarez' }).click()
		await expect(page.getByRole('heading', { name: 'June Alvarez', level: 1 })).toBeVisible()
		await expect(page.getByRole('button', { name: 'Nothing to do' })).toBeVisible()
		expect(await findings(page)).toEqual([])
		expect((await text('STOP')).status).toBe(200)
		await page.reload()
		await expect(page.getByText('They stopped texts to (970) 555-0142.', { exact: false })).toBeVisible()
		await expect(page.getByRole('button', { name: 'Send the text' })).toHaveCount(0)
		await isNarrow()
	},
)
