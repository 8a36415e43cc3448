import type { Page } from '@playwright/test'
import { sendLead } from '#test/office_leads.ts'
import { HeldData } from './held_data.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true, environment: async ({ twilio }, provide) => provide(twilio.settings) })

const failures = /ERR_INTERNET_DISCONNECTED|No answer came|Failed to fetch|503/

/** Makes scripts' requests fail as nginx does while the app restarts; the returned function ends that. */
async function restart(page: Page): Promise<() => Promise<void>> {
	await page.route('**/*', (route) =>
		route.request().resourceType() === 'fetch'
			? route.fulfill({ status: 503, contentType: 'text/plain', body: 'Our site is being restarted.' })
			: route.fallback(),
	)
	return () => page.unrouteAll({ behavior: 'ignoreErrors' })
}

test(
	'FI-75 a phone request saved while offline is given back to send again, and is saved once back online',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(failures)
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/requests/new')
		await page.getByLabel('Name', { exact: true }).fill('June Hill')
		await page.getByLabel('Service Type').selectOption({ index: 1 })
		await context.setOffline(true)
		// The page looks up the number while it is typed; the failure must not replace the page.
		await page.getByLabel('Phone').pressSequentially('970 555 0142', { delay: 30 })
		await page.waitForTimeout(500)
		await expect(page.getByLabel('Name', { exact: true })).toHaveValue('June Hill')
		await page.getByRole('button', { name: /^Save/ }).first().click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('No answer came')
		const alert = page.getByRole('alert')
		await expect(alert).toContainText('Your device is offline. Whether it was saved is not known.')
		await expect(page.getByLabel('Name', { exact: true })).toHaveValue('June Hill')
		const again = page.getByRole('button', { name: 'Send what I typed' })
		await again.click()
		await expect(alert).toContainText('Your device is offline.')
		await context.setOffline(false)
		await again.click()
		await expect(page.getByRole('heading', { name: 'June Hill', level: 1 })).toBeVisible()
		const leads = await site.store.db.selectFrom('quote_requests').select('phone').execute()
		expect(leads).toHaveLength(1)
	},
)

test(
	'FI-75 a phone request that was given back stays when a look-up is answered late, and shows its errors when sent again',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(/503|No answer came|422/)
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/requests/new')
		const isBack = await restart(page)
		await page.route('**/*', async (route) => {
			if (!route.request().postData()?.includes('callers')) return route.fallback()
			await new Promise((resolve) => setTimeout(resolve, 2000))
			await route.continue()
		})
		await page.getByLabel('Name', { exact: true }).fill('June Hill')
		const asked = page.waitForRequest((request) => request.postData()?.includes('callers') ?? false)
		await page.getByLabel('Phone').fill('970 555 0142')
		await asked
		await page.getByRole('button', { name: /^Save/ }).first().click()
		const heading = page.getByRole('heading', { level: 1 })
		await expect(heading).toHaveText('No answer came')
		await page.waitForResponse((response) => response.request().postData()?.includes('callers') ?? false)
		await page.waitForTimeout(500)
		await expect(heading).toHaveText('No answer came')
		await isBack()
		await page.getByRole('button', { name: 'Send what I typed' }).click()
		await expect(page.getByText('Please choose a service.').first()).toBeVisible()
		await expect(page.getByLabel('Name', { exact: true })).toHaveValue('June Hill')
		await page.getByLabel('Service Type').selectOption({ index: 1 })
		await page.getByRole('button', { name: /^Save/ }).first().click()
		await expect(page.getByRole('heading', { name: 'June Hill', level: 1 })).toBeVisible()
	},
)

test(
	'FI-75 a note that was given back stays when a press on Call is answered late and the page then cannot be reloaded',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(failures)
		const { leadId } = await sendLead(site.store, 'quote', { phone: '970 555 0142' })
		await enterOffice(context, site, 'office')
		await openHydrated(page, `/admin/leads/quote/${leadId}`)
		const isBack = await restart(page)
		const { promise: isGivenBack, resolve: answerCall } = Promise.withResolvers<void>()
		await page.route('**/*', async (route) => {
			if (!/intent[^]{0,9}call/.test(route.request().postData() ?? '')) return route.fallback()
			await isGivenBack
			await route.continue()
		})
		const contact = page.getByRole('region', { name: 'Contact' }).filter({ visible: true })
		await contact.getByRole('link', { name: 'Call' }).click()
		await page.locator('#lead-work textarea[name=note]').fill('Gate code 1234')
		await page.locator('#lead-work').getByRole('button', { name: /^Save/ }).click()
		const heading = page.getByRole('heading', { level: 1 })
		await expect(heading).toHaveText('No answer came')
		const answered = page.waitForResponse((response) =>
			/intent[^]{0,9}call/.test(response.request().postData() ?? ''),
		)
		answerCall()
		await answered
		await page.waitForTimeout(500)
		await expect(heading).toHaveText('No answer came')
		await isBack()
		await page.getByRole('button', { name: 'Send what I typed' }).click()
		await expect(page.getByText('Gate code 1234').filter({ visible: true })).toBeVisible()
		await expect(page.getByRole('heading', { name: 'June Alvarez', level: 1 })).toBeVisible()
	},
)

test(
	'FI-75 an answer by mail and a changed name sent while the server restarts are given back, and then each is saved once',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(failures)
		const { leadId } = await sendLead(site.store, 'quote')
		await enterOffice(context, site, 'owner')
		await openHydrated(page, `/admin/leads/quote/${leadId}/answer`)
		const words = 'We come on Tuesday, before noon.\nPlease leave the gate open.'
		await page.locator('textarea[name=text]').fill(words)
		const isBack = await restart(page)
		await page.getByRole('button', { name: /^Send/ }).first().click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('No answer came')
		await expect(page.getByRole('alert')).toContainText('The server did not answer as it should.')
		await expect(page.locator('textarea[name=text]')).toHaveValue(words)
		await isBack()
		await page.getByRole('button', { name: 'Send what I typed' }).click()
		await expect(page).toHaveURL(/answered=now/)
		const mails = await site.store.db.selectFrom('outbox').select('body').execute()
		expect(mails.filter(({ body }) => body.includes('Please leave the gate open.'))).toHaveLength(1)

		await openHydrated(page, '/admin/account/profile')
		await page.getByLabel('Your name').fill('June Hill')
		const isBackAgain = await restart(page)
		await page.getByRole('button', { name: 'Change name' }).first().click()
		await expect(page.getByLabel('Your name')).toHaveValue('June Hill')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('No answer came')
		await isBackAgain()
		await page.getByRole('button', { name: 'Send what I typed' }).click()
		await expect
			.poll(async () => {
				const staff = site.store.db.selectFrom('staff').select('id').where('name', '=', 'June Hill')
				return (await staff.execute()).length
			})
			.toBe(1)
	},
)

test(
	'FI-75 logging a call while offline shows an error on the page, and the half-typed call log and note stay',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(failures)
		const { leadId } = await sendLead(site.store, 'quote')
		await enterOffice(context, site, 'office')
		await openHydrated(page, `/admin/leads/quote/${leadId}`)
		await page.locator('#lead-work textarea[name=note]').fill('Gate code 1234')
		await page.getByText('Note a call').click()
		const said = page.locator('textarea[name=contact_note]').filter({ visible: true })
		await said.fill('She wants the large one.')
		await context.setOffline(true)
		const log = page.getByRole('button', { name: 'Yes', exact: true }).filter({ visible: true })
		await log.click()
		await expect(page.getByRole('alert').filter({ hasText: 'Your device is offline.' })).toBeVisible()
		await expect(said).toHaveValue('She wants the large one.')
		await context.setOffline(false)
		await log.click()
		await expect(page.getByText('She wants the large one.').filter({ visible: true })).toBeVisible()
		await expect(page.locator('#lead-work textarea[name=note]')).toHaveValue('Gate code 1234')
	},
)

test(
	'FI-75 a page that cannot be reloaded after a press on Call says so and keeps a half-typed note until Try Again reloads it',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(failures)
		const { leadId } = await sendLead(site.store, 'quote', { phone: '970 555 0142' })
		await enterOffice(context, site, 'office')
		await openHydrated(page, `/admin/leads/quote/${leadId}`)
		const held = await HeldData.of(page, (request) => request.method() === 'GET')
		const note = page.locator('#lead-work textarea[name=note]')
		await note.fill('Gate code 1234')
		const contact = page.getByRole('region', { name: 'Contact' }).filter({ visible: true })
		await contact.getByRole('link', { name: 'Call' }).click()
		await (await held.next('GET', leadId)).fail()
		const alert = page.getByRole('alert').filter({ hasText: 'This page could not be loaded again' })
		await expect(alert).toBeVisible()
		await expect(note).toHaveValue('Gate code 1234')
		await held.release()
		await alert.getByRole('button', { name: 'Try Again' }).click()
		await expect(page.getByRole('region', { name: 'How it went' })).toBeVisible()
		await expect(alert).toHaveCount(0)
		await expect(note).toHaveValue('Gate code 1234')
	},
)

test(
	'FI-75 a text sent from a request’s page while offline is given back to send again, and is sent once back online',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(failures)
		const { leadId } = await sendLead(site.store, 'quote', { phone: '970 555 0142', smsConsent: 'on' })
		await enterOffice(context, site, 'office')
		await openHydrated(page, `/admin/leads/quote/${leadId}`)
		const words = page.getByLabel('Text to (970) 555-0142')
		await words.fill('We come on Tuesday.')
		await context.setOffline(true)
		await page.getByRole('button', { name: 'Send the text' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('No answer came')
		await expect(words).toHaveValue('We come on Tuesday.')
		await context.setOffline(false)
		await page.getByRole('button', { name: 'Send what I typed' }).click()
		await expect(page.getByText('Written: it leaves as its line says.')).toBeVisible()
		expect(await site.store.db.selectFrom('texts').select('id').execute()).toHaveLength(1)
	},
)

test(
	'FI-75 look-ups and call logs by someone who was signed out are refused on the page, which keeps every word',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(/401 \(Unauthorized\)/)
		const { db } = site.store
		const { leadId } = await sendLead(site.store, 'quote')
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/requests/new')
		const name = page.getByLabel('Name', { exact: true })
		await name.fill('June Hill')
		await page.getByLabel('Service Type').selectOption({ index: 1 })
		await db.deleteFrom('staff_sessions').execute()
		const turnedAway = page.waitForResponse((response) => response.status() === 401)
		await page.getByLabel('Phone').pressSequentially('970 555 0142', { delay: 30 })
		await turnedAway
		await page.waitForTimeout(500)
		await expect(name).toHaveValue('June Hill')
		await page.getByRole('button', { name: /^Save/ }).first().click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('You were signed out')
		await expect(name).toHaveValue('June Hill')
		await enterOffice(context, site, 'office')
		await page.getByRole('button', { name: 'Send what I typed' }).click()
		await expect(page.getByRole('heading', { name: 'June Hill', level: 1 })).toBeVisible()

		await openHydrated(page, `/admin/leads/quote/${leadId}`)
		const note = page.locator('#lead-work textarea[name=note]')
		await note.fill('Gate code 1234')
		await page.getByText('Note a call').click()
		const said = page.locator('textarea[name=contact_note]').filter({ visible: true })
		await said.fill('She wants the large one.')
		await db.deleteFrom('staff_sessions').execute()
		const log = page.getByRole('button', { name: 'Yes', exact: true }).filter({ visible: true })
		await log.click()
		await expect(page.getByRole('alert').filter({ hasText: 'You were signed out.' })).toBeVisible()
		await expect(said).toHaveValue('She wants the large one.')
		await expect(note).toHaveValue('Gate code 1234')
		await enterOffice(context, site, 'office')
		await log.click()
		await expect(page.getByText('She wants the large one.').filter({ visible: true })).toBeVisible()
		await expect(note).toHaveValue('Gate code 1234')
	},
)

test(
	'FI-75 look-ups during a call that are refused after a sign-out keep the last results and say so until one is answered',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(/401 \(Unauthorized\)/)
		await sendLead(site.store, 'quote', { name: 'June Hill', phone: '970 555 0142' })
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/requests/new?kind=order.trash')
		const callers = page.getByRole('region', { name: 'Earlier requests' })
		const told = page.getByRole('region', { name: 'Tell them' })
		const [phone, address] = [page.getByLabel('Phone'), page.getByLabel('Service Address')]
		await phone.fill('970 555 014')
		await address.fill('7 Oak Court')
		await page.getByLabel('Town').fill('Greeley')
		await expect(callers.getByRole('link', { name: 'June Hill' })).toBeVisible()
		const place = told.locator('p[aria-live]')
		const before = await place.textContent()
		await site.store.db.deleteFrom('staff_sessions').execute()
		await phone.press('End')
		await phone.pressSequentially('2')
		for (const panel of [callers, told])
			await expect(panel.getByRole('alert')).toContainText('You were signed out. Nothing was saved')
		await expect(callers.getByRole('link', { name: 'June Hill' })).toBeVisible()
		await expect(callers).not.toContainText('once the number is typed')
		await expect(place).toHaveText(before ?? '')
		await enterOffice(context, site, 'office')
		await address.press('End')
		await address.pressSequentially('s')
		await phone.press('End')
		await phone.press('Backspace')
		for (const panel of [callers, told]) await expect(panel.getByRole('alert')).toHaveCount(0)
		await expect(callers).toContainText('One person, one earlier request:')
	},
)

test(
	'FI-75 a press on Call or a dragged row by someone who was signed out is refused on the page, and works after signing in',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(/401 \(Unauthorized\)/)
		const { db } = site.store
		const { leadId } = await sendLead(site.store, 'quote', { phone: '970 555 0142' })
		await enterOffice(context, site, 'owner')
		await openHydrated(page, `/admin/leads/quote/${leadId}`)
		await db.deleteFrom('staff_sessions').execute()
		const contact = page.getByRole('region', { name: 'Contact' }).filter({ visible: true })
		await contact.getByRole('link', { name: 'Call' }).click()
		await expect(contact.getByRole('alert')).toContainText('You were signed out. Nothing was saved')
		await enterOffice(context, site, 'owner')
		await contact.getByRole('link', { name: 'Call' }).click()
		await expect(page.getByRole('region', { name: 'How it went' })).toBeVisible()
		await expect(contact.getByRole('alert')).toHaveCount(0)

		await openHydrated(page, '/admin/content/rolloff_faqs')
		const row = page.locator('ol > li')
		const titles = () => page.locator('ol > li a').allTextContents()
		const before = await titles()
		await db.deleteFrom('staff_sessions').execute()
		await row.nth(0).dragTo(row.nth(2))
		await expect(row.nth(0).getByRole('alert')).toContainText('You were signed out. Nothing was saved')
		expect(await titles()).toEqual(before)
		await enterOffice(context, site, 'owner')
		await row.nth(0).dragTo(row.nth(2))
		await expect.poll(async () => (await titles())[1]).toBe(before[0])
		await expect(page.locator('ol').getByRole('alert')).toHaveCount(0)
	},
)

test(
	'FI-75 a picture picker that cannot load its pictures leaves the half-typed form as it is',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(failures)
		await enterOffice(context, site, 'owner')
		await openHydrated(page, '/admin/content/testimonials/new')
		const words = page.getByLabel('What they said', { exact: true })
		await words.fill('They came on time.')
		const picker = page.getByRole('dialog')
		const outcome = async (says: string) => {
			await page.getByText('Choose a picture').first().click()
			await expect(picker).toContainText(says)
			await picker.getByRole('button', { name: 'Cancel' }).click()
			await expect(words).toHaveValue('They came on time.')
		}
		await context.setOffline(true)
		await outcome('They cannot be shown now.')
		await context.setOffline(false)
		await site.store.db.deleteFrom('staff_sessions').execute()
		await outcome('They cannot be shown now.')
		await enterOffice(context, site, 'owner')
		await outcome('There is no picture yet.')
	},
)
