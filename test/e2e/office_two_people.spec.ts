import type { Browser, Page } from '@playwright/test'
import type { StaffRole } from '#db/staff_rows.ts'
import { sendLead } from '#test/office_leads.ts'
import { shownHtml } from '#test/shown_html.ts'
import { enterOffice } from './office.ts'
import type { Site } from './open_site.ts'
import { waitForHydration, expect, test } from './site.ts'

test.use({ hasOwnSite: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

/** Opens the same page for two staff members, each in a separate browser context. */
async function bothOpen(
	{ page, browser, site }: { page: Page; browser: Browser; site: Site },
	path: string,
	[firstRole, secondRole]: readonly [StaffRole, StaffRole],
	hasScripts = true,
): Promise<{ first: Page; second: Page }> {
	const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: hasScripts })
	const first = await context.newPage()
	await enterOffice(context, site, firstRole)
	await enterOffice(page.context(), site, secondRole)
	for (const one of [first, page]) await one.goto(path)
	if (hasScripts) for (const one of [first, page]) await waitForHydration(one)
	return { first, second: page }
}

async function changeFactsTogether({ first, second }: { first: Page; second: Page }): Promise<void> {
	await first.getByLabel('Recycling').fill('12')
	await first.getByLabel('Lawn pickup', { exact: true }).fill('21')
	await save(first)
	await expect(first.getByText('Saved. The site shows it now.')).toBeVisible()
	await second.getByLabel('Lawn pickup', { exact: true }).fill('22')
	await save(second)
	await expect(alert(second)).toContainText('Test owner saved this while you were typing. Nothing is lost')
	await expect(second.getByText('Saved meanwhile:').locator('..')).toContainText('$21')
	await expect(second.getByLabel('Lawn pickup', { exact: true })).toHaveValue('22')
	await expect(second.getByLabel('Recycling'), 'what only the other changed').toHaveValue('12')
	await save(second)
	await expect(second.getByText('Saved. The site shows it now.')).toBeVisible()
	await expect(second.getByLabel('Recycling')).toHaveValue('12')
	await expect(second.getByLabel('Lawn pickup', { exact: true })).toHaveValue('22')
}

async function workOnLeadTogether({ first, second }: { first: Page; second: Page }): Promise<void> {
	await first.getByRole('radio', { name: 'Contacted' }).check()
	await first.getByLabel('Assigned to').selectOption({ label: 'Test office' })
	await save(first)
	await expect(first.getByText('Saved.', { exact: true })).toBeVisible()
	await second.getByLabel('Assigned to').selectOption({ label: 'Test owner' })
	await second.getByLabel('Note').fill('I know her.')
	await save(second)
	await expect(alert(second)).toContainText('Test office took it')
	await expect(second.getByRole('radio', { name: 'Contacted' }), 'what only the other set').toBeChecked()
	await expect(second.getByText('Saved meanwhile:').locator('..')).toContainText('Test office')
	await expect(second.getByLabel('Note')).toHaveValue('I know her.')
	await save(second)
	await expect(second.getByText('Saved.', { exact: true })).toBeVisible()
	await expect(second.getByRole('radio', { name: 'Contacted' })).toBeChecked()
	await expect(second.getByText('set the status from New to Contacted')).toHaveCount(1)
	await expect(second.getByText('to New')).toHaveCount(0)
}

test.describe('two people at once', { tag: '@desktop' }, () => {
	test('the second person to save company facts undoes nothing', async ({
		page,
		browser,
		site,
		problems,
	}) => {
		problems.allow(/status of 409/)
		await changeFactsTogether(
			await bothOpen({ page, browser, site }, '/admin/facts/prices', ['owner', 'owner']),
		)
		await expect
			.poll(async () => shownHtml(await (await fetch(site.url)).text()).replaceAll(/<[^>]*>/g, ''))
			.toContain('+$12/month')
	})

	test('the second person to save a lead undoes nothing, and a save from an outdated page changes only its own fields', async ({
		page,
		browser,
		site,
		problems,
	}) => {
		problems.allow(/status of 409/)
		const lead = await sendLead(site.store, 'quote', { name: 'June Alvarez' })
		const path = `/admin/leads/quote/${lead.leadId}`
		const both = await bothOpen({ page, browser, site }, path, ['office', 'owner'])
		await workOnLeadTogether(both)
		await both.first.getByRole('radio', { name: 'Won' }).check()
		await save(both.first)
		await expect(both.first.getByText('Saved.', { exact: true })).toBeVisible()
		await expect(both.first.getByLabel('Assigned to').locator('option:checked')).toHaveText('Test owner')
		const work = site.store.db.selectFrom('lead_work').selectAll().where('lead_id', '=', lead.leadId)
		expect(await work.executeTakeFirst()).toMatchObject({
			status: 'won',
			first_answered_at: expect.any(String) as unknown,
		})
	})

	test('a note in progress survives clicking Call', async ({ page, site }) => {
		const lead = await sendLead(site.store, 'quote', { name: 'June Alvarez' })
		await enterOffice(page.context(), site, 'office')
		await page.goto(`/admin/leads/quote/${lead.leadId}`)
		await waitForHydration(page)
		await page.getByLabel('Note').fill('She asked for')
		await page.evaluate(() =>
			document.addEventListener('click', (event) => {
				if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault()
			}),
		)
		await page.getByRole('main').getByRole('link', { name: 'Call' }).click()
		await expect(page.getByText('pressed Call')).toBeVisible()
		await expect(page.getByLabel('Note')).toHaveValue('She asked for')
	})
})

test.describe('two people at once, without scripts', { tag: '@desktop' }, () => {
	test.use({ javaScriptEnabled: false })

	test('a second save of company facts undoes nothing', async ({ page, browser, site, problems }) => {
		problems.allow(/status of 409/)
		await changeFactsTogether(
			await bothOpen({ page, browser, site }, '/admin/facts/prices', ['owner', 'owner'], false),
		)
	})

	test('a second save of a lead undoes nothing', async ({ page, browser, site, problems }) => {
		problems.allow(/status of 409/)
		const lead = await sendLead(site.store, 'quote', { name: 'June Alvarez' })
		const path = `/admin/leads/quote/${lead.leadId}`
		await workOnLeadTogether(await bothOpen({ page, browser, site }, path, ['office', 'owner'], false))
	})
})

for (const hasScripts of [true, false])
	test.describe(hasScripts ? 'with scripts' : 'without scripts', { tag: '@desktop' }, () => {
		test.use({ javaScriptEnabled: hasScripts })

		test('FI-75 after a refusal because a colleague changed the same thing, the page shows that change, and the next press counts', async ({
			page,
			browser,
			site,
			problems,
		}) => {
			problems.allow(/status of (409|422)|frame is sandboxed/)
			const path = '/admin/make-it-yours/prices'
			const { first, second } = await bothOpen({ page, browser, site }, path, ['owner', 'owner'], hasScripts)
			const lawn = (one: Page) => one.getByLabel('Lawn pickup', { exact: true })
			const goOn = (one: Page) => one.getByRole('button', { name: 'Save and go on' }).click()
			await lawn(first).fill('21')
			await goOn(first)
			await expect(first).not.toHaveURL(/prices/)
			// A mistake does not hide the colleague's price: what is typed is compared with what the page was opened with.
			await lawn(second).fill('x')
			await goOn(second)
			await expect(alert(second)).toContainText('Please check these')
			await lawn(second).fill('22')
			await goOn(second)
			await expect(alert(second)).toContainText('please send yours again')
			await expect(lawn(second)).toHaveValue('22')
			await goOn(second)
			await expect(second).not.toHaveURL(/prices/)
			await first.goto(path)
			await expect(lawn(first)).toHaveValue('22')
			await first.context().close()
		})
	})
