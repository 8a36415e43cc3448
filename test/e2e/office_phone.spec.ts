import type { Page } from '@playwright/test'
import { sendLead } from '#test/office_leads.ts'
import { findings } from './axe.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true })

/** Describes the focused element if another one covers it; null otherwise. */
function isCovered(page: Page): Promise<string | null> {
	return page.evaluate(() => {
		const focused = document.activeElement
		if (!focused || focused === document.body) return null
		const { left, top, width, height } = focused.getBoundingClientRect()
		const over = document.elementFromPoint(left + width / 2, top + height / 2)
		const isFree = over !== null && (focused.contains(over) || over.contains(focused))
		return isFree ? null : `${focused.outerHTML.slice(0, 120)} at ${top}`
	})
}

test(
	'SD-172 on a phone the inbox’s first request begins in the upper half, with notices behind a button and the tools in a menu',
	{ tag: '@phone' },
	async ({ page, site, context }) => {
		await page.setViewportSize({ width: 390, height: 844 })
		await site.store.db.deleteFrom('backups').execute()
		await site.store.db
			.updateTable('content_version')
			.set({ seeded_at: new Date(Date.now() - 90 * 3_600_000).toISOString() })
			.execute()
		for (const name of ['Otto Brandt', 'Wren Castillo']) await sendLead(site.store, 'quote', { name })
		await sendLead(site.store, 'quote', { name: 'Rank First', website: 'x' })
		await enterOffice(context, site, 'owner')
		await openHydrated(page, '/admin/leads')
		await sendLead(site.store, 'hoa', { contactName: 'Sam Orourke' })
		const mark = page.getByRole('button', { name: /notices?: A new request/ })
		await expect(mark).toBeVisible()
		const first = page.getByRole('main').getByRole('listitem').first()
		expect((await first.boundingBox())?.y).toBeLessThan(844 / 2)
		for (const hidden of [
			page.getByRole('searchbox'),
			page.getByText('Save as CSV'),
			page.getByRole('link', { name: 'Print', exact: true }),
		])
			await expect(hidden.first()).toBeHidden()
		await mark.click()
		await expect(page.getByText('Sam Orourke: ')).toBeVisible()
		await expect(page.getByText('No backup of this site was made yet.')).toBeVisible()
		expect(await findings(page)).toEqual([])
		await page.getByRole('button', { name: '1 new request: show' }).click()
		await expect(page.getByRole('link', { name: /^Sam Orourke(?!:)/ })).toBeVisible()
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: 'Search, print' }).click()
		await expect(page.getByRole('link', { name: 'Print', exact: true })).toBeVisible()
		await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeVisible()
		expect(await findings(page)).toEqual([])
		await page.getByRole('searchbox').fill('otto')
		await page.getByRole('button', { name: 'Find' }).click()
		await expect(page.getByRole('link', { name: /^Wren Castillo/ })).toHaveCount(0)
		await expect(page.getByRole('searchbox'), 'the menu closes over what was found').toBeHidden()
		await expect(page.getByRole('link', { name: /^Otto Brandt/ })).toBeVisible()
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
		expect(overflow).toBeLessThanOrEqual(0)
	},
)

test('SD-173 no fixed or sticky part of the page covers the focused element', async ({
	page,
	site,
	context,
}) => {
	for (let number = 1; number <= 12; number += 1)
		await sendLead(site.store, 'quote', { name: `Neighbor ${number}`, message: `Request ${number}.` })
	await enterOffice(context, site, 'owner')
	await openHydrated(page, '/admin/leads')
	await sendLead(site.store, 'hoa', { contactName: 'Sam Orourke' })
	await expect(page).toHaveTitle(/^\(\d+\) /)
	for (const path of ['/admin/leads', '/admin/facts/promises']) {
		if (path !== '/admin/leads') await openHydrated(page, path)
		await page.getByRole('main').focus()
		for (const key of ['Tab', 'Shift+Tab'])
			for (let press = 0; press < 30; press += 1) {
				await page.keyboard.press(key)
				expect(await isCovered(page), `${path}, ${key} ${press}`).toBeNull()
			}
	}
})

test(
	'SD-174 a page shows only the most urgent notice, and the others after a press on a button',
	{ tag: '@desktop' },
	async ({ page, site, context }) => {
		await site.store.db.deleteFrom('backups').execute()
		await site.store.db
			.updateTable('content_version')
			.set({ seeded_at: new Date(Date.now() - 90 * 3_600_000).toISOString() })
			.execute()
		await enterOffice(context, site, 'owner')
		await openHydrated(page, '/admin')
		const notices = page.locator('#notices')
		const backup = page.getByText('No backup of this site was made yet.')
		await expect(notices.getByText('Email does not leave')).toBeVisible()
		await expect(backup).toBeHidden()
		await sendLead(site.store, 'hoa', { contactName: 'Sam Orourke' })
		await expect(notices.getByText('Sam Orourke: ')).toBeVisible()
		await expect(notices.getByText('Email does not leave')).toBeHidden()
		await page.getByRole('button', { name: /more notices/ }).click()
		await expect(backup).toBeVisible()
		await expect(notices.getByText('Email does not leave')).toBeVisible()
		expect(await findings(page)).toEqual([])
	},
)

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })
	test(
		'SD-170 a lead that looks like spam is listed among those set aside, and one press makes it a request',
		{ tag: '@phone' },
		async ({ page, site, context }) => {
			await sendLead(site.store, 'quote', {
				name: 'June Alvarez',
				message: 'Photos: https://a.example and https://b.example',
			})
			await enterOffice(context, site, 'office')
			await page.goto('/admin/leads')
			await expect(page.getByRole('link', { name: /^June Alvarez/ })).toHaveCount(0)
			await page.getByRole('link', { name: '1 set aside as spam' }).click()
			await page.getByRole('button', { name: 'Make it a request: June Alvarez' }).click()
			await expect(page.getByRole('heading', { name: 'June Alvarez', level: 1 })).toBeVisible()
			await expect(page.getByText('made it a request')).toBeVisible()
			await expect(page.getByText('Receipt to june@example.com')).toBeVisible()
			await expect(page.getByText(/^Due /)).toBeVisible()
		},
	)
})
