import { expect, test } from 'vitest'
import { quoteLead } from '#app/leads/quote/definition.ts'
import { submitByPhone } from '#app/leads/submit_by_phone.server.ts'
import type { Staff } from '#app/office/sign_in/staff.server.ts'
import { mergePeople } from '#app/office/people/merge_people.server.ts'
import { receiveText } from '#app/texts/receive_text.server.ts'
import { anonymizeLead } from '#app/office/requests/forget_lead.server.ts'
import type { Store } from '#db/store.server.ts'
import { insertLeads, leadWorkRow } from '#test/lead_rows.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { formData } from '#test/form_data.ts'
import { personOf } from '#test/people.ts'
import { leadServices } from '#test/lead_services.ts'
import { quoteSender } from '#test/quote_entries.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { openStore } from '#db/open_store.server.ts'
import { assignWaiting } from './assign_waiting.server.ts'

const identifiers = ({ db }: Store) =>
	db
		.selectFrom('person_identifiers')
		.select(['kind', 'value', 'person_id'])
		.orderBy('kind')
		.orderBy('value')
		.execute()

const june = { name: 'June Alvarez', email: 'june@example.com', phone: '970-555-0142' }

/** The ids of the people recorded as similar to this person. */
async function likenesses({ db }: Store, id: string | null): Promise<string[]> {
	const rows = await db.selectFrom('person_likenesses').select(['person_id', 'other_id']).execute()
	return rows
		.filter(({ person_id, other_id }) => person_id === id || other_id === id)
		.map(({ person_id, other_id }) => (person_id === id ? other_id : person_id))
		.toSorted()
}

/** Takes a quote request on the phone, as staff do; returns its id. */
async function takeByPhone(store: Store, staff: Staff, changes: Record<string, string>): Promise<string> {
	const entries = formData({ service_type: 'residential-services', ...changes })
	const sender = {
		...quoteSender({ page: '/admin/requests/new' }),
		takenBy: staff,
		pageValues: async () => ({ values: {} }),
		shownNote: '',
	}
	const result = await submitByPhone(quoteLead, leadServices(store), entries, sender, new Date())
	if (!result.ok) throw new Error(JSON.stringify(result.errors))
	return result.leadId
}

describeEachStore('the person of a request', (fresh, kind) => {
	/**
	 * Another server's connection; on SQLite, which blocks its process, a second connection would deadlock with
	 * the first.
	 */
	const another = async (store: FreshStore): Promise<Store> =>
		kind === 'postgres' ? openStore(store.connection) : { ...store, async close() {} }

	test('SD-30 is the same for the same number or mailbox, however they are written and whatever the form', async () => {
		const store = await fresh()
		const first = await sendLead(store, 'quote', june)
		const whole = await sendLead(store, 'rolloff', {
			full_name: 'J. Alvarez',
			email: 'June@example.com',
			phone: '+1 (970) 555.0142',
		})
		const byMailbox = await sendLead(store, 'service-request', {
			name: 'June A.',
			email: 'June+bins@Example.com',
			phone: '',
		})
		const other = await sendLead(store, 'quote', { ...june, email: 'ada@example.com', phone: '970 555 0143' })
		const person = await personOf(store, first.leadId)
		expect(person).not.toBe(null)
		expect(await personOf(store, whole.leadId)).toBe(person)
		expect(await personOf(store, byMailbox.leadId)).toBe(person)
		expect(await personOf(store, other.leadId)).not.toBe(person)
		expect((await identifiers(store)).filter(({ person_id }) => person_id === person)).toEqual([
			{ kind: 'mail', value: 'june@example.com', person_id: person },
			{ kind: 'phone', value: '+19705550142', person_id: person },
		])
		expect(
			(await store.db.selectFrom('people').select('name').where('id', '=', person).execute())[0]?.name,
		).toBe('June Alvarez')
	})

	test('SD-30 is not shared by requests whose phone number is a placeholder such as all zeros', async () => {
		const store = await fresh()
		const one = await sendLead(store, 'quote', { ...june, email: 'one@example.com', phone: '000 000 0000' })
		const two = await sendLead(store, 'quote', { ...june, email: 'two@example.com', phone: '000 000 0000' })
		expect(await personOf(store, one.leadId)).not.toBe(await personOf(store, two.leadId))
	})

	test('SD-31 is a new one, marked as similar to both, if the number is one person’s and the mail address another’s', async () => {
		const store = await fresh()
		const byNumber = await sendLead(store, 'quote', { ...june, email: 'a@example.com' })
		const byMail = await sendLead(store, 'quote', { ...june, name: 'Ada', phone: '970 555 0199' })
		const both = await sendLead(store, 'quote', june)
		const [one, two] = [await personOf(store, byNumber.leadId), await personOf(store, byMail.leadId)]
		expect(one).not.toBe(two)
		const third = await personOf(store, both.leadId)
		expect([one, two, null]).not.toContain(third)
		expect(await likenesses(store, third)).toEqual([one, two].toSorted())
		const again = await sendLead(store, 'quote', { ...june, message: 'Once more.' })
		expect(await personOf(store, again.leadId), 'the same once more').toBe(third)
	})

	test('SD-31 is not the customer if a stranger’s mailbox or number comes with theirs, but a person of its own for the office to judge', async () => {
		const store = await fresh()
		const customer = await personOf(store, (await sendLead(store, 'quote', june)).leadId)
		const before = await identifiers(store)
		const evil = 'mallory@example.com'
		const first = await sendLead(store, 'quote', { ...june, name: 'Mallory', email: evil })
		const stranger = await personOf(store, first.leadId)
		expect(stranger).not.toBe(customer)
		for (const changes of [
			{ ...june, email: evil, message: 'And again.' },
			{ ...june, email: evil, phone: '970 555 0166' },
			{ ...june, phone: '970 555 0177' },
		]) {
			const { leadId } = await sendLead(store, 'quote', changes)
			expect(await personOf(store, leadId), JSON.stringify(changes)).not.toBe(customer)
		}
		const alone = await sendLead(store, 'service-request', { name: 'M', email: evil, phone: '' })
		expect(await personOf(store, alone.leadId), 'by the mailbox alone').toBe(stranger)
		const mine = (await identifiers(store)).filter(({ person_id }) => person_id === customer)
		expect(mine, 'the customer has what they had').toEqual(before)
		expect(await likenesses(store, stranger)).toContain(customer)
		const own = await sendLead(store, 'quote', { ...june, message: 'It is me.' })
		expect(await personOf(store, own.leadId)).toBe(customer)
	})

	test('SD-31 gets a missing mail address only from a request that staff take by phone', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const byPhone = async (changes: Record<string, string>) =>
			personOf(store, await takeByPhone(store, staff, changes))
		const customer = await byPhone({ name: 'June Alvarez', phone: june.phone })
		const stranger = await sendLead(store, 'quote', { ...june, email: 'mallory@example.com' })
		expect(await personOf(store, stranger.leadId)).not.toBe(customer)
		expect(await byPhone(june)).toBe(customer)
		expect(await byPhone({ ...june, email: 'other@example.com' }), 'they have another').not.toBe(customer)
		const values = (await identifiers(store)).filter(({ person_id }) => person_id === customer)
		expect(values.map(({ value }) => value)).toEqual(['june@example.com', '+19705550142'])
	})

	test('SD-32 is a single new person for requests that arrive at the same moment', async () => {
		const store = await fresh()
		const other = await another(store)
		try {
			const sent = await Promise.all(
				Array.from({ length: 12 }, (_, number) =>
					sendLead(number % 2 === 0 ? store : other, 'quote', { ...june, message: `The ${number}th.` }),
				),
			)
			const people = await Promise.all(sent.map(({ leadId }) => personOf(store, leadId)))
			expect(people).not.toContain(null)
			expect(new Set(people).size).toBe(1)
			expect(await store.db.selectFrom('people').select('id').execute()).toHaveLength(1)
		} finally {
			await other.close()
		}
	})

	test('SD-32 is assigned later if assigning fails at first, and the request is stored either way', async () => {
		const store = await fresh()
		const rename = (from: string, to: string) => store.db.schema.alterTable(from).renameTo(to).execute()
		await rename('person_words', 'person_words_away')
		const { leadId } = await sendLead(store, 'quote', june)
		expect(await personOf(store, leadId)).toBe(null)
		expect(await store.db.selectFrom('people').select('id').execute()).toEqual([])
		expect(await store.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
		await rename('person_words_away', 'person_words')
		const { log } = recordedLog()
		expect(await assignWaiting({ store, log }, new AbortController().signal)).toBe(1)
		expect(await personOf(store, leadId)).not.toBe(null)
	})

	test('SD-33 is assigned to older requests by two servers at once, after an interrupted run', async () => {
		const store = await fresh()
		const at = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString()
		const works = Array.from({ length: 60 }, (_, number) =>
			leadWorkRow(at(number), {
				phone: `970 555 01${String(number % 20).padStart(2, '0')}`,
				email: `${number % 20}@example.com`,
			}),
		)
		await insertLeads(store, works)
		const { log } = recordedLog()
		const stopped = new AbortController()
		setTimeout(() => stopped.abort(), 20)
		const begun = await assignWaiting({ store, log }, stopped.signal)
		const other = await another(store)
		const counts = await Promise.all(
			[store, other].map((one) => assignWaiting({ store: one, log }, new AbortController().signal)),
		).finally(() => other.close())
		expect(begun + counts.reduce((sum, count) => sum + count, 0)).toBe(60)
		expect(await store.db.selectFrom('people').select('id').execute()).toHaveLength(20)
		for (const work of works.slice(0, 20))
			expect(await personOf(store, work.lead_id)).toBe(
				await personOf(store, works.findLast(({ email }) => email === work.email)?.lead_id ?? ''),
			)
	})

	test('SD-34 keeps a number that only texted, with its texts, until the last request is anonymized', async () => {
		const store = await fresh({ seed: true })
		const staff = await createStaff(store, 'owner')
		const services = leadServices(store)
		const text = (from: string, body: string) => ({
			sid: `SM${body}`,
			from,
			body,
			pictures: 0,
			answeredAs: null,
		})
		const first = await sendLead(store, 'quote', june)
		const person = (await personOf(store, first.leadId)) ?? ''
		await receiveText(services, text('+19705550188', 'Gate code is 12'), new Date())
		const texted = await store.db.selectFrom('texts').select('person_id').executeTakeFirstOrThrow()
		await mergePeople(store, person, texted.person_id ?? '', { staff, now: new Date() })
		const second = await sendLead(store, 'quote', { ...june, phone: '', message: 'Again.' })
		expect(await personOf(store, second.leadId)).toBe(person)
		await anonymizeLead(store, staff, first, new Date())
		const numbers = async () => (await identifiers(store)).map(({ value }) => value)
		expect(await numbers()).toEqual(['june@example.com', '+19705550188'])
		expect(await store.db.selectFrom('texts').select('body').execute()).toEqual([{ body: 'Gate code is 12' }])
		await anonymizeLead(store, staff, second, new Date())
		expect(await numbers()).toEqual([])
		expect(await store.db.selectFrom('texts').select('body').execute()).toEqual([])
		const mails = await store.db.selectFrom('outbox').select(['subject', 'body']).execute()
		expect(JSON.stringify(mails), 'the mail to the office, too').not.toMatch(/0188|Gate code/)
	})

	test('SD-34 loses identifiers that only an anonymized request had, and is erased with the last request', async () => {
		const store = await fresh()
		const staff = await createStaff(store, 'owner')
		const first = await sendLead(store, 'quote', june)
		const second = await sendLead(store, 'service-request', { ...june, phone: '' })
		const person = await personOf(store, first.leadId)
		await anonymizeLead(store, staff, first, new Date())
		expect(await personOf(store, first.leadId)).toBe(null)
		expect((await identifiers(store)).map(({ value }) => value)).toEqual(['june@example.com'])
		await anonymizeLead(store, staff, second, new Date())
		expect(await identifiers(store)).toEqual([])
		expect(await store.db.selectFrom('person_words').selectAll().execute()).toEqual([])
		const [gone] = await store.db.selectFrom('people').selectAll().where('id', '=', person).execute()
		expect(gone).toMatchObject({ name: 'Removed on request', sort_key: '' })
		expect(gone?.erased_at).not.toBe(null)
	})
})
