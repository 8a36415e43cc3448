import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true, permissions: ['notifications'] })

/** Registers the office's service worker by its button; the browser of these tests reaches no push service. */
async function pressNotify(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Notify this device' }).click()
	await expect(page.getByText('could not reach its push service')).toBeVisible({ timeout: 15_000 })
}

test(
	'SD-115 SD-116 ways to be told are chosen under Account; the service worker is the office’s alone',
	{ tag: '@desktop' },
	async ({ page, site, context, problems }) => {
		test.slow()
		problems.allow(/Push API in incognito mode/)
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/account')
		await page.getByRole('link', { name: 'Choose how you are told' }).click()
		await expect(page.getByRole('heading', { name: 'Notices', level: 1 })).toBeVisible()
		await expect(page.getByLabel('Mail me at opening time')).toBeChecked()
		await page.getByLabel('Play a sound').check()
		await page.getByLabel('Mail me at opening time').uncheck()
		await page.getByRole('button', { name: 'Hear it' }).click()
		await expect(page.getByText('That was it.')).toBeVisible()
		await page.getByRole('button', { name: 'Save' }).click()
		await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
		await expect(page.getByLabel('Play a sound')).toBeChecked()
		await expect(page.getByLabel('Mail me at opening time')).not.toBeChecked()
		expect(await findings(page)).toEqual([])

		await pressNotify(page)
		await page.goto('/')
		const scopes = await page.evaluate(async () => {
			const registrations = await navigator.serviceWorker.getRegistrations()
			return registrations.map(({ scope }) => new URL(scope).pathname)
		})
		expect(scopes, 'visitors have none').toEqual(['/admin/'])
		expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
	},
)
