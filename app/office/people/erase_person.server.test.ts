import { randomUUID } from 'node:crypto'
import { sampleFacts } from '#test/sample_facts.ts'
import { photoNames } from '#app/leads/photos/photo_name.ts'
import { openPictureStorage } from '#app/pictures/storage.server.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Store } from '#db/store.server.ts'
import { mailboxHash } from '#app/pickup/reminders/tokens.server.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { personOf, sendFrom } from '#test/people.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { insertSubscriptions } from '#test/subscriptions.ts'
import { describeStore } from '#test/stores.ts'
import { addView } from '../inbox/saved_views.server.ts'
import { addNote, savePerson } from './change_person.server.ts'
import { waitingLeads } from '../inbox/waiting_leads.server.ts'
import { erasePerson } from './erase_person.server.ts'
import { findPeople } from './find_people.server.ts'
import { mergePeople } from './merge_people.server.ts'
import { openRequestsOf } from './person_requests.server.ts'
import { personHistory } from './person_history.server.ts'

const now = new Date('2026-11-18T17:00:00.000Z')
const zelda = { name: 'Zelda Zimmer', email: 'zelda@zimmer.example', phone: '970 555 0177' }
const traces = /zelda|zimmer|zebra|555\D?0177|5550188|second@/i

/** Every row of the store, as text. */
async function everything({ db }: Store): Promise<string> {
	const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView)
	const contents = []
	for (const { name } of tables)
		contents.push((await sql`select * from ${sql.table(name)}`.execute(db.withoutPlugins())).rows)
	return JSON.stringify(contents)
}

describeStore('sqlite', 'a person who asks to be forgotten', (fresh) => {
	test('SD-40 SD-79 is erased at once, with people merged into them, from requests, photos, notes, mails, views and search; counts stay', async () => {
		const store = await fresh()
		const staff = await createStaff(store, 'owner')
		const { log, lines } = recordedLog()
		const first = await sendFrom(store, { ...zelda, address: '9 Zebra Ln', message: 'Zelda here.' })
		const hoa = await sendLead(store, 'hoa', {
			contactName: 'Zelda Z.',
			hoaName: 'Zimmer Court',
			email: zelda.email,
			phone: zelda.phone,
			address: '9 Zebra Ln',
		})
		const other = await sendFrom(store, {
			name: 'Z. Zimmer',
			email: 'second@zimmer.example',
			phone: '970 555 0188',
		})
		const stranger = await sendFrom(store, {
			name: 'June Hill',
			email: 'june@example.com',
			phone: '970 555 0142',
		})
		await addNote(store, other.person, 'Zelda has a dog.', { staff, now })
		await mergePeople(store, first.person, other.person, { staff, now })
		const opened = { name: zelda.name, address: '', area_id: '' }
		const values = { ...opened, address: '9 Zebra Ln' }
		await savePerson(store, first.person, { opened, values, theirs: [] }, sampleFacts, { staff, now })
		expect(await everything(store)).toMatch(traces)
		for (const email of [zelda.email, 'second@zimmer.example', 'june@example.com']) {
			const mailbox = await mailboxHash(store.db, email)
			await insertSubscriptions(store, 1, { area_id: null, removed_area: 'Old Town', email, mailbox })
		}
		const storage = openPictureStorage(store.connection.dataDir, null)
		const photo = randomUUID()
		for (const name of photoNames(photo)) await storage.put(name, Buffer.from('photo'), 'image/webp')
		await store.db
			.insertInto('lead_photos')
			.values({
				id: photo,
				lead_id: first.leadId,
				position: 1,
				width: 4,
				height: 3,
				created_at: now.toISOString(),
			})
			.execute()
		const services = { store, storage, log }
		const view = (name: string, query: string) => addView(store, staff, { name, query, isShared: true }, now)
		await view('Her', '?q=zelda')
		await view('All of hers', '?q=Zimmer+9705550177&status=won')
		await view('Zelda Zimmer, please call', '')
		await view('555-0188 again', '?status=new')
		await view('June', '?q=june')
		await view('At home', '?q=residential')
		expect(await everything(store)).toMatch(/All of hers/)

		const open = new Set([first.leadId, hoa.leadId, other.leadId])
		expect(await erasePerson(services, first.person, open, { staff, now })).toBe('erased')
		expect(await store.db.selectFrom('lead_photos').select('id').execute()).toEqual([])
		for (const name of photoNames(photo)) expect(await storage.open(name)).toBe(null)
		expect(await everything(store)).not.toMatch(traces)
		const reminded = await store.db.selectFrom('pickup_subscriptions').select('email').execute()
		expect(reminded).toEqual([{ email: 'june@example.com' }])
		for (const { leadId } of [first, hoa, other]) expect(await personOf(store, leadId)).toBe(null)
		expect(await store.db.selectFrom('lead_work').select('lead_id').execute()).toHaveLength(4)
		expect(await store.db.selectFrom('consent_records').select('id').execute()).toHaveLength(4)
		const views = await store.db.selectFrom('saved_views').select('name').orderBy('name').execute()
		expect(views.map(({ name }) => name)).toEqual(['At home', 'June'])
		expect(await personOf(store, stranger.leadId)).toBe(stranger.person)
		expect(JSON.stringify(lines)).not.toMatch(traces)
		const audit = await store.db.selectFrom('person_events').selectAll().where('kind', '=', 'erase').execute()
		expect(audit).toMatchObject([{ person_id: first.person, staff_name: staff.name, note: null }])
		expect((await findPeople(store, '')).people.map(({ id }) => id)).toEqual([stranger.person])
		const history = await personHistory(store.db, first.person, sampleFacts)
		expect(history.map(({ did }) => did)).toContain('merged somebody who was the same, with one request')
		expect(history.flatMap(({ undo }) => undo ?? [])).toEqual([])
		expect(await erasePerson(services, first.person, open, { staff, now }), 'already').toBe('erased')
		expect((await sendFrom(store, zelda)).person, 'is somebody new').not.toBe(first.person)
	})

	test('SD-40 SD-175 is erased only if all their open requests were seen; those are closed, and other requests stay unchanged', async () => {
		const store = await fresh()
		const staff = await createStaff(store, 'owner')
		const services = {
			store,
			storage: openPictureStorage(store.connection.dataDir, null),
			log: recordedLog().log,
		}
		const [first, second, won] = [
			await sendFrom(store, zelda, now),
			await sendFrom(store, { ...zelda, message: 'And a second one.' }, now),
			await sendFrom(store, { ...zelda, message: 'And a third one.' }, now),
		]
		const stranger = await sendFrom(
			store,
			{ name: 'June Hill', email: 'june@example.com', phone: '970 555 0142' },
			now,
		)
		await store.db.updateTable('lead_work').set({ status: 'won' }).where('lead_id', '=', won.leadId).execute()
		const seen = await openRequestsOf(store, first.person, sampleFacts)
		expect(seen.map(({ id }) => id).toSorted()).toEqual([first.leadId, second.leadId].toSorted())
		const before = await everything(store)
		const erase = (...ids: string[]) => erasePerson(services, first.person, new Set(ids), { staff, now })
		expect(await erase()).toBe('more-open')
		expect(await erase(second.leadId)).toBe('more-open')
		expect(await everything(store)).toBe(before)
		expect(await erase(first.leadId, second.leadId)).toBe('erased')
		const works = await store.db.selectFrom('lead_work').select(['lead_id', 'status']).execute()
		expect(new Map(works.map(({ lead_id, status }) => [lead_id, status]))).toEqual(
			new Map([
				[first.leadId, 'lost'],
				[second.leadId, 'lost'],
				[won.leadId, 'won'],
				[stranger.leadId, 'new'],
			]),
		)
		expect(await waitingLeads(store, now)).toMatchObject({ waiting: 1 })
	})

	test('SD-41 can be edited by two staff members without loss: a field that both changed is asked about, the rest is merged', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const { person } = await sendFrom(store, zelda)
		const opened = { name: zelda.name, address: '', area_id: '' }
		const save = (typed: Partial<typeof opened>) =>
			savePerson(store, person, { opened, values: { ...opened, ...typed }, theirs: [] }, sampleFacts, {
				staff,
				now,
			})
		expect(await save({ name: 'Zelda Hill' })).toMatchObject({ ok: true })
		expect(await save({ address: '1 Elm St' })).toMatchObject({ ok: true })
		expect(await save({ name: 'Zelda Brook' })).toMatchObject({
			ok: false,
			kept: {
				form: {
					theirs: [{ name: 'name', values: { name: 'Zelda Hill' } }],
					opened: { name: 'Zelda Hill', address: '1 Elm St' },
					values: { name: 'Zelda Brook', address: '1 Elm St' },
				},
			},
		})
		const row = await store.db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirst()
		expect(row).toMatchObject({ name: 'Zelda Hill', address: '1 Elm St', sort_key: 'zelda hill' })
	})
})
