import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { sendFrom } from '#test/people.ts'
import { describeEachStore } from '#test/stores.ts'
import type { Store } from '#db/store.server.ts'
import { indexAddresses } from '#app/people/index_addresses.server.ts'
import { createStaff } from '#test/office_leads.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { savePerson } from './change_person.server.ts'
import type { Cursor } from '../kernel/list/cursor.ts'
import { findPeople, type PeoplePage } from './find_people.server.ts'

const names = async (store: Store, query: string) =>
	(await findPeople(store, query)).people.map(({ name }) => name)

describeEachStore('the list of people', (fresh) => {
	test('SD-35 finds by the beginning of a name, a mail address or a number, with or without its area code', async () => {
		const store = await fresh()
		await sendFrom(store, { name: 'José Álvarez', email: 'jose@alvarez.example', phone: '(970) 555-0142' })
		await sendFrom(store, { name: 'June Hill', email: 'june@example.com', phone: '970 555 0177' })
		await sendFrom(store, { name: 'Junia Hill', email: 'junia@example.com', phone: '' })
		expect(await names(store, '')).toEqual(['José Álvarez', 'June Hill', 'Junia Hill'])
		for (const query of ['alv', 'jose al', '970555014', '+1 (970) 555-0142', '555-0142', '0142', 'JOSE@alv'])
			expect([query, await names(store, query)]).toEqual([query, ['José Álvarez']])
		expect(await names(store, 'jun hil')).toEqual(['June Hill', 'Junia Hill'])
		expect(await names(store, 'hill 970')).toEqual(['June Hill'])
		expect(await names(store, 'nobody')).toEqual([])
	})

	test('SD-35 finds by the address of a request or of the person’s page, by either of two numbers, and finds nobody by signs', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const two = '970-555-0142 or 970-555-0199'
		const one = await sendFrom(store, {
			name: 'June Hill',
			phone: two,
			email: 'june@example.com',
			address: '1204 Maple St, Windsor',
		})
		const other = await sendFrom(store, {
			name: 'Ada Brook',
			phone: '970 555 0177',
			email: 'ada@example.com',
			address: '9 Elm Ct, Greeley',
		})
		const ids = async (query: string) => (await findPeople(store, query)).people.map(({ id }) => id)
		for (const query of ['1204 maple', 'windsor', '(970) 555-0142', '970.555.0199', '0199'])
			expect(await ids(query), query).toEqual([one.person])
		expect(await ids('elm greeley')).toEqual([other.person])
		for (const query of ['%', '_', '-------', '1204 elm']) expect(await ids(query), query).toEqual([])
		expect((await findPeople(store, 'june')).people[0]?.phones.toSorted()).toEqual([
			'(970) 555-0142',
			'(970) 555-0199',
		])
		const opened = { name: 'Ada Brook', address: '', area_id: '' }
		await savePerson(
			store,
			other.person,
			{ opened, values: { ...opened, address: '77 Birch Ln' }, theirs: [] },
			sampleFacts,
			{ staff, now: new Date() },
		)
		expect(await ids('77 birch')).toEqual([other.person])
		await store.db.deleteFrom('person_words').where('word', '=', 'maple').execute()
		await store.db.updateTable('people').set({ address_words: 0 }).execute()
		expect(await ids('maple'), 'from before').toEqual([])
		const { log } = recordedLog()
		expect(await indexAddresses({ store, log }, new AbortController().signal)).toBe(2)
		expect(await ids('maple')).toEqual([one.person])
		expect(await indexAddresses({ store, log }, new AbortController().signal)).toBe(0)
	})

	test('SD-35 shows each person’s phones, mailboxes and number of requests under the name of their first request', async () => {
		const store = await fresh()
		const at = new Date('2026-11-18T17:00:00.000Z')
		const { person } = await sendFrom(store, {
			name: 'June Hill',
			email: 'june@example.com',
			phone: '970 555 0177',
		})
		await sendFrom(store, { name: 'J. Hill', email: 'June@example.com', phone: '9705550177' }, at)
		expect(await findPeople(store, 'j hill')).toEqual({
			next: null,
			previous: null,
			people: [
				{
					id: person,
					name: 'June Hill',
					phones: ['(970) 555-0177'],
					mails: ['june@example.com'],
					requests: 2,
					latest: expect.any(String),
				},
			],
		})
	})

	test('SD-35 goes from page to page and back without missing or repeating anybody, also among people of one name', async () => {
		const store = await fresh()
		for (let number = 0; number < 7; number++)
			await sendFrom(store, { name: 'June Hill', email: `${number}@example.com`, phone: '' })
		const ids = ({ people }: PeoplePage) => people.map(({ id }) => id)
		const pages: PeoplePage[] = []
		for (let cursor: Cursor | null = null; pages.length === 0 || cursor !== null;) {
			const page: PeoplePage = await findPeople(store, 'june', { cursor, size: 3 })
			pages.push(page)
			cursor = page.next
		}
		const seen = pages.flatMap(ids)
		expect(new Set(seen).size).toBe(7)
		expect(seen).toHaveLength(7)

		const [first, second, third] = pages
		expect(first?.previous).toBeNull()
		const back = await findPeople(store, 'june', { cursor: third?.previous ?? null, size: 3 })
		expect(ids(back)).toEqual(seen.slice(3, 6))
		expect(back.next).toEqual(second?.next)
		const start = await findPeople(store, 'june', { cursor: back.previous, size: 3 })
		expect([ids(start), start.previous]).toEqual([seen.slice(0, 3), null])
		await sendFrom(store, { name: 'June Aaron', email: 'a@example.com', phone: '' })
		const shifted = await findPeople(store, 'june', { cursor: back.previous, size: 3 })
		expect(ids(shifted), 'a page before the cursor stays full').toEqual(seen.slice(0, 3))
		const fewer = await findPeople(store, 'june', { cursor: shifted.previous, size: 3 })
		expect(fewer.people.map(({ name }) => name)).toEqual(['June Aaron', 'June Hill', 'June Hill'])
	})
})
