import { findings } from './axe.ts'
import { expect, openHydrated, test } from './site.ts'

test(
	'PD-30 PD-32 the kind changes in place and keeps what was typed; stopping is one step that says when service ends',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		await openHydrated(page, '/service-request')
		await page.getByRole('link', { name: 'Skip weeks' }).click()
		await page.getByLabel('Full Name').fill('June Alvarez')
		await page.getByLabel('Email Address').fill('june@example.com')
		await page.getByLabel('Service Address').fill('12 Elm Street, Windsor')
		await page.getByRole('button', { name: 'Skip these weeks' }).click()
		await expect(page.getByText('Please choose the first day away.').first()).toBeVisible()
		await page.getByRole('link', { name: 'Stop service' }).click()
		await expect(page.getByRole('heading', { name: 'Stop service' })).toBeVisible()
		await expect(page.getByText('Please choose the first day away.')).toHaveCount(0)
		await expect(page.getByLabel('First day away')).toHaveCount(0)
		await expect(page.getByLabel('Full Name')).toHaveValue('June Alvarez')
		expect(await findings(page)).toEqual([])
		await page.getByRole('button', { name: 'Stop my service' }).click()
		await expect(page.getByText('Request received').first()).toBeVisible()
		await expect(page.getByText(/^Your service ends on \w+day, \w+ \d+\.$/)).toBeVisible()
		await expect(page.getByLabel('Full Name')).toHaveCount(0)
		const rows = await site.store.db.selectFrom('service_requests').select(['kind', 'stop_on']).execute()
		expect(rows).toContainEqual({ kind: 'stop', stop_on: null })
	},
)

test.describe('without scripts', { tag: '@phone' }, () => {
	test.use({ javaScriptEnabled: false })

	test('PD-30 a broken cart is reported in two steps', async ({ page, problems }) => {
		// What is wrong is answered as such.
		problems.allow(/422/)
		await page.goto('/service-request')
		await page.getByRole('link', { name: 'Broken or lost cart' }).click()
		await page.getByLabel('Which cart is it?').selectOption('recycling')
		await page.getByLabel('Full Name').fill('June Alvarez')
		await page.getByLabel('Email Address').fill('june@example.com')
		await page.getByLabel('Service Address').fill('12 Elm Street, Windsor')
		await page.getByRole('button', { name: 'Ask for a repair' }).click()
		await expect(page.getByText('Please choose what is wrong with it.').first()).toBeVisible()
		await expect(page.getByLabel('Which cart is it?')).toHaveValue('recycling')
		await page.getByLabel('What is wrong with it?').selectOption('lid')
		await page.getByRole('button', { name: 'Ask for a repair' }).click()
		await expect(page.getByText(/Your reference number is HH-/)).toBeVisible()
	})
})
