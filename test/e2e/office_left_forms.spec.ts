import type { Page } from '@playwright/test'
import { sendLead } from '#test/office_leads.ts'
import { sendFrom } from '#test/people.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true, environment: async ({ twilio }, provide) => provide(twilio.settings) })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Opens a screen by the office's menu, whose links scripts follow by client-side navigation. */
async function openMenu(page: Page, name: string) {
	await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name, exact: true }).click()
	await expect(heading(page, name)).toBeVisible()
}

test(
	'FI-75 a half-typed note, call log and text are restored by a link or Back until each is sent, and never on another request',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		await sendLead(site.store, 'quote', { name: 'Otto Brandt', phone: '970 555 0142', smsConsent: 'on' })
		await sendLead(site.store, 'quote', { name: 'Ada Brook', phone: '970 555 0143', smsConsent: 'on' })
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/leads')
		await page.getByRole('link', { name: /^Otto Brandt/ }).click()
		const go = async (link: 'Next' | 'Previous', name: string) => {
			await page.getByRole('main').getByRole('link', { name: link }).click()
			await expect(heading(page, name)).toBeVisible()
		}
		const note = page.locator('#lead-work textarea[name=note]')
		const text = page.getByLabel(/^Text to/)
		const call = page.locator('textarea[name=contact_note]')
		await note.fill('Gate on the left')
		await text.fill('We come at')
		await page.getByText('Note a call').click()
		await call.fill('Wants the large one')
		await go('Next', 'Ada Brook')
		await expect(note).toHaveValue('')
		await expect(text).toHaveValue('')
		await note.fill('Second gate')
		await go('Previous', 'Otto Brandt')
		await expect(note).toHaveValue('Gate on the left')
		await expect(text).toHaveValue('We come at')
		await expect(call).toBeVisible()
		await expect(call).toHaveValue('Wants the large one')
		await page.getByRole('button', { name: 'No answer', exact: true }).click()
		await expect(page.getByText('Wants the large one').filter({ visible: true })).toBeVisible()
		await save(page)
		await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
		await go('Next', 'Ada Brook')
		await expect(note).toHaveValue('Second gate')
		await page.goBack()
		await expect(heading(page, 'Otto Brandt')).toBeVisible()
		await expect(note).toHaveValue('')
		await expect(text).toHaveValue('We come at')
		await expect(call).toHaveValue('')
		await page.getByRole('button', { name: 'Send the text' }).click()
		await expect(page.getByText('Written: it leaves as its line says.')).toBeVisible()
		await openMenu(page, 'Inbox')
		await page.getByRole('link', { name: /^Otto Brandt/ }).click()
		await expect(heading(page, 'Otto Brandt')).toBeVisible()
		await expect(text).toHaveValue('')
		await expect(note).toHaveValue('')
	},
)

test(
	'FI-75 a half-typed answer is restored with the template that it began with, and never replaces another template’s words',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		const { leadId } = await sendLead(site.store, 'quote', { name: 'Otto Brandt' })
		await enterOffice(context, site, 'owner')
		await openHydrated(page, `/admin/leads/quote/${leadId}/answer`)
		const text = page.locator('textarea[name=text]')
		const subject = page.getByLabel('Subject')
		const begun = await subject.inputValue()
		await text.fill('We come on Tuesday.\nLeave the gate open, please.')
		await subject.fill('Your gate')
		await page
			.locator('details summary')
			.filter({ hasText: /template|Begin/i })
			.first()
			.click()
		const templates = page.getByRole('main').locator('details ul a')
		await templates.first().click()
		await expect(page).toHaveURL(/template=/)
		await expect(text).not.toHaveValue(/gate/)
		await page.goBack()
		await expect(text).toHaveValue('We come on Tuesday.\nLeave the gate open, please.')
		await expect(subject).toHaveValue('Your gate')
		await page.getByRole('button', { name: /^Send/ }).first().click()
		await expect(page).toHaveURL(/answered=now/)
		await page.goBack()
		await expect(subject).toHaveValue(begun)
		await expect(text).not.toHaveValue(/gate/)
	},
)

test(
	'FI-75 saving a restored form does not undo what another person saved after it was left',
	{ tag: '@desktop' },
	async ({ page, browser, context, site, problems }) => {
		problems.allow(/status of 409/)
		const { leadId } = await sendLead(site.store, 'quote', { name: 'Otto Brandt' })
		await sendLead(site.store, 'quote', { name: 'Ada Brook' })
		const elsewhere = await browser.newContext({ baseURL: site.url })
		const other = await elsewhere.newPage()
		await enterOffice(elsewhere, site, 'owner')
		await enterOffice(context, site, 'owner')

		await openHydrated(page, `/admin/leads/quote/${leadId}`)
		await page.getByLabel('Assigned to').selectOption({ label: 'Test owner' })
		await page.locator('#lead-work textarea[name=note]').fill('I know her.')
		await openMenu(page, 'People')
		await openHydrated(other, `/admin/leads/quote/${leadId}`)
		await other.getByRole('radio', { name: 'Contacted' }).check()
		await save(other)
		await expect(other.getByText('Saved.', { exact: true })).toBeVisible()
		await page.goBack()
		await expect(page.locator('#lead-work textarea[name=note]')).toHaveValue('I know her.')
		await save(page)
		await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
		await expect(page.getByRole('radio', { name: 'Contacted' })).toBeChecked()
		await expect(page.getByLabel('Assigned to').locator('option:checked')).toHaveText('Test owner')

		await openHydrated(page, '/admin/facts/prices')
		await page.getByLabel('Lawn pickup', { exact: true }).fill('22')
		await openMenu(page, 'People')
		await openHydrated(other, '/admin/facts/prices')
		await other.getByLabel('Recycling').fill('12')
		await other.getByLabel('Lawn pickup', { exact: true }).fill('21')
		await save(other)
		await expect(other.getByText('Saved. The site shows it now.')).toBeVisible()
		await page.goBack()
		await expect(page.getByLabel('Lawn pickup', { exact: true })).toHaveValue('22')
		await save(page)
		await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing is lost')
		await expect(page.getByText('Saved meanwhile:').locator('..')).toContainText('$21')
		await expect(page.getByLabel('Recycling')).toHaveValue('12')
		// Values that were refused count as half typed, too.
		await openMenu(page, 'People')
		await page.goBack()
		await expect(page.getByLabel('Lawn pickup', { exact: true })).toHaveValue('22')
		await save(page)
		await expect(page.getByText('Saved. The site shows it now.')).toBeVisible()
		await openMenu(page, 'People')
		await page.goBack()
		await expect(page.getByLabel('Recycling')).toHaveValue('12')
		await elsewhere.close()
	},
)

test(
	'FI-75 a half-typed town, person, phone request and alert are restored, but not after Cancel or signing out',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		const { person } = await sendFrom(site.store, {
			name: 'June Hill',
			email: 'june@example.com',
			phone: '970 555 0142',
		})
		await enterOffice(context, site, 'owner')
		const towns = '/admin/content/residential_towns'
		await openHydrated(page, `${towns}/new`)
		const about = page.getByLabel('About this town')
		await page.getByLabel('Town', { exact: true }).fill('Timnath')
		await about.fill('Between the reservoir\nand the interstate.')
		const known = page.getByRole('group', { name: 'Known by' }).getByRole('checkbox')
		const boxes = await known.count()
		if (boxes > 2) for (const at of [0, 2]) await known.nth(at).check()
		await openMenu(page, 'People')
		await page.goBack()
		await expect(page.getByLabel('Town', { exact: true })).toHaveValue('Timnath')
		await expect(about).toHaveValue('Between the reservoir\nand the interstate.')
		if (boxes > 2) for (const at of [0, 2]) await expect(known.nth(at)).toBeChecked()
		await page.getByRole('link', { name: 'Cancel' }).click()
		await page.getByRole('link', { name: 'Add a residential town' }).click()
		await expect(about).toHaveValue('')

		await openHydrated(page, `/admin/people/${person}`)
		await page.getByLabel('Service address').fill('7 Oak Court, Greeley')
		await page.getByLabel('Note on this person').fill('Has a dog')
		await openMenu(page, 'Inbox')
		await openMenu(page, 'People')
		await page
			.getByRole('main')
			.getByRole('link', { name: /June Hill/ })
			.first()
			.click()
		await expect(page.getByLabel('Service address')).toHaveValue('7 Oak Court, Greeley')
		await expect(page.getByLabel('Note on this person')).toHaveValue('Has a dog')

		await openHydrated(page, '/admin/requests/new')
		await page.getByLabel('Phone').fill('970 555 0142')
		await page.getByLabel('Name', { exact: true }).fill('June')
		await openMenu(page, 'People')
		await page.goBack()
		await expect(page.getByLabel('Name', { exact: true })).toHaveValue('June')
		await expect(page.getByText('June Hill').first()).toBeVisible()
		await openMenu(page, 'Inbox')
		await page.getByRole('link', { name: 'Add request' }).first().click()
		await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
		await page.goBack()
		await expect(heading(page, 'Inbox')).toBeVisible()
		await page.goBack()
		await expect(page.getByLabel('Name', { exact: true })).toHaveValue('June')

		await openHydrated(page, '/admin/alerts')
		await page.getByLabel('What neighbors read').fill('Deep snow')
		await openMenu(page, 'People')
		await page.goBack()
		await expect(page.getByLabel('What neighbors read')).toHaveValue('Deep snow')
		await page.getByRole('button', { name: 'Sign out' }).click()
		await expect(heading(page, 'Sign in')).toBeVisible()
		await enterOffice(context, site, 'owner')
		await page.goBack()
		await expect(heading(page, 'Alerts')).toBeVisible()
		await expect(page.getByLabel('What neighbors read')).toHaveValue('')
	},
)
