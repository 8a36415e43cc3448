import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { recordConsentByText } from '#app/texts/record_consent_by_text.server.ts'
import { createStaff } from '#test/office_leads.ts'
import { sendFrom } from '#test/people.ts'
import { shownHtml } from '#test/shown_html.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { writeText } from '#test/texts.ts'
import { mergePeople } from './merge_people.server.ts'

const june = { name: 'June Hill', email: 'june@example.com', phone: '970 555 0142' }
const ada = { name: 'Ada Brook', email: 'ada@example.com', phone: '970 555 0199' }
const number = '+19705550142'
const earlier = (minutes: number) => new Date(Date.now() - minutes * 60_000)

const stop = (store: FreshStore, personId: string, of = number) =>
	store.db
		.transaction()
		.execute((trx) =>
			recordConsentByText(
				trx,
				{ personId, number: of, isGranted: false, wording: 'STOP' },
				earlier(30),
				sampleFacts,
			),
		)

describeStore('sqlite', 'a number that texted STOP', (fresh) => {
	test('SD-106 stays stopped whatever a later form says, even a stranger’s form with another mailbox', async () => {
		const store = await fresh({ seed: true })
		const staff = await createStaff(store)
		const first = await sendFrom(store, june, earlier(60))
		await stop(store, first.person)
		const again = await sendFrom(store, { ...june, message: 'Me again.' })
		const stranger = await sendFrom(store, { ...june, name: 'Mallory', email: 'mallory@example.com' })
		for (const lead of [first, again, stranger])
			expect(await writeText(store, staff, { lead }, 'Hello')).toMatchObject({ ok: false, status: 409 })
		const kept = await store.db.selectFrom('consent_records').select('is_granted').execute()
		expect(kept, 'what the forms said stays written').toEqual([
			{ is_granted: true },
			{ is_granted: true },
			{ is_granted: true },
		])
	})

	test('SD-106 gets texts again after staff record a spoken consent to it despite a warning, but not by a consent to another number', async () => {
		const store = await fresh({ seed: true })
		const [one, two] = [await sendFrom(store, june, earlier(60)), await sendFrom(store, ada, earlier(60))]
		await stop(store, one.person)
		const owner = await createStaff(store)
		await mergePeople(store, one.person, two.person, { staff: owner, now: earlier(20) })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'office')
		const path = `/admin/people/${one.person}`
		const page = async () => shownHtml(await (await get(url, path, cookie)).text())
		const say = (fields: Record<string, string>) =>
			post(url, path, { intent: 'consent', answer: 'yes', ...fields }, { cookie })
		const standings = async () => (await page()).match(/Agreed to texts|Stopped texts/g)

		expect(await page()).toContain('This number stopped texts with a text of its own.')
		expect((await say({ number: '+19705550199' })).status).toBe(303)
		expect((await standings())?.toSorted()).toEqual(['Agreed to texts', 'Stopped texts'])
		const warned = await say({ number })
		expect([warned.status, await warned.text()]).toEqual([
			409,
			expect.stringContaining('Nothing was recorded: check the box'),
		])
		expect((await say({})).status, 'of no number').toBe(422)
		expect((await say({ number, takes_back: 'on' })).status).toBe(303)
		expect(await standings()).toEqual(['Agreed to texts', 'Agreed to texts'])
		expect(await page()).toContain('On the phone to Test office')
	})

	test('SD-106 gets texts again through a phone request only if the box that comes with the warning is checked', async () => {
		const store = await fresh({ seed: true })
		const { person } = await sendFrom(store, june, earlier(60))
		await stop(store, person)
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'office')
		const typed = { phone: '970 555 0142', name: 'June', service_type: 'residential-services', texts: 'yes' }
		const send = (fields: Record<string, string>) =>
			post(url, '/admin/requests/new?kind=quote', { ...typed, intent: 'save', ...fields }, { cookie })
		const callers = await (await send({ intent: 'callers' })).text()
		expect(callers).toContain('Stopped texts')
		const warned = await send({})
		expect(warned.status).toBe(422)
		const html = await warned.text()
		expect(html).toContain('This number stopped texts with a text of its own.')
		expect(html).toContain('name="takes_back"')
		const saved = await send({ takes_back: 'on' })
		expect(saved.status).toBe(303)
		const lead = await (await get(url, saved.headers.get('location') ?? '', cookie)).text()
		expect(lead).toContain('Agreed to texts')
		expect(lead).toContain('read out by Test office')
	})
})
