import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sendLead } from '#test/office_leads.ts'
import { insertStaff, staffPassword } from '#test/staff.ts'
import { findings } from './axe.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true })

async function expectGoodOnPhone(page: Page): Promise<void> {
	expect(await findings(page)).toEqual([])
	const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
	expect(beyond).toBeLessThanOrEqual(0)
}

test(
	'SD-125 SD-129 SD-130 SD-131 on a phone a town’s figure leads to its requests, figures are saved as CSV, and only owners see who did what',
	{ tag: '@phone' },
	async ({ page, context, site, problems }) => {
		problems.allow(/403/)
		await page.setViewportSize({ width: 320, height: 640 })
		const { reference } = await sendLead(site.store, 'quote', {
			name: 'Ada Brook',
			address: '12 Elm St, Windsor',
		})
		await sendLead(site.store, 'hoa', { city: 'Greeley' })
		const { email } = await insertStaff(site.store, 'office')
		await page.goto('/admin/login?next=/admin/dashboard')
		await page.getByLabel('Email').fill(email)
		await page.getByLabel('Password').fill(staffPassword)
		await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
		await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
		const period = page.getByRole('navigation', { name: 'Period' })
		await period.getByRole('link', { name: 'Today' }).click()
		await expect(period.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
		await expect(page.getByText('Today so far, against yesterday until the same time.')).toBeVisible()
		const towns = page.getByRole('region', { name: 'By town' })
		await expect(towns.getByRole('row', { name: 'Windsor' })).toContainText('Requests: 1, 0 before')
		await expect(towns.getByRole('row', { name: 'Windsor' })).toContainText('First answer: none')
		await expectGoodOnPhone(page)

		const downloading = page.waitForEvent('download')
		await page.getByRole('link', { name: 'Save as CSV' }).click()
		const download = await downloading
		expect(download.suggestedFilename()).toMatch(/^dashboard-today-\d{4}-\d\d-\d\d\.csv$/)
		expect(await readFile(await download.path(), 'utf8')).toContain('"Town","Windsor","1"')

		await towns.getByRole('link', { name: 'Windsor' }).click()
		await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
		await expect(page.getByText('Only: Windsor')).toBeVisible()
		await expect(page.getByRole('link', { name: /^Ada Brook/ })).toBeVisible()
		await expect(page.getByRole('main').getByRole('link', { name: /HOA/ })).toHaveCount(0)
		await page.getByRole('link', { name: /^Ada Brook/ }).click()
		await page.getByRole('radio', { name: 'Contacted' }).check()
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

		expect((await page.goto('/admin/activity'))?.status()).toBe(403)
		await expect(page.getByText(reference)).toHaveCount(0)
		await enterOffice(context, site, 'owner')
		await openHydrated(page, '/admin/activity')
		const done = page
			.getByRole('listitem')
			.filter({ hasText: 'Test office set the status from New to Contacted' })
		await expect(done.getByRole('link', { name: `Quote ${reference}` })).toBeVisible()
		await page.getByLabel('What', { exact: true }).selectOption({ label: 'Sign-ins' })
		await page.getByRole('button', { name: 'Show' }).click()
		await expect(page.getByText('Test office signed in')).toBeVisible()
		await expect(done).toHaveCount(0)
		await expectGoodOnPhone(page)
	},
)
