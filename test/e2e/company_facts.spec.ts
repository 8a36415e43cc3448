import { sampleFacts } from '#test/sample_facts.ts'
import { waitForHydration, expect, openHydrated, still, test, untilServed } from './site.ts'

test.use({ ...still, hasOwnSite: true })

test('SH-01 a changed phone and name stay after hydration, and on the next page @desktop', async ({
	page,
	site,
}) => {
	await site.store.db
		.insertInto('company_facts')
		.values(
			Object.entries({ name: 'Poudre Valley Disposal', phone: '(303) 555-0187', 'prices.recycling': 31 }).map(
				([name, value]) => ({
					id: name,
					name,
					value: JSON.stringify(value),
					updated_at: new Date().toISOString(),
				}),
			),
		)
		.execute()
	await untilServed(site, '/', 'tel:+13035550187')
	const wrong: string[] = []
	page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
	page.on('pageerror', (error) => wrong.push(error.message))

	await openHydrated(page, '/')
	const header = page.getByRole('banner')
	await expect(header.locator('a[href^="tel:"]').first()).toHaveAttribute('href', 'tel:+13035550187')
	await expect(header.getByRole('link', { name: 'Poudre Valley Disposal' }).first()).toBeVisible()
	await expect(page.locator('#plans')).toContainText('$31')
	await expect(page.locator('body')).not.toContainText(sampleFacts.name)

	await page.evaluate(() => Object.assign(window, { isSamePage: true }))
	await header.getByRole('link', { name: 'Order online' }).click()
	await expect(page).toHaveURL(/\/order/)
	expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
	await expect(page.getByRole('main').locator('a[href="tel:+13035550187"]').first()).toBeVisible()
	await page.reload()
	await waitForHydration(page)
	await expect(page.locator('body')).not.toContainText(sampleFacts.phone)
	expect(wrong).toEqual([])
})

test('FI-46 where consent to texts is optional, its box shows only once a phone number is typed @phone', async ({
	page,
	site,
}) => {
	const values = {
		id: 'smsConsentRequired',
		name: 'smsConsentRequired',
		value: 'false',
		updated_at: new Date().toISOString(),
	}
	await site.store.db.insertInto('company_facts').values(values).execute()
	await untilServed(site, '/contact', 'with-phone')
	await openHydrated(page, '/contact')
	const box = page.locator('#field-smsConsent')
	await expect(box).toBeHidden()
	await page.getByLabel('Phone (optional)').fill('970 555 0100')
	await expect(box).toBeVisible()
	await page.getByLabel('Phone (optional)').clear()
	await expect(box).toBeHidden()
})
