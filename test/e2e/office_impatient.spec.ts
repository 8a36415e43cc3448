import { sendLead } from '#test/office_leads.ts'
import { sendFrom } from '#test/people.ts'
import { photo } from '#test/test_pictures.ts'
import { HeldData } from './held_data.ts'
import { enterOffice } from './office.ts'
import { expect, openHydrated, test } from './site.ts'

test.use({ hasOwnSite: true, environment: async ({ twilio }, provide) => provide(twilio.settings) })

test(
	'FI-75 pressing other links and buttons while a note is being saved neither drops it nor saves it twice, and a half-typed text stays',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		const { db } = site.store
		const { leadId } = await sendLead(site.store, 'quote', {
			name: 'Otto Brandt',
			phone: '970 555 0142',
			smsConsent: 'on',
		})
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/leads')
		await page.getByRole('link', { name: /^Otto Brandt/ }).click()
		await expect(page.getByRole('heading', { name: 'Otto Brandt', level: 1 })).toBeVisible()
		const [note, text] = [page.getByLabel('Note'), page.getByLabel(/^Text to/)]
		await note.fill('Gate on the left')
		await text.fill('We come on Monday.')
		const held = await HeldData.of(page)
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		const saving = await held.next('POST', 'Gate')
		await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'People' }).click()
		await page.getByRole('button', { name: 'Send the text' }).click()
		await page.goBack()
		await expect(page).toHaveURL(new RegExp(leadId))
		await saving.go()
		await held.release()
		await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
		await expect(note).toHaveValue('')
		await expect(text).toHaveValue('We come on Monday.')
		const notes = db.selectFrom('lead_events').select('note').where('lead_id', '=', leadId)
		expect(await notes.execute()).toEqual([{ note: 'Gate on the left' }])
		expect(await db.selectFrom('texts').select('id').execute()).toEqual([])
	},
)

test(
	'FI-75 a note on a person is saved once, however often its button is pressed before the page reloads',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		const { person } = await sendFrom(site.store, {
			name: 'June Hill',
			email: 'june@example.com',
			phone: '970 555 0142',
		})
		await enterOffice(context, site, 'office')
		await openHydrated(page, `/admin/people/${person}`)
		const held = await HeldData.of(page)
		await page.getByLabel('Note on this person').fill('Has a dog')
		const add = page.getByRole('button', { name: 'Add the note' })
		await add.click()
		const saving = await held.next('POST', 'dog')
		await add.click()
		await saving.go()
		const loading = await held.next('GET', 'done=noted')
		await add.click()
		await loading.go()
		await held.release()
		await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
		const notes = site.store.db.selectFrom('person_events').select('note').where('kind', '=', 'note')
		expect(await notes.execute()).toEqual([{ note: 'Has a dog' }])
	},
)

test(
	'FI-75 Publish stays disabled after an alert is published until the page has reloaded',
	{ tag: '@desktop' },
	async ({ page, context, site }) => {
		await enterOffice(context, site, 'office')
		await openHydrated(page, '/admin/alerts')
		await page.getByLabel('What happens').selectOption({ label: 'Pickups are canceled' })
		await page
			.getByLabel('First day')
			.fill(new Date(Date.now() + 9 * 24 * 60 * 60_000).toISOString().slice(0, 10))
		await page.getByLabel('For whom').selectOption({ label: 'All areas' })
		await page.getByLabel('What neighbors read').fill('Closed roads')
		await page.getByRole('button', { name: 'See whom it concerns' }).click()
		const publish = page.getByRole('button', { name: 'Publish' })
		await expect(publish).toBeVisible()
		const held = await HeldData.of(page)
		await publish.click()
		await (await held.next('POST', 'post')).go()
		const loading = await held.next('GET', 'done=posted')
		await expect(publish).toBeDisabled()
		await loading.go()
		await held.release()
		await expect(page.getByText('Published. Pages, calendars')).toBeVisible()
		await expect(page.getByLabel('What neighbors read')).toHaveValue('')
	},
)

test(
	'FI-75 going back from a preview shows the form only once it has loaded what was typed, never as it was opened',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(/frame is sandboxed/)
		await enterOffice(context, site, 'editor')
		await openHydrated(page, '/admin/content/faqs/faq-general-areas')
		const question = page.getByLabel('Question', { exact: true })
		await question.fill('Where do your trucks go?')
		await page.getByRole('button', { name: 'Preview' }).click()
		const preview = page.getByRole('heading', { name: 'Preview' })
		await expect(preview).toBeVisible()
		const held = await HeldData.of(page)
		await page.goBack()
		const draft = await held.next('GET', 'draft=')
		await expect(preview).toBeVisible()
		await draft.go()
		await held.release()
		await expect(question).toHaveValue('Where do your trucks go?')
	},
)

test(
	'FI-75 pressing Upload twice, and a link, while a picture is sent uploads it once, and a failure gives back its words',
	{ tag: '@desktop' },
	async ({ page, context, site, problems }) => {
		problems.allow(/503|No answer came/)
		await enterOffice(context, site, 'editor')
		await openHydrated(page, '/admin/pictures')
		const upload = page.getByRole('button', { name: 'Upload' })
		const buffer = await photo(640, 480).jpeg().toBuffer()
		const fill = async (name: string) => {
			await page.getByLabel('What it shows').fill(`The ${name}.`)
			const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
			await page.getByLabel('Picture', { exact: true }).setInputFiles(file)
		}
		await fill('mill')
		const held = await HeldData.of(page)
		await upload.click()
		const sending = await held.next('POST', 'pictures')
		await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
		await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Content' }).click()
		await sending.go()
		await (await held.next('GET', 'done=uploaded')).go()
		await expect(page.getByText('Uploaded.')).toBeVisible()
		const rows = site.store.db.selectFrom('uploaded_pictures').select('alt')
		expect(await rows.execute()).toEqual([{ alt: 'The mill.' }])
		await held.release()

		await openHydrated(page, '/admin/pictures')
		await fill('truck')
		const failing = await HeldData.of(page, (request) => request.method() === 'POST')
		await upload.click()
		await (await failing.next('POST', 'pictures')).fail()
		await expect(page.getByText('please choose truck.jpg again')).toBeVisible()
		await failing.release()
		await page.getByRole('button', { name: 'Send what I typed' }).click()
		await expect(page.getByLabel('What it shows')).toHaveValue('The truck.')
		expect(await rows.execute()).toHaveLength(1)
	},
)
