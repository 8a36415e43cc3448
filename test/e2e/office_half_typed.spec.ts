import { factPlace } from '#app/office/facts/fact_place.server.ts'
import { sendLead } from '#test/office_leads.ts'
import { sendFrom } from '#test/people.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true, environment: async ({ twilio }, provide) => provide(twilio.settings) })

test(
	'FI-75 a half-typed note stays while a text is sent, a half-typed text while a note is saved, and neither shows on another request',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		await sendLead(site.store, 'quote', { name: 'Otto Brandt', phone: '970 555 0142', smsConsent: 'on' })
		await sendLead(site.store, 'quote', { name: 'Ada Brook', phone: '970 555 0143', smsConsent: 'on' })
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/leads')
		await page.getByRole('link', { name: /^Otto Brandt/ }).click()
		await expect(page.getByRole('heading', { name: 'Otto Brandt', level: 1 })).toBeVisible()
		const note = page.getByLabel('Note')
		const text = page.getByLabel(/^Text to/)
		await note.fill('Gate on the left')
		await text.fill('We come on Monday.')
		await page.getByRole('button', { name: 'Send the text' }).click()
		await expect(page.getByText('Written: it leaves as its line says.')).toBeVisible()
		await expect(note).toHaveValue('Gate on the left')
		await expect(text).toHaveValue('')

		await text.fill('We come at')
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
		await expect(note).toHaveValue('')
		await expect(text).toHaveValue('We come at')

		await note.fill('Second note')
		await page.getByRole('main').getByRole('link', { name: 'Next' }).click()
		await expect(page.getByRole('heading', { name: 'Ada Brook', level: 1 })).toBeVisible()
		await expect(note).toHaveValue('')
		await expect(text).toHaveValue('')
	},
)

test(
	'FI-75 a person’s half-typed address and note each stay while the other is saved',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		const { person } = await sendFrom(site.store, {
			name: 'June Hill',
			email: 'june@example.com',
			phone: '970 555 0142',
		})
		await enterOffice(context, site, 'office')
		await openHydrated(page, `/admin/people/${person}`)
		const address = page.getByLabel('Service address')
		const note = page.getByLabel('Note on this person')
		await address.fill('7 Oak Court, Greeley')
		await note.fill('Has a dog')
		await page.getByRole('button', { name: 'Add the note' }).click()
		await expect(page.getByText('Has a dog')).toBeVisible()
		await expect(note).toHaveValue('')
		await expect(address).toHaveValue('7 Oak Court, Greeley')
		await note.fill('Calls at noon')
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
		await expect(note).toHaveValue('Calls at noon')
		await expect(address).toHaveValue('7 Oak Court, Greeley')
	},
)

test(
	'FI-75 a half-typed alert stays while an alert that conflicts with it is taken back',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(/422/)
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/alerts')
		const message = page.getByLabel('What neighbors read')
		const typeIn = async (words: string) => {
			await page.getByLabel('What happens').selectOption({ label: 'Pickups are canceled' })
			await page.getByLabel('First day').fill(dayAhead)
			await page.getByLabel('For whom').selectOption({ label: 'All areas' })
			await message.fill(words)
			await page.getByRole('button', { name: 'See whom it concerns' }).click()
		}
		await typeIn('Closed roads')
		await page.getByRole('button', { name: 'Publish' }).click()
		await expect(page.getByText('Published. Pages, calendars')).toBeVisible()
		await expect(message).toHaveValue('')
		await typeIn('Deep snow')
		await expect(page.getByText('Please take that one back first.').first()).toBeVisible()
		await page.getByRole('button', { name: 'Take back: Closed roads' }).click()
		await expect(page.getByText('Taken back. From today on')).toBeVisible()
		await expect(message).toHaveValue('Deep snow')
		await page.getByRole('button', { name: 'See whom it concerns' }).click()
		await page.getByRole('button', { name: 'Publish' }).click()
		await expect(page.getByText('Published. Pages, calendars')).toBeVisible()
	},
)

test(
	'FI-75 the password that confirms a half-typed script is not kept, while the script is',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(/422/)
		await enterOffice(context, site, 'owner')
		await openHydrated(page, factPlace('portals.analyticsScript'))
		const script = page.getByLabel('Script that counts visits')
		const password = page.getByLabel('Your password')
		await script.fill('https://stats.example/one.js')
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await password.fill('Half a secret')
		await page.getByRole('link', { name: 'Inbox' }).first().click()
		await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
		await page.goBack()
		await expect(script).toHaveValue('https://stats.example/one.js')
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await expect(password).toHaveValue('')
	},
)

/** A day (`YYYY-MM-DD`) for an alert, in the future in every time zone. */
const dayAhead = new Date(Date.now() + 9 * 24 * 60 * 60_000).toISOString().slice(0, 10)

test(
	'FI-75 FI-110 prices that are half typed in Make it yours come back after a link, beside what others saved meanwhile',
	{ tag: '@desktop' },
	async ({ page, browser, context, site, problems }) => {
		problems.allow(/frame is sandboxed/)
		await enterOffice(context, site, 'owner')
		const path = '/admin/make-it-yours/prices'
		await openHydrated(page, path)
		const prices = page.locator('#prices-form input[inputmode=decimal]')
		const [mine, theirs] = [prices.first(), prices.nth(1)]
		const name = (await theirs.getAttribute('name')) ?? ''
		await mine.fill('123.50')
		await page.locator('#prices-form legend a').first().click()
		await expect(page).not.toHaveURL(new RegExp(`${path}$`))

		const elsewhere = await browser.newContext({ baseURL: site.url })
		await enterOffice(elsewhere, site, 'owner')
		const other = await elsewhere.newPage()
		await openHydrated(other, path)
		await other.locator(`[name="${name}"]`).fill('77')
		await other.getByRole('button', { name: 'Save and go on' }).click()
		await expect(other).not.toHaveURL(new RegExp(`${path}$`))
		await elsewhere.close()

		await page.goBack()
		await expect(mine).toHaveValue('123.50')
		await page.getByRole('button', { name: 'Save and go on' }).click()
		await expect(page).not.toHaveURL(new RegExp(`${path}$`))
		await openHydrated(page, path)
		await expect(mine).toHaveValue('123.5')
		await expect(theirs).toHaveValue('77')
	},
)
