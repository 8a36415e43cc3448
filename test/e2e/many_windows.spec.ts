import type { Page } from '@playwright/test'
import { sendLead } from '#test/office_leads.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true })

// Desktop only: phones do not have seven windows.
test(
	'SD-110 seven office windows work at once: each gets notices, a save goes through, and the others keep getting notices after one closes',
	{ tag: '@desktop' },
	async ({ page, site, context }) => {
		await enterOffice(context, site, 'owner')
		await openHydrated(page, '/admin/account/profile')
		const windows: Page[] = [page]
		for (let count = 1; count < 7; count++) {
			const window = await context.newPage()
			await openHydrated(window, '/admin/people')
			windows.push(window)
		}
		await page.getByLabel('Your name').fill('Kit of seven windows')
		await page.getByRole('button', { name: 'Change name' }).click()
		await expect(page).toHaveURL(/done=name/)

		await sendLead(site.store, 'quote', { name: 'Otto Brandt' })
		for (const window of windows)
			await expect(window.getByRole('main').getByText('A new request')).toBeVisible()
		await windows.pop()?.close()
		await sendLead(site.store, 'rolloff', { full_name: 'Wren Castillo', location: 'Elm St, Windsor' })
		for (const window of windows) await expect(window).toHaveTitle(/^\(2\) /)
	},
)
