import { sendLead } from '#test/office_leads.ts'
import { findings } from './axe.ts'
import { enterOffice } from './office.ts'
import { expect, test } from './site.ts'

test.use({ hasOwnSite: true })

test(
	'SD-85 SD-87 SD-89 SD-91 the office answers and makes an offer, the customer accepts it on a phone, and the office sees it won',
	{ tag: '@desktop' },
	async ({ page, context, browser, site }) => {
		const { leadId } = await sendLead(site.store, 'quote', { email: 'june.offer@example.com' })
		await enterOffice(context, site, 'office')
		await page.goto(`/admin/leads/quote/${leadId}`)
		await page.getByRole('link', { name: 'Prices for pickup at home' }).click()
		await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/96-gallon cart: \$33/)
		await page.getByRole('button', { name: 'Preview' }).click()
		await expect(page.getByText('Nothing was sent yet.')).toBeVisible()
		expect(await findings(page)).toEqual([])
		await page.getByRole('button', { name: 'Send', exact: true }).click()
		await expect(page.getByText('Your answer is in the outgoing email.')).toBeVisible()

		await page.getByRole('link', { name: 'Make an offer' }).click()
		await page.getByLabel('What is included').fill('Trash every week, 96-gallon cart\nRecycling')
		await page.getByLabel('Price in dollars').fill('$43.50')
		await page.getByLabel('Paid').selectOption('a month')
		expect(await findings(page)).toEqual([])
		await page.getByRole('button', { name: 'Send the offer' }).click()
		await expect(page.getByText('The offer is in the outgoing email.')).toBeVisible()
		const { body } = await site.store.db
			.selectFrom('outbox')
			.select('body')
			.where('clears_body', '=', true)
			.executeTakeFirstOrThrow()
		const link = /http\S+\/offer\?token=[\w-]+/.exec(body)?.[0] ?? ''

		const viewport = { width: 360, height: 740 }
		const phone = await browser.newContext({ baseURL: site.url, viewport, hasTouch: true, isMobile: true })
		const customer = await phone.newPage()
		await customer.goto(link)
		await expect(customer.getByRole('heading', { name: 'Our offer to you' })).toBeVisible()
		await expect(customer.getByText('$43.50')).toBeVisible()
		expect(await findings(customer)).toEqual([])
		const width = await customer.evaluate(() => document.documentElement.scrollWidth)
		expect(width).toBeLessThanOrEqual(viewport.width)
		await customer.getByLabel('Your name').fill('June Alvarez')
		await customer.getByRole('button', { name: 'Accept this offer' }).tap()
		await expect(customer.getByRole('heading', { name: 'You accepted our offer' })).toBeVisible()
		await phone.close()

		await page.reload()
		await expect(page.getByRole('radio', { name: 'Won' })).toBeChecked()
		await expect(page.getByText('The customer accepted the offer')).toBeVisible()
		await expect(page.getByText(/^Accepted .* signed “June Alvarez”$/)).toBeVisible()
		expect(await findings(page)).toEqual([])
	},
)
