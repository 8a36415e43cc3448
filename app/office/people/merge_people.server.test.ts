import { sampleFacts } from '#test/sample_facts.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Store } from '#db/store.server.ts'
import { createStaff } from '#test/office_leads.ts'
import { currentPerson } from '#app/people/current_person.server.ts'
import { senderOfText } from '#app/texts/sender_of_text.server.ts'
import { personOf, sendFrom } from '#test/people.ts'
import { describeEachStore } from '#test/stores.ts'
import { addNote, personForm, recordSpokenConsent, savePerson } from './change_person.server.ts'
import { findPeople } from './find_people.server.ts'
import { sentForm } from '../kernel/screens/own_form.server.ts'
import { mergePeople, separatePeople, undoMerge } from './merge_people.server.ts'
import { splitPerson, undoSplit } from './split_person.server.ts'
import { personConsents } from './person_consents.server.ts'
import { personHistory } from './person_history.server.ts'
import { alikePeople } from './alike_people.server.ts'

const now = new Date('2026-11-18T17:00:00.000Z')
const june = { name: 'June Hill', email: 'june@example.com', phone: '970 555 0142' }
const ada = { name: 'Ada Brook', email: 'ada@example.com', phone: '970 555 0199' }

const values = async ({ db }: Store, person: string) =>
	(
		await db
			.selectFrom('person_identifiers')
			.select('value')
			.where('person_id', '=', person)
			.orderBy('value')
			.execute()
	).map(({ value }) => value)

const versions = async ({ db }: Store) =>
	(await db.selectFrom('people').select('version').orderBy('id').execute()).map(({ version }) => version)

describeEachStore('two people who are one', (fresh) => {
	test('SD-36 are merged: requests, numbers, notes and consents are one person’s, and later requests too', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const [one, two] = [await sendFrom(store, june), await sendFrom(store, ada)]
		await addNote(store, two.person, 'Gate code on request.', { staff, now })
		await recordSpokenConsent(
			store,
			two.person,
			{ isGranted: false, wording: 'No texts.', number: null, takesBackStop: false },
			sampleFacts,
			{ staff, now: new Date() },
		)
		const own = await mergePeople(store, one.person, one.person, { staff, now })
		expect(own).toBe(false)
		const before = await versions(store)
		expect(await mergePeople(store, one.person, two.person, { staff, now })).toBe(true)
		expect(await versions(store), 'forms that were open are of an older version').toEqual(
			before.map((version) => version + 1),
		)
		const again = await mergePeople(store, one.person, two.person, { staff, now })
		expect(again).toBe(false)
		expect(await personOf(store, two.leadId)).toBe(one.person)
		expect(await values(store, one.person)).toEqual([
			'+19705550142',
			'+19705550199',
			'ada@example.com',
			'june@example.com',
		])
		expect((await sendFrom(store, { ...ada, name: 'A. Brook' })).person).toBe(one.person)
		expect((await findPeople(store, 'ada')).people.map(({ id }) => id)).toEqual([one.person])
		const history = await personHistory(store.db, one.person, sampleFacts)
		expect(history.map(({ note, did }) => note ?? did).toSorted()).toEqual([
			'Gate code on request.',
			'merged somebody who was the same, with one request',
		])
		const consents = await personConsents(store.db, one.person)
		expect(consents.map(({ said }) => said)).toEqual(['Yes', 'No', 'Yes', 'Yes'])
		expect(consents[1]).toMatchObject({ wording: 'No texts.', how: `On the phone to ${staff.name}` })
	})

	test('SD-37 are separate again when the merge is undone, each with their own requests, numbers and notes', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const [one, two] = [await sendFrom(store, june), await sendFrom(store, ada)]
		await addNote(store, two.person, 'Gate code on request.', { staff, now })
		await mergePeople(store, one.person, two.person, { staff, now })
		const merge = (await personHistory(store.db, one.person, sampleFacts)).find(({ undo }) => undo !== null)
		expect(merge?.undo).toEqual({ intent: 'undo', other: two.person })
		expect(await undoMerge(store, one.person, two.person, { staff, now })).toBe(true)
		expect(await personOf(store, two.leadId)).toBe(two.person)
		expect(await values(store, two.person)).toEqual(['+19705550199', 'ada@example.com'])
		expect(await values(store, one.person)).toEqual(['+19705550142', 'june@example.com'])
		expect((await findPeople(store, 'ada')).people.map(({ id }) => id)).toEqual([two.person])
		expect((await personHistory(store.db, two.person, sampleFacts)).map(({ note }) => note)).toContain(
			'Gate code on request.',
		)
		for (const other of [two.person, randomUUID()])
			expect(await undoMerge(store, one.person, other, { staff, now })).toBe(false)
	})

	test('SD-37 do not get back requests that were split off to another person after the merge', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const [one, two] = [await sendFrom(store, june), await sendFrom(store, ada)]
		const third = await sendFrom(store, { ...ada, email: 'brook@example.com', phone: '' })
		await mergePeople(store, two.person, third.person, { staff, now })
		await mergePeople(store, one.person, two.person, { staff, now })
		const apart = randomUUID()
		await splitPerson(store, one.person, [third.leadId], apart, { staff, now })
		expect(await undoMerge(store, one.person, two.person, { staff, now })).toBe(true)
		expect(await personOf(store, two.leadId)).toBe(two.person)
		expect(await personOf(store, third.leadId)).toBe(apart)
		expect(await values(store, apart)).toEqual(['brook@example.com'])
		expect(await values(store, two.person)).toEqual(['+19705550199', 'ada@example.com'])
		expect(await personOf(store, one.leadId)).toBe(one.person)
	})

	test('SD-36 become one person when each is merged into the other at the same moment, with the requests that arrive during it', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const [one, two] = [await sendFrom(store, june), await sendFrom(store, ada)]
		const [first, second, ...sent] = await Promise.all([
			mergePeople(store, one.person, two.person, { staff, now }),
			mergePeople(store, two.person, one.person, { staff, now }),
			...[june, ada, june, ada].map((who, number) => sendFrom(store, { ...who, message: `${number}` })),
		])
		expect([first, second].toSorted()).toEqual([false, true])
		const [remaining] = (await findPeople(store, '')).people
		expect(remaining?.requests).toBe(6)
		for (const { leadId } of sent) expect(await personOf(store, leadId)).toBe(remaining?.id)
	})

	test('SD-38 are shown as alike until the office says that they are different', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const one = await sendFrom(store, june)
		const two = await sendFrom(store, { ...june, name: 'Ada Brook', email: ada.email })
		expect(await alikePeople(store.db, one.person)).toEqual([
			{ id: two.person, name: 'Ada Brook', reach: ['ada@example.com'], reference: two.reference },
		])
		expect(await alikePeople(store.db, two.person)).toMatchObject([{ id: one.person }])
		expect(await separatePeople(store, two.person, one.person, { staff, now })).toBe(true)
		expect(await separatePeople(store, two.person, one.person, { staff, now }), 'once').toBe(false)
		expect(await alikePeople(store.db, one.person)).toEqual([])
		const again = await sendFrom(store, { ...june, email: ada.email, message: 'Again.' })
		expect(again.person).toBe(two.person)
		expect(await alikePeople(store.db, one.person), 'said once').toEqual([])
	})

	test('SD-38 are still shown as alike, once on each page, after one of them was merged with a third person', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const [one, two] = [await sendFrom(store, june), await sendFrom(store, ada)]
		const third = await sendFrom(store, { name: 'J. Brook', email: ada.email, phone: june.phone })
		const alike = async (id: string) => (await alikePeople(store.db, id)).map((person) => person.id)
		expect(new Set(await alike(third.person))).toEqual(new Set([one.person, two.person]))
		expect(await mergePeople(store, two.person, third.person, { staff, now })).toBe(true)
		expect([await alike(one.person), await alike(two.person)]).toEqual([[two.person], [one.person]])
		expect(await separatePeople(store, one.person, two.person, { staff, now })).toBe(true)
		expect([await alike(one.person), await alike(two.person)]).toEqual([[], []])
		expect(await separatePeople(store, two.person, one.person, { staff, now }), 'once').toBe(false)
	})

	test('SD-31 SD-36 SD-38 a person known only by a texting number takes the name and mailbox of the person merged into them', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const texted = await store.db
			.transaction()
			.execute((trx) => senderOfText(trx, '+19705550142', randomUUID(), now))
		const form = await sendFrom(store, june)
		expect(form.person, 'a form proves nothing').not.toBe(texted)
		expect(await alikePeople(store.db, texted)).toMatchObject([{ name: june.name }])
		await mergePeople(store, texted, form.person, { staff, now })
		expect(await currentPerson(store.db, form.person)).toMatchObject({ id: texted, name: june.name })
		expect((await sendFrom(store, { ...june, message: 'And now?' })).person).toBe(texted)
	})

	test('SD-36 SD-37 a person without a name or address has those of the person merged into them, until the merge is undone', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const texted = await store.db
			.transaction()
			.execute((trx) => senderOfText(trx, '+19705550177', randomUUID(), now))
		const [one, two] = [await sendFrom(store, june), await sendFrom(store, ada)]
		const write = (id: string, name: string, address: string) => {
			const form = new FormData()
			for (const [field, value] of Object.entries({ was_name: name, name, was_address: '', address }))
				form.set(field, value)
			return savePerson(store, id, sentForm(personForm, form), sampleFacts, { staff, now })
		}
		await write(one.person, june.name, '12 Elm Street, Windsor')
		await write(two.person, ada.name, '7 Oak Court, Greeley')
		const known = async (id: string) => {
			const { name, address } = await store.db
				.selectFrom('people')
				.selectAll()
				.where('id', '=', id)
				.executeTakeFirstOrThrow()
			return [name, address]
		}
		await mergePeople(store, texted, one.person, { staff, now })
		expect(await known(texted)).toEqual(['June Hill', '12 Elm Street, Windsor'])
		await mergePeople(store, texted, two.person, { staff, now })
		expect(await known(texted), 'they have their own by now').toEqual(['June Hill', '12 Elm Street, Windsor'])
		await undoMerge(store, texted, two.person, { staff, now })
		expect(await known(texted)).toEqual(['June Hill', '12 Elm Street, Windsor'])
		await undoMerge(store, texted, one.person, { staff, now })
		expect(await known(texted)).toEqual(['(970) 555-0177', null])
		expect(await known(one.person)).toEqual(['June Hill', '12 Elm Street, Windsor'])
		expect(await known(two.person)).toEqual(['Ada Brook', '7 Oak Court, Greeley'])
	})
})

describeEachStore('one person who is two', (fresh) => {
	test('SD-39 is split: the chosen requests move to a new person, with the numbers and mailboxes that only they have', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const first = await sendFrom(store, june)
		const second = await sendFrom(store, { ...ada, phone: june.phone })
		await mergePeople(store, first.person, second.person, { staff, now })
		const newId = randomUUID()
		const split = (chosen: string[]) => splitPerson(store, first.person, chosen, newId, { staff, now })
		const ofPointer = await splitPerson(store, second.person, [second.leadId], newId, { staff, now })
		expect(ofPointer).toEqual({ ok: false, reason: 'missing' })
		expect(await split([])).toEqual({ ok: false, reason: 'none' })
		expect(await split([first.leadId, second.leadId])).toEqual({ ok: false, reason: 'all' })
		expect(await split([second.leadId, 'a request of nobody'])).toEqual({ ok: true, id: newId })
		expect(await split([second.leadId]), 'its answer was lost').toEqual({ ok: true, id: newId })
		expect(await split(['a request of nobody'])).toEqual({ ok: false, reason: 'none' })
		expect(await personOf(store, second.leadId)).toBe(newId)
		expect(await values(store, newId)).toEqual(['ada@example.com'])
		expect(await values(store, first.person)).toEqual(['+19705550142', 'june@example.com'])
		expect((await findPeople(store, 'ada')).people.map(({ id, name }) => [id, name])).toEqual([
			[newId, 'Ada Brook'],
		])
		expect((await sendFrom(store, { ...ada, phone: '' })).person).toBe(newId)
	})

	test('SD-39 keeps a number that only texted when requests that never had it are split off', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const texted = await store.db
			.transaction()
			.execute((trx) => senderOfText(trx, '+19705550188', randomUUID(), now))
		const first = await sendFrom(store, june)
		await mergePeople(store, first.person, texted, { staff, now })
		const second = await sendFrom(store, { ...june, phone: '', message: 'Again.' })
		const newId = randomUUID()
		await splitPerson(store, first.person, [first.leadId], newId, { staff, now })
		expect(await values(store, newId)).toEqual(['+19705550142'])
		expect(await values(store, second.person)).toEqual(['+19705550188', 'june@example.com'])
	})

	test.each(['from the whole', 'from the one split off'])(
		'SD-39 is one again when the split is undone %s',
		async (from) => {
			const store = await fresh()
			const staff = await createStaff(store)
			const first = await sendFrom(store, june)
			const second = await sendFrom(store, { ...june, message: 'Again.' })
			const [newId, another] = [randomUUID(), randomUUID()]
			const third = await sendFrom(store, { ...june, message: 'Once more.' })
			await splitPerson(store, first.person, [second.leadId], newId, { staff, now })
			await splitPerson(store, first.person, [third.leadId], another, { staff, now })
			const [id, other] = from === 'from the whole' ? [first.person, newId] : [newId, first.person]
			const lines = (await personHistory(store.db, id, sampleFacts)).flatMap(({ undo }) => undo ?? [])
			expect(lines).toContainEqual({ intent: 'undo-split', other })
			expect(await undoSplit(store, id, other, { staff, now })).toBe(first.person)
			expect(await personOf(store, second.leadId)).toBe(first.person)
			expect(await personOf(store, third.leadId), 'split off apart').toBe(another)
			expect(await currentPerson(store.db, newId)).toMatchObject({ id: first.person })
			for (const none of [other, first.person, randomUUID()])
				expect(await undoSplit(store, id, none, { staff, now })).toBe(null)
			expect(await undoMerge(store, first.person, newId, { staff, now }), 'and that can be taken back').toBe(
				true,
			)
		},
	)
})
