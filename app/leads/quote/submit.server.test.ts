import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { leadServices } from '#test/lead_services.ts'
import { quoteEntries, quoteSender } from '#test/quote_entries.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { consentWording } from '../consent.ts'
import { submitLead } from '../submit_lead.server.ts'
import { quoteLead } from './definition.ts'

const now = new Date('2026-11-21T14:00:00.000Z')

function office(store: FreshStore) {
	let wakes = 0
	const services = leadServices(store, { wake: () => void wakes++ })
	return {
		wakes: () => wakes,
		submit: (changes: Record<string, string> = {}, sender = quoteSender(), at = now) =>
			submitLead(quoteLead, services, quoteEntries(changes), sender, at),
	}
}

async function everything({ db }: FreshStore) {
	const [leads, consents, mails, keys] = await Promise.all([
		db.selectFrom('quote_requests').selectAll().execute(),
		db.selectFrom('consent_records').selectAll().execute(),
		db.selectFrom('outbox').selectAll().orderBy('kind').execute(),
		db.selectFrom('submission_keys').selectAll().execute(),
	])
	return { leads, consents, mails, keys }
}

describeEachStore('a general quote request', (fresh) => {
	test('QF-06 D13 D14 one row holds all fields, with its consent record and two mails', async () => {
		const store = await fresh()
		const { submit, wakes } = office(store)
		const result = await submit({ extra: 'ignored' })
		expect(result).toEqual({
			ok: true,
			leadId: expect.stringMatching(/^[0-9a-f-]{36}$/),
			reference: expect.stringMatching(/^HH-[0-9A-HJKMNP-TV-Z]{5}$/),
		})
		if (!result.ok) throw new Error('not taken')
		const { leads, consents, mails } = await everything(store)
		expect(leads).toMatchObject([
			{
				id: result.leadId,
				reference: result.reference,
				name: 'June Alvarez',
				email: 'june@example.com',
				phone: '970 555 0100',
				service_type: 'commercial',
				address: '12 Elm St, Windsor',
				message: 'Two bins behind the bakery.\nGate code on request.',
				smsConsent: true,
				review_reason: null,
				created_at: '2026-11-21T14:00:00.000Z',
			},
		])
		expect(consents).toMatchObject([
			{
				form: 'quote',
				lead_id: result.leadId,
				is_granted: true,
				wording: consentWording(facts),
				local_time: 'Saturday, November 21, 2026 at 7:00:00 AM MST (America/Denver)',
				page: '/contact',
				user_agent: 'Mozilla/5.0',
			},
		])
		expect(JSON.stringify(consents)).not.toContain('203.0.113.7')
		const [receipt, staff] = mails
		expect(receipt).toMatchObject({ kind: 'receipt', to_address: 'june@example.com', reply_to: facts.email })
		expect(receipt?.body).toContain(result.reference)
		expect(receipt?.body).toContain('Hello June Alvarez,')
		expect(receipt?.body).toContain('within 2 business hours')
		expect(receipt?.body).toContain('Monday to Friday, 7:00 AM to 4:00 PM')
		expect(staff).toMatchObject({ kind: 'staff', to_address: facts.email, reply_to: 'june@example.com' })
		expect(staff?.subject).toBe(`Quote request ${result.reference} from June Alvarez`)
		for (const text of [
			'(970) 555-0100',
			'Commercial Waste',
			'12 Elm St',
			'Gate code',
			'agreed',
			'7:00:00 AM',
		]) {
			expect(staff?.body).toContain(text)
		}
		expect(wakes()).toBe(1)
	})

	test('QF-03 without consent nothing is stored, and the form comes back complete', async () => {
		const store = await fresh()
		const { submit, wakes } = office(store)
		const result = await submit({ smsConsent: '', email: 'june' })
		expect(result).toMatchObject({
			ok: false,
			reason: 'consent',
			errors: [
				{ field: 'email', message: 'Please enter a valid email address.' },
				{
					field: 'smsConsent',
					message: 'Please check the SMS consent box to submit your quote request.',
				},
			],
			values: { name: 'June Alvarez', email: 'june' },
		})
		expect(await everything(store)).toEqual({ leads: [], consents: [], mails: [], keys: [] })
		expect(wakes()).toBe(0)
	})

	test('a browser, a page and a name full of SQL, HTML and header breaks do no harm', async () => {
		const store = await fresh()
		const { submit } = office(store)
		const nasty = `'; drop table quote_requests; -- "<script>alert(1)</script>\r\nBcc: all@example.com {{phone}} $1`
		const line = nasty.replace(/\r\n/, ' ')
		expect(
			await submit(
				{ name: nasty, phone: `'--<i>`, address: nasty, message: nasty },
				quoteSender({ userAgent: nasty.repeat(9), page: nasty }),
			),
		).toMatchObject({ ok: true })
		const { leads, consents, mails } = await everything(store)
		expect(leads).toMatchObject([{ name: line, address: line, message: nasty.replace('\r\n', '\n') }])
		expect(consents[0]?.user_agent).toHaveLength(400)
		expect(mails[1]?.subject).not.toMatch(/[\r\n]/)
		expect(mails[0]?.body).toContain('Hello,\n')
		expect(mails[0]?.body).not.toContain('script')
	})

	test('sent fifty times at once is one lead, and every copy is acknowledged', async () => {
		const store = await fresh()
		const { submit, wakes } = office(store)
		const forms: Record<string, string>[] = [{ idempotency_key: 'a'.repeat(32) }, { name: 'No script' }]
		for (const changes of forms) {
			const results = await Promise.all(Array.from({ length: 50 }, () => submit(changes)))
			const references = new Set(results.map((result) => result.ok && result.reference))
			expect([...references]).toEqual([expect.stringMatching(/^HH-/)])
		}
		const { leads, consents, mails, keys } = await everything(store)
		expect([leads.length, consents.length, mails.length, keys.length]).toEqual([2, 2, 4, 3])
		expect(wakes()).toBe(2)
	})

	test('a repeat just after the edge of a time window is the same lead; much later it is a new one', async () => {
		const store = await fresh()
		const { submit } = office(store)
		const first = await submit({}, quoteSender(), new Date('2026-11-21T14:09:59.999Z'))
		expect(await submit({}, quoteSender(), new Date('2026-11-21T14:10:00.000Z'))).toEqual(first)
		expect(await submit({}, quoteSender(), new Date('2026-11-21T14:19:59.000Z'))).toEqual(first)
		expect(await submit({}, quoteSender(), new Date('2026-11-21T14:40:00.000Z'))).not.toEqual(first)
		expect((await everything(store)).leads).toHaveLength(2)
	})

	test('edited text with the same browser key is a second lead, not lost', async () => {
		const store = await fresh()
		const { submit } = office(store)
		const idempotency_key = 'b'.repeat(32)
		const first = await submit({ idempotency_key })
		expect(await submit({ idempotency_key, message: 'Three bins.' })).not.toEqual(first)
		expect((await everything(store)).leads).toHaveLength(2)
	})

	test('a failure halfway leaves nothing behind', async () => {
		const store = await fresh()
		await store.db.schema.dropTable('outbox').execute()
		const { submit } = office(store)
		expect(await submit()).toMatchObject({ ok: false, reason: 'unavailable' })
		const counts = await Promise.all(
			(['quote_requests', 'consent_records', 'submission_keys', 'rate_limits'] as const).map(
				async (table) => {
					const rows = await store.db
						.selectFrom(table)
						.select((eb) => eb.fn.countAll().as('n'))
						.execute()
					return Number(rows[0]?.n)
				},
			),
		)
		expect(counts).toEqual([0, 0, 0, 0])
	})
})
