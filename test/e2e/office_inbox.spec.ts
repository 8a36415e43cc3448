import type { Page } from '@playwright/test'
import { deleteLead } from '#app/office/requests/forget_lead.server.ts'
import { recordEvent } from '#app/leads/change_lead.server.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { insertStaff, staffPassword } from '#test/staff.ts'
import { findings } from './axe.ts'
import { HeldData } from './held_data.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test, waitForHydration } from './site.ts'

test.use({ hasOwnSite: true, environment: async ({ twilio }, provide) => provide(twilio.settings) })

type Site = Parameters<Parameters<typeof test>[2]>[0]['site']

/** Signs in through the page and lands in the inbox. */
async function enter(page: Page, site: Site, role: 'office' | 'owner' = 'office'): Promise<void> {
	const { email } = await insertStaff(site.store, role)
	await page.goto('/admin/login?next=/admin/leads')
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password').fill(staffPassword)
	await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
	await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
}

async function openAll(page: Page): Promise<void> {
	await page.locator('main details').evaluateAll((all) => {
		for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true
	})
}

test('a lead is found by its phone number, opened, and saved with a status, an assignee and a note', async ({
	page,
	site,
	isMobile,
}) => {
	const lead = await sendLead(site.store, 'rolloff', { full_name: 'Wren Castillo', phone: '970 555 0133' })
	await sendLead(site.store, 'quote', { name: 'Otto Brandt' })
	await enter(page, site)
	if (isMobile) await page.getByRole('button', { name: 'Search, print' }).click()
	await page.getByRole('searchbox').fill('(970) 555-0133')
	await page.getByRole('button', { name: 'Find' }).click()
	await expect(page.getByRole('link', { name: /Otto Brandt/ })).toHaveCount(0)
	await page.getByRole('link', { name: /^Wren Castillo/ }).click()
	await expect(page.getByRole('heading', { name: 'Wren Castillo', level: 1 })).toBeVisible()
	const call = page.getByRole('main').getByRole('link', { name: 'Call' })
	await expect(call).toHaveAttribute('href', 'tel:+19705550133')
	const mail = page.getByRole('main').getByRole('link', { name: 'Email' })
	await expect(mail).toHaveAttribute('href', new RegExp(`subject=.*${lead.reference}`))
	await page.getByText('Agreed to texts').click()
	await expect(page.getByText('Reply STOP to unsubscribe')).toBeVisible()
	await page.getByRole('radio', { name: 'Contacted' }).check()
	await page.getByLabel('Assigned to').selectOption({ label: 'Test office' })
	await page.getByLabel('Note').fill('Calls back at four.')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
	await expect(page.getByText('set the status from New to Contacted')).toBeVisible()
	await expect(page.getByText('Calls back at four.')).toBeVisible()
	await expect(page.getByLabel('Note')).toHaveValue('')
})

test(
	'the next request opens even if the current one was deleted and a press on Copy is refused while the next one loads',
	{ tag: '@desktop' },
	async ({ page, site, problems }) => {
		problems.allow(/410/)
		const otto = await sendLead(site.store, 'quote', { name: 'Otto Brandt' })
		await sendLead(site.store, 'quote', { name: 'June Hill' })
		await enter(page, site)
		await page.getByRole('link', { name: /^Otto Brandt/ }).click()
		await expect(page.getByRole('heading', { name: 'Otto Brandt', level: 1 })).toBeVisible()
		await deleteLead(site.store, await createStaff(site.store, 'owner', 'Ada'), otto, new Date())
		const held = await HeldData.of(page)
		await page.getByRole('button', { name: 'Copy' }).first().click()
		const copy = await held.next('POST', 'copy')
		await page.keyboard.press('n')
		const next = await held.next('GET', '/leads/quote/')
		await copy.go()
		await next.go()
		await expect(page.getByRole('heading', { name: 'June Hill', level: 1 })).toBeVisible()
	},
)

test(
	'a request stays on screen when a press on Copy is answered while a text is being sent',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		const { leadId } = await sendLead(site.store, 'quote', {
			name: 'June Hill',
			phone: '970 555 0142',
			smsConsent: 'on',
		})
		await enterOffice(context, site, 'office')
		await openHydrated(page, `/admin/leads/quote/${leadId}`)
		const held = await HeldData.of(page, (request) => request.method() === 'POST')
		await page.getByRole('button', { name: 'Copy' }).first().click()
		const copy = await held.next('POST', 'copy')
		await page.getByLabel('Text to (970) 555-0142').fill('We come on Tuesday.')
		await page.getByRole('button', { name: 'Send the text' }).click()
		const text = await held.next('POST', 'Tuesday')
		await copy.go()
		await page.waitForTimeout(500)
		await expect(page.getByRole('heading', { name: 'June Hill', level: 1 })).toBeVisible()
		await text.go()
		await expect(page.getByText('Written: it leaves as its line says.')).toBeVisible()
		await expect(page.getByText('copied the details')).toBeVisible()
	},
)

test(
	'the inbox stays on screen when a called request loads after another one was clicked, and the clicked one opens',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		const june = await sendLead(site.store, 'quote', { name: 'June Hill', phone: '970 555 0142' })
		const otto = await sendLead(site.store, 'quote', { name: 'Otto Brandt', phone: '970 555 0143' })
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/leads')
		const held = await HeldData.of(page)
		await page.getByRole('link', { name: 'Call June Hill' }).first().click()
		await held.next('GET', june.leadId)
		await (await held.next('POST', 'call')).go()
		await page.waitForTimeout(500)
		await page.getByRole('link', { name: /^Otto Brandt/ }).click()
		const opened = await held.next('GET', otto.leadId)
		await held.goAll('GET', june.leadId)
		await page.waitForTimeout(500)
		await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
		await opened.go()
		await held.release()
		await expect(page.getByRole('heading', { name: 'Otto Brandt', level: 1 })).toBeVisible()
		await page.goto(`/admin/leads/quote/${june.leadId}`)
		await expect(page.getByRole('region', { name: 'How it went' })).toBeVisible()
	},
)

test(
	'SD-64 contact data is copied where the browser has no clipboard API',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		// As over plain HTTP, where there is no clipboard; loopback addresses count as secure.
		await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
		const { leadId } = await sendLead(site.store, 'quote', {
			name: 'Wren Castillo',
			email: 'wren@example.com',
		})
		await enter(page, site)
		await page.goto(`/admin/leads/quote/${leadId}`)
		await waitForHydration(page)
		const copy = page.getByRole('button', { name: 'Copy' })
		await copy.click()
		await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
		await page.getByLabel('Note').focus()
		await page.keyboard.press('Control+V')
		await expect(page.getByLabel('Note')).toHaveValue(/wren@example\.com/)
	},
)

test(
	'new requests are announced while the list is open, and shown on request',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		await enter(page, site)
		await waitForHydration(page)
		await sendLead(site.store, 'quote', { name: 'Ada Quist' })
		await sendLead(site.store, 'hoa', { contactName: 'Sam Orourke' })
		await expect(page.getByRole('button', { name: '2 new requests: show' })).toBeVisible()
		await expect(page.getByRole('link', { name: /^Ada Quist(?!:)/ })).toHaveCount(0)
		await page.getByRole('button', { name: /new requests: show/ }).click()
		await expect(page.getByRole('link', { name: /^Ada Quist(?!:)/ })).toBeVisible()
		await expect(page.getByRole('button', { name: /new requests: show/ })).toHaveCount(0)
	},
)

test(
	'a request submitted before the inbox loaded but stored after it is announced above the list',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		await enter(page, site)
		await waitForHydration(page)
		const sent = new Date()
		await page.reload()
		await waitForHydration(page)
		await sendLead(site.store, 'quote', { name: 'Ada Quist' }, sent)
		const show = page.getByRole('button', { name: '1 new request: show' })
		await expect(show).toBeVisible()
		await page.waitForTimeout(500)
		await show.click()
		await expect(page.getByRole('link', { name: /^Ada Quist(?!:)/ })).toBeVisible()
		await expect(show).toHaveCount(0)
	},
)

test(
	'the button that changes the chosen requests counts only those still listed after a search, and after going back',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		for (const name of ['June Hill', 'Otto Brandt', 'Ada Quist'])
			await sendLead(site.store, 'quote', { name })
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/leads')
		await page.getByLabel('Choose several').check()
		const box = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}` })
		await box('June Hill').check()
		await box('Otto Brandt').check()
		await expect(page.getByRole('button', { name: 'Change 2 chosen' })).toBeVisible()
		await page.getByRole('searchbox').fill('Otto Brandt')
		await page.getByRole('button', { name: 'Find' }).click()
		await expect(box('June Hill')).toHaveCount(0)
		await expect(page.getByRole('button', { name: 'Change 1 chosen' })).toBeVisible()
		await page.goBack()
		await expect(box('June Hill')).not.toBeChecked()
		await expect(page.getByRole('button', { name: 'Change 1 chosen' })).toBeVisible()
	},
)

test(
	'an office form accepts no typing while it is being sent, so that no letter is lost when the answer arrives',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		const { leadId } = await sendLead(site.store, 'quote')
		await enterOffice(context, site, 'office')
		await openHydrated(page, `/admin/leads/quote/${leadId}`)
		const held = await HeldData.of(page, (request) => request.method() === 'POST')
		const note = page.locator('#lead-work textarea[name=note]')
		await note.fill('Gate code 1234')
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		const saved = await held.next('POST', 'Gate')
		await note.press('End')
		await note.pressSequentially(', and a dog')
		await expect(note).toHaveValue('Gate code 1234')
		await saved.go()
		await expect(note).toHaveValue('')
		await note.pressSequentially('And a dog')
		await expect(note).toHaveValue('And a dog')

		await page.getByText('Note a call').click()
		const said = page.locator('textarea[name=contact_note]').filter({ visible: true })
		await said.fill('She wants the large one.')
		await page.getByRole('button', { name: 'No answer', exact: true }).filter({ visible: true }).click()
		const noted = await held.next('POST', 'large')
		await said.pressSequentially(' Or two.')
		await expect(said).toHaveValue('She wants the large one.')
		await note.pressSequentially(', and a cat')
		await noted.go()
		await expect(page.getByText('She wants the large one.').filter({ visible: true })).toBeVisible()
		await expect(note).toHaveValue('And a dog, and a cat')
	},
)

test(
	'someone who saves a lead after another person did sees the other’s change and keeps every word',
	{ tag: '@desktop' },
	async ({ page, site, problems }) => {
		problems.allow(/409 \(Conflict\)/)
		const lead = await sendLead(site.store, 'quote', { name: 'June Alvarez' })
		await enter(page, site)
		await page.goto(`/admin/leads/quote/${lead.leadId}`)
		await waitForHydration(page)
		const other = await page.context().newPage()
		await other.goto(`/admin/leads/quote/${lead.leadId}`)
		await other.getByRole('radio', { name: 'Won' }).check()
		await other.getByRole('button', { name: 'Save' }).click()
		await expect(other.getByText('Saved.', { exact: true })).toBeVisible()
		await other.close()
		await page.getByRole('radio', { name: 'Lost' }).check()
		await page.getByLabel('Why it was lost').selectOption('Chose another hauler')
		await page.getByLabel('Note').fill('Chose somebody else.')
		await page.getByRole('button', { name: 'Save' }).click()
		await expect(page.getByRole('form').getByRole('alert')).toContainText('set the status from New to Won')
		await expect(page.getByLabel('Note')).toHaveValue('Chose somebody else.')
		await expect(page.getByRole('radio', { name: 'Lost' })).toBeChecked()
		await page.getByRole('button', { name: 'Save' }).click()
		await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
		await expect(page.getByText('set the status from Won to Lost')).toBeVisible()
	},
)

test(
	'SD-76 single keys work through the inbox, and a dialog lists them and turns them off',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		for (const name of ['Ada Brook', 'June Hill']) await sendLead(site.store, 'quote', { name })
		await enter(page, site)
		await page.goto('/admin/leads?sort=name')
		await waitForHydration(page)
		const line = (name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })
		const title = (name: string) => page.getByRole('heading', { name, level: 1 })
		await page.keyboard.press('j')
		await expect(line('Ada Brook')).toBeFocused()
		await page.keyboard.press('j')
		await expect(line('June Hill')).toBeFocused()
		await page.keyboard.press('k')
		await page.keyboard.press('Enter')
		await expect(title('Ada Brook')).toBeVisible()
		await page.keyboard.press('n')
		await expect(title('June Hill')).toBeVisible()
		await page.keyboard.press('p')
		await expect(title('Ada Brook')).toBeVisible()
		await page.keyboard.press('a')
		await expect(page.getByLabel('Assigned to')).toBeFocused()
		await title('Ada Brook').click()
		await page.keyboard.press('e')
		await page.keyboard.type('jn?')
		await expect(page.getByLabel('Note')).toHaveValue('jn?')
		await title('Ada Brook').click()
		await page.keyboard.press('r')
		await expect(page.getByRole('link', { name: 'Prices for pickup at home' })).toBeFocused()
		await page.keyboard.press('d')
		await expect(page.getByRole('radio', { name: 'Won' })).toBeChecked()
		await title('Ada Brook').click()
		await page.keyboard.press('s')
		await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
		await page.getByLabel('Note').fill('She likes green.')
		await page.keyboard.press('Control+Enter')
		await expect(page.getByRole('listitem').filter({ hasText: 'She likes green.' })).toBeVisible()
		await page.getByLabel('Note').focus()
		await page.keyboard.press('Tab')
		await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
		await title('Ada Brook').click()
		await page.keyboard.press('t')
		await expect(title('Today')).toBeVisible()
		await page.goBack()
		await expect(title('Ada Brook')).toBeVisible()
		await page.keyboard.press('c')
		await expect(page.getByText('Reached Ada Brook?')).toBeVisible()

		const sheet = page.getByRole('dialog', { name: 'Keys' })
		await page.keyboard.press('?')
		await expect(sheet.getByText('Alt + Shift + N')).toBeVisible()
		expect(await findings(page)).toEqual([])
		await page.keyboard.press('n')
		await expect(sheet, 'covers what is below').toBeVisible()
		await sheet.getByLabel('Single keys work in this browser').uncheck()
		await page.keyboard.press('Escape')
		await expect(sheet).toBeHidden()
		await page.reload()
		await waitForHydration(page)
		await page.keyboard.press('?')
		await page.keyboard.press('n')
		await page.getByRole('button', { name: 'Keys' }).click()
		await expect(sheet).toBeVisible()
		await expect(title('Ada Brook')).toBeVisible()
		await sheet.getByLabel('Single keys work in this browser').check()
		await sheet.getByRole('button', { name: 'Close' }).click()
		await page.evaluate(pressAsItShows, 'j')
		await page.keyboard.press('u')
		await expect(title('Inbox')).toBeVisible()
		await expect(line('June Hill'), 'the line after the one that was opened').toBeFocused()
	},
)

test(
	'SD-78 a request with a long message and history prints on one page, and so do today’s calls',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		const long = 'The gate is on the alley side, and the dog is kind. '.repeat(60)
		const lead = await sendLead(site.store, 'quote', { name: 'Ada Brook', message: long.slice(0, 1900) })
		await sendLead(site.store, 'hoa', {}, new Date('2026-11-02T16:00:00.000Z'))
		const ana = await createStaff(site.store, 'office', 'Ana')
		for (let line = 0; line < 12; line += 1)
			await recordEvent(site.store.db, ana, { kind: 'note', lead, note: `${line}: ${long}` }, new Date())
		await enter(page, site)
		await page.goto(`/admin/leads/quote/${lead.leadId}?list=form%3Dquote`)
		await page.getByRole('link', { name: 'Print', exact: true }).click()
		await expect(page.getByText('6 earlier lines are in the office.')).toBeVisible()
		await expect(page.getByText('(more in the office)').first()).toBeVisible()
		await waitForHydration(page)
		await page.evaluate(() => {
			window.print = () => document.body.setAttribute('data-printed', '')
		})
		await page.getByRole('button', { name: 'Print' }).click()
		await expect(page.locator('body')).toHaveAttribute('data-printed')
		const pages = async () =>
			(await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
		expect(await pages()).toHaveLength(1)
		await page.getByRole('link', { name: 'Back to the request' }).click()
		await expect(page).toHaveURL(/\?list=form%3Dquote$/)

		await page.goto('/admin')
		await page.getByRole('link', { name: 'Print today’s calls' }).click()
		await expect(page.getByRole('heading', { name: 'Today’s calls', level: 1 })).toBeVisible()
		await expect(page.getByRole('listitem')).not.toHaveCount(0)
		expect(await findings(page)).toEqual([])
		expect(await pages()).toHaveLength(1)
	},
)

test('axe finds nothing in the inbox, on a lead or on the dashboard, light or dark', async ({
	page,
	site,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
	const lead = await sendLead(site.store, 'hoa')
	await sendLead(site.store, 'quote', {}, new Date('2026-11-02T16:00:00.000Z'))
	await enter(page, site, 'owner')
	for (const path of ['/admin/leads', `/admin/leads/hoa/${lead.leadId}`, '/admin/dashboard']) {
		await page.goto(path)
		await openAll(page)
		expect(await findings(page), path).toEqual([])
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
		expect(overflow, path).toBeLessThanOrEqual(0)
	}
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })
	test(
		'a lead is found, marked as won, and stripped of its sender’s data on request',
		{ tag: '@phone' },
		async ({ page, site }) => {
			await sendLead(site.store, 'quote', { name: 'June Alvarez' })
			await enter(page, site, 'owner')
			await page.getByRole('button', { name: 'Search, print' }).click()
			await page.getByText('Narrow and sort').click()
			await page.getByLabel('Form').selectOption('Quote')
			await page.getByRole('button', { name: 'Show' }).click()
			await page.getByRole('link', { name: /^June Alvarez/ }).click()
			await page.getByRole('radio', { name: 'Won' }).check()
			await page.getByRole('button', { name: 'Save' }).click()
			await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
			await page.getByText('Someone asked us to remove their data').click()
			await page.getByLabel('This cannot be taken back').first().check()
			await page.getByRole('button', { name: 'Remove the sender’s data' }).click()
			await expect(page.getByRole('heading', { name: 'Removed on request' })).toBeVisible()
			await expect(page.getByText('June Alvarez')).toHaveCount(0)
		},
	)
})

test(
	'SD-159 the printed list takes the whole width of the paper',
	{ tag: '@desktop' },
	async ({ page, site }) => {
		await sendLead(site.store, 'quote', { name: 'Ada Brook' })
		await enter(page, site)
		await page.goto('/admin/leads/print')
		await page.emulateMedia({ media: 'print' })
		for (const width of [700, 1400]) {
			await page.setViewportSize({ width, height: 900 })
			const box = await page.getByRole('main').getByRole('list').boundingBox()
			expect(box?.width, `of ${width}`).toBeGreaterThan(width * 0.9)
		}
	},
)

/** Runs in the browser: presses the key as soon as the inbox shows, sooner than a person could. */
function pressAsItShows(key: string) {
	const observer = new MutationObserver(() => {
		if (document.querySelector('main h1')?.textContent !== 'Inbox') return
		observer.disconnect()
		document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
	})
	observer.observe(document.body, { childList: true, subtree: true })
}
