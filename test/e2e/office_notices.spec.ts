import type { Page, Request } from '@playwright/test'
import { sendLead } from '#test/office_leads.ts'
import { findings } from './axe.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test, waitForHydration } from './site.ts'

test.use({ hasOwnSite: true })

test('SD-110 SD-111 a new request or a due answer is announced in every office window until someone has seen it', async ({
	page,
	site,
	context,
	isMobile,
}) => {
	await sendLead(site.store, 'quote', { name: 'Otto Brandt' })
	const open = new Set<Request>()
	context.on('request', (request) => {
		if (request.url().includes('/admin/events')) open.add(request)
	})
	const close = (request: Request) => open.delete(request)
	context.on('requestfailed', close)
	context.on('requestfinished', close)
	await enterOffice(context, site, 'office')
	await openHydrated(page, '/admin/people')
	const other = await context.newPage()
	await openHydrated(other, '/admin/pickup')
	const lead = await sendLead(site.store, 'rolloff', {
		full_name: 'Wren Castillo',
		location: 'Elm St, Windsor',
	})
	/** Opens the notices, which phones collapse into a mark. */
	const unfold = async (window: Page) => {
		if (isMobile) await window.getByRole('button', { name: / notices?: / }).click()
	}
	for (const window of [page, other]) {
		await window.bringToFront()
		await unfold(window)
		const line = window.getByRole('main').getByText('A new request')
		await expect(line).toBeVisible()
		await expect(window).toHaveTitle(/^\(1\) /)
		await expect(
			window.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Inbox 1 new or due' }),
		).toBeVisible()
		await expect(window.getByText('Wren Castillo: Roll-off, Windsor')).toBeVisible()
	}
	expect(open.size, 'two windows have one connection').toBe(1)
	expect(await findings(page)).toEqual([])
	if (isMobile) {
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
		expect(overflow).toBeLessThanOrEqual(0)
	}

	await page.bringToFront()
	await page.getByRole('main').getByRole('link', { name: 'Wren Castillo: Roll-off, Windsor' }).click()
	await expect(page.getByRole('heading', { name: 'Wren Castillo', level: 1 })).toBeVisible()
	await expect(page).toHaveTitle(/^[^(]/)
	await expect(other.getByRole('main').getByText('A new request')).toHaveCount(0)
	await expect(other).toHaveTitle(/^[^(]/)

	await page.goto('/admin/people')
	const due_at = new Date(Date.now() + 20 * 60_000).toISOString()
	await site.store.db
		.updateTable('lead_work')
		.set({ due_at, queue_order: Date.parse(due_at) })
		.where('lead_id', '=', lead.leadId)
		.execute()
	await unfold(page)
	await expect(page.getByRole('main').getByText('An answer is due')).toBeVisible()
	await page.getByRole('button', { name: 'Got it' }).click()
	await expect(page.getByRole('main').getByText('An answer is due')).toHaveCount(0)
	await page.reload()
	await waitForHydration(page)
	await expect(other.getByRole('main').getByText('An answer is due')).toHaveCount(0)
	await sendLead(site.store, 'hoa', { contactName: 'Sam Orourke' })
	await unfold(page)
	await expect(page.getByRole('main').getByText('A new request')).toBeVisible()
	await expect(page.getByRole('main').getByText('An answer is due'), 'what was seen stays seen').toHaveCount(
		0,
	)
})
