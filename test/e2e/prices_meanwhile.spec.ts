import { saveFacts } from '#test/save_facts.ts'
import type { Site } from './open_site.ts'
import {
	fillRolloff,
	rolloffButtons,
	rolloffConsent,
	rolloffForm,
	sizeBox,
	typedRolloff,
} from './rolloff_form.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true })

/** Saves, while a form is open, new prices of recycling and of the 15-yard container. */
async function saveMeanwhile(
	{ store, url }: Site,
	recycling: number,
	container: number,
	path: string,
	said: string,
) {
	await store.db
		.updateTable('rolloff_sizes')
		.set({ price_dollars: container, included_days: 7 })
		.where('cubic_yards', '=', 15)
		.execute()
	await saveFacts(store, { 'prices.recycling': recycling })
	await expect.poll(async () => (await fetch(url + path)).text()).toContain(said)
}

test(
	'SD-02 an order whose prices changed while its form was open is sent back with the new total and every word, then accepted',
	{ tag: '@desktop' },
	async ({ page, site, problems }) => {
		problems.allow(/422/)
		await openHydrated(page, '/order')
		await page.getByLabel(/96-gallon cart/).check()
		await page.getByLabel(/^Recycling/).check()
		await page.getByLabel('Service Address').fill('512 Walnut St')
		await page.getByLabel('Town').fill('Windsor')
		await page.getByLabel('Full Name').fill('June Alvarez')
		await page.getByLabel('Phone').fill('970 555 0100')
		await page.getByLabel('Email Address').fill('june.meanwhile@example.com')
		const summary = page.getByRole('region', { name: 'Your order' })
		await expect(summary).toContainText('$43 a month')
		await saveMeanwhile(site, 17, 449, '/order', '-17-20')
		await page.getByRole('button', { name: 'Place my order' }).click()
		await expect(page.getByText('Our prices changed while you were ordering.').first()).toBeVisible()
		await expect(summary).toContainText('$50 a month')
		await expect(page.getByLabel('Full Name')).toHaveValue('June Alvarez')
		await page.getByRole('button', { name: 'Place my order' }).click()
		await expect(page.getByText(/Your reference number is HH-/)).toBeVisible()
		const rows = await site.store.db.selectFrom('service_orders').select('monthly_dollars').execute()
		expect(rows).toEqual([{ monthly_dollars: 50 }])
	},
)

test(
	'RO-11 a roll-off request whose prices changed while its form was open is sent back, and stores the new prices as seen',
	{ tag: '@desktop' },
	async ({ page, site, problems }) => {
		problems.allow(/422/)
		const path = '/roll-off-dumpsters/windsor'
		await saveMeanwhile(site, 10, 449, path, '$449')
		await openHydrated(page, path)
		await fillRolloff(page, typedRolloff('june.meanwhile@example.com'))
		await sizeBox(page, '\\$449').check()
		await rolloffConsent(page).check()
		await saveMeanwhile(site, 11, 500, path, '$500')
		await rolloffButtons(page).first().click()
		await expect(
			page.getByText('Our prices changed while you were filling in the form.').first(),
		).toBeVisible()
		await expect(sizeBox(page, '\\$500')).toBeChecked()
		await expect(rolloffForm(page).locator('[name="notes"]')).toHaveValue(/Mind the wires/)
		await rolloffButtons(page).first().click()
		await expect(page.getByText(/Your reference number is HH-/)).toBeVisible()
		const rows = await site.store.db.selectFrom('rolloff_quote_requests').select('prices_seen').execute()
		expect(rows).toEqual([{ prices_seen: expect.stringMatching(/^\$500 in all/) as unknown }])
	},
)
