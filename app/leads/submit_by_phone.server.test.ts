import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { personConsents } from '#app/office/people/person_consents.server.ts'
import { textConsent } from '#app/people/text_consent.server.ts'
import type { Store } from '#db/store.server.ts'
import { createStaff } from '#test/office_leads.ts'
import { leadServices } from '#test/lead_services.ts'
import { formData } from '#test/form_data.ts'
import { personOf, sendFrom } from '#test/people.ts'
import { quoteSender } from '#test/quote_entries.ts'
import { describeStore } from '#test/stores.ts'
import { leadDefinitions } from './lead_definitions.server.ts'
import { dueAt } from './promise_clock/due_at.ts'
import { submitByPhone } from './submit_by_phone.server.ts'

const now = new Date('2026-11-18T17:00:00.000Z')
const trash = { name: 'June Hill', phone: '970-555-0142', service_type: 'residential-services' }

async function call(
	store: Store,
	entries: Record<string, string>,
	form: keyof typeof leadDefinitions = 'quote',
	takenBy = { id: '', name: '' },
) {
	const staff = takenBy.id === '' ? await createStaff(store, 'office', 'Ada') : takenBy
	const services = leadServices(store)
	const sender = {
		...quoteSender({ page: '/admin/requests/new' }),
		takenBy: staff,
		pageValues: async () => ({ values: {} }),
		shownNote: '',
	}
	return submitByPhone(leadDefinitions[form], services, formData(entries), sender, now)
}

const taken = (result: Awaited<ReturnType<typeof call>>) => {
	if (!result.ok) throw new Error(JSON.stringify(result.errors))
	return result
}

const errorsOf = (result: Awaited<ReturnType<typeof call>>) =>
	result.ok ? [] : result.errors.map(({ field, message }) => `${field}: ${message}`)

describeStore('sqlite', 'a request by phone', (fresh) => {
	test('SD-43 is a lead like any other, with the same due time and its person, and records who took it', async () => {
		const store = await fresh()
		const before = await sendFrom(store, {
			name: 'J. Hill',
			email: 'june@example.com',
			phone: '(970) 555 0142',
		})
		const { leadId } = taken(await call(store, trash))
		const work = await store.db
			.selectFrom('lead_work')
			.selectAll()
			.where('lead_id', '=', leadId)
			.executeTakeFirstOrThrow()
		const ada = await store.db
			.selectFrom('staff')
			.select('id')
			.where('name', '=', 'Ada')
			.executeTakeFirstOrThrow()
		expect(work).toMatchObject({
			source: 'phone',
			taken_by: ada.id,
			status: 'new',
			name: 'June Hill',
			email: '',
			phone: '970-555-0142',
			due_at: dueAt('quoteHours', now, sampleFacts).toISOString(),
		})
		expect(await personOf(store, leadId)).toBe(before.person)
		const [row] = await store.db.selectFrom('quote_requests').selectAll().where('id', '=', leadId).execute()
		expect(row).toMatchObject({ email: '', address: null, smsConsent: false })
	})

	test('SD-44 needs a plausible phone number or a mail address, and keeps what was typed if refused', async () => {
		const store = await fresh()
		const neither = await call(store, { ...trash, phone: '' })
		expect(errorsOf(neither)).toEqual([
			'phone: Please enter a phone number or an email address, so that somebody can answer.',
		])
		expect(neither).toMatchObject({ values: { name: 'June Hill', service_type: 'residential-services' } })
		expect(errorsOf(await call(store, { ...trash, phone: '555-0142' }))).toEqual([
			'phone: Please check the phone number: with its area code it has ten digits.',
		])
		expect(errorsOf(await call(store, { ...trash, phone: '', email: 'june@', texts: 'yes' }))).toContain(
			'email: Please enter a valid email address.',
		)
		expect(
			errorsOf(await call(store, { ...trash, phone: '', email: 'june@example.com', texts: 'yes' })),
		).toEqual(['phone: Please enter the phone number that the texts go to.'])
		expect(errorsOf(await call(store, { phone: trash.phone }))).toEqual([
			'name: Please enter the name.',
			'service_type: Please choose a service.',
		])
		taken(await call(store, { ...trash, phone: '', email: 'june@example.com' }))
		expect(await store.db.selectFrom('leads').select('id').execute()).toHaveLength(1)
	})

	test('SD-44 requires, in every form, only what the office needs from a caller', async () => {
		const store = await fresh()
		taken(
			await call(
				store,
				{ full_name: 'June Hill', phone: trash.phone, location: '12 Elm St', dumpster_sizes: '20 Yard' },
				'rolloff',
			),
		)
		taken(
			await call(
				store,
				{
					contactName: 'June Hill',
					email: 'june@example.com',
					hoaName: 'Elk Meadow',
					address: '1 Meadow Ln',
					city: 'Windsor',
					units: '12',
					serviceType: 'trash-only',
				},
				'hoa',
			),
		)
		const { leadId } = taken(
			await call(
				store,
				{ kind: 'stop', name: 'June Hill', phone: trash.phone, address: '12 Elm St' },
				'service-request',
			),
		)
		taken(await call(store, { kind: 'id-by-text', customer_phone: trash.phone }, 'billing-request'))
		const [row] = await store.db.selectFrom('service_requests').selectAll().where('id', '=', leadId).execute()
		expect(row).toMatchObject({ kind: 'stop', email: '', phone: '970-555-0142', schedule_note: null })
	})

	test('SD-45 records the spoken answer about texts with its wording, staff member and time, and nothing if nobody asked', async () => {
		const store = await fresh()
		const said = async (texts: string) => {
			const { leadId } = taken(await call(store, { ...trash, ...(texts === '' ? {} : { texts }) }))
			return store.db.selectFrom('consent_records').selectAll().where('lead_id', '=', leadId).execute()
		}
		expect(await said('')).toEqual([])
		expect(await said('yes')).toMatchObject([
			{
				is_granted: true,
				method: 'spoken',
				staff_name: 'Ada',
				wording: expect.stringMatching(/^May .* send text messages to this number/),
				local_time: expect.stringContaining('November 18, 2026'),
			},
		])
		const [no] = await said('no')
		expect(no).toMatchObject({ is_granted: false, method: 'spoken' })
		const leadId = no?.lead_id ?? ''
		const target = { number: '+19705550142', personId: null, leadId }
		expect(await textConsent(store.db, target)).toMatchObject({ state: 'declined', how: 'read out by Ada' })
		const form = await sendFrom(
			store,
			{ ...trash, email: 'june@example.com' },
			new Date(now.getTime() + 1000),
		)
		for (const id of [leadId, form.leadId])
			expect(
				await textConsent(store.db, { ...target, leadId: id }),
				'a form takes nothing back',
			).toMatchObject({
				state: 'declined',
			})
		const [, line] = await personConsents(store.db, (await personOf(store, leadId)) ?? '')
		expect(line?.how).toBe('On the phone to Ada, with a request')
	})

	test('SD-46 mails a receipt only to a caller who wants one, and nothing to the office', async () => {
		const store = await fresh()
		const mails = async (changes: Record<string, string>) => {
			const { leadId } = taken(await call(store, { ...trash, ...changes }))
			const query = store.db.selectFrom('outbox').select(['kind', 'to_address'])
			return query.where('lead_id', '=', leadId).execute()
		}
		expect(await mails({ wants_receipt: 'on' }), 'no address').toEqual([])
		expect(await mails({ email: 'june@example.com' })).toEqual([])
		expect(await mails({ email: 'june@example.com', wants_receipt: 'on' })).toEqual([
			{ kind: 'receipt', to_address: 'june@example.com' },
		])
	})

	test('SD-47 is stored even if identical to another, but only once if its form is sent twice', async () => {
		const store = await fresh()
		const first = taken(await call(store, trash))
		expect(taken(await call(store, trash)).leadId).not.toBe(first.leadId)
		const key = { ...trash, idempotency_key: '0123456789abcdef' }
		const [one, two] = [taken(await call(store, key)), taken(await call(store, key))]
		expect(two.leadId).toBe(one.leadId)
		expect(await store.db.selectFrom('lead_work').select('lead_id').execute()).toHaveLength(3)
	})

	test('SD-47 is limited per member of staff', async () => {
		const store = await fresh()
		const [ada, ben] = [await createStaff(store, 'office', 'Ada'), await createStaff(store, 'office', 'Ben')]
		const window_start = new Date(now.getTime() - (now.getTime() % 60_000)).toISOString()
		await store.db
			.insertInto('rate_limits')
			.values({ key: `phone-lead:${ada.id}`, window_start, hits: 200 })
			.execute()
		expect(await call(store, trash, 'quote', ada)).toMatchObject({ ok: false, reason: 'too-many' })
		expect(await call(store, trash, 'quote', ben)).toMatchObject({ ok: true })
	})
})
