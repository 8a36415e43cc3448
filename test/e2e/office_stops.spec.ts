import { findings } from './axe.ts'
import { enterOffice } from './office.ts'
import { expect, test } from './site.ts'

test.use({ hasOwnSite: true })

test('FI-90 a stop is planned by hand and marked as done in its day’s list, and the mark is reverted in its history', async ({
	page,
	site,
	context,
	problems,
}) => {
	problems.allow(/422 \(Unprocessable/)
	await enterOffice(context, site, 'office')
	await page.goto('/admin/stops')
	expect(await findings(page)).toEqual([])
	await page.getByRole('link', { name: 'Plan a stop' }).click()
	await page.getByLabel('What is done there').selectOption('Deliver a cart')
	await page.getByLabel('Day').fill('2020-01-01')
	await page.getByLabel('For whom').fill('June Alvarez')
	await page.getByLabel('Address').fill('9 Zebra Ln, Nowhere')
	await page.getByRole('button', { name: 'Plan it' }).click()
	await expect(page.getByRole('alert')).toContainText('January 1, 2020 has passed')
	await expect(page.getByLabel('For whom')).toHaveValue('June Alvarez')
	expect(await findings(page)).toEqual([])
	const day = quietTuesday()
	await page.getByLabel('Day').fill(day)
	await page.getByRole('button', { name: 'Plan it' }).click()
	await expect(page.getByRole('heading', { name: 'Deliver a cart, June Alvarez' })).toBeVisible()
	await expect(page.getByText('The list of streets does not know this address.')).toBeVisible()
	expect(await findings(page)).toEqual([])

	await page.goto(`/admin/stops?day=${day}`)
	await page.getByLabel('Cart number: Deliver a cart, June Alvarez').fill('96-10234')
	await page.getByRole('button', { name: 'Done: Deliver a cart, June Alvarez' }).click()
	await expect(page.getByRole('status')).toContainText('Marked as done.')
	await expect(page.getByText(/Cart delivered .*, 96-10234, said /)).toBeVisible()
	expect(await findings(page)).toEqual([])
	await page.getByRole('link', { name: 'Deliver a cart', exact: true }).click()
	await page.getByRole('button', { name: /^Back to before this/ }).click()
	await expect(page.getByRole('status')).toContainText('It is as it was before that change.')
	await expect(page.getByLabel('How it stands')).toHaveValue('planned')
})

/** A Tuesday of next month, from the 12th to the 18th, on which there is never a holiday. */
function quietTuesday(): string {
	const day = new Date()
	day.setUTCMonth(day.getUTCMonth() + 1, 12)
	day.setUTCDate(12 + ((9 - day.getUTCDay()) % 7))
	return day.toISOString().slice(0, 10)
}
