import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { isBusinessDay } from '#app/company/business_hours.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { nextDay } from '#test/next_day.ts'
import { leadServices } from '#test/lead_services.ts'
import { rolloffEntries, rolloffSender } from '#test/rolloff_entries.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { consentWording } from '../consent.ts'
import { submitLead } from '../submit_lead.server.ts'
import { rolloffLead } from './definition.ts'

const now = new Date('2026-11-21T14:00:00.000Z')

function office(store: FreshStore) {
	let wakes = 0
	const services = leadServices(store, { wake: () => void wakes++ })
	return {
		wakes: () => wakes,
		submit: (changes: Record<string, string> = {}, sender = rolloffSender(), sizes?: readonly string[]) =>
			submitLead(rolloffLead, services, rolloffEntries(changes, sizes), sender, now),
	}
}

async function everything({ db }: FreshStore) {
	const [leads, consents, mails] = await Promise.all([
		db.selectFrom('rolloff_quote_requests').selectAll().execute(),
		db.selectFrom('consent_records').selectAll().execute(),
		db.selectFrom('outbox').selectAll().orderBy('kind').execute(),
	])
	return { leads, consents, mails }
}

describeEachStore('a roll-off quote request', (fresh) => {
	test('RQ-08 D13 D14 one row holds all fields, the town and the sizes as an array, with its consent record and two mails', async () => {
		const store = await fresh()
		const { submit, wakes } = office(store)
		const result = await submit({ extra: 'ignored' })
		if (!result.ok) throw new Error('not taken')
		const { leads, consents, mails } = await everything(store)
		expect(leads).toMatchObject([
			{
				id: result.leadId,
				reference: result.reference,
				full_name: 'June Alvarez',
				phone: '970 555 0100',
				email: 'june@example.com',
				location: '12 Elm St, Windsor',
				dumpster_sizes: ['12 Yard', '20 Yard'],
				business_name: 'Alvarez Framing',
				material_types: 'Shingles, drywall',
				delivery_day: null,
				project_duration: '4-7 days',
				best_contact_time: 'Morning (8AM-12PM)',
				notes: 'Left side of the drive.\nMind the wires.',
				town_slug: 'windsor',
				review_reason: null,
				created_at: '2026-11-21T14:00:00.000Z',
			},
		])
		expect(consents).toMatchObject([
			{
				form: 'rolloff',
				lead_id: result.leadId,
				is_granted: true,
				wording: consentWording(facts),
				page: '/roll-off-dumpsters/windsor',
			},
		])
		const [receipt, staff] = mails
		expect(receipt).toMatchObject({ to_address: 'june@example.com', reply_to: facts.email })
		for (const text of [
			result.reference,
			'Hello June Alvarez,',
			'12 Yard, 20 Yard',
			'within 2 business hours',
		]) {
			expect(receipt?.body).toContain(text)
		}
		expect(staff).toMatchObject({ to_address: facts.email, reply_to: 'june@example.com' })
		expect(staff?.subject).toBe(`Roll-off request ${result.reference} from June Alvarez`)
		for (const text of [
			'(970) 555-0100',
			'Alvarez Framing',
			'4-7 days',
			'Shingles',
			'Mind the wires.',
			'windsor',
		]) {
			expect(staff?.body).toContain(text)
		}
		expect(wakes()).toBe(1)
	})

	test('RQ-10 the wished delivery day is stored and in the office’s mail', async () => {
		const store = await fresh()
		const day = nextDay(isBusinessDay)
		expect(await office(store).submit({ delivery_day: day })).toMatchObject({ ok: true })
		const { leads, mails } = await everything(store)
		expect(leads).toMatchObject([{ delivery_day: day }])
		expect(mails[1]?.body).toContain(`Delivery day: ${formatDay(day)}`)
	})

	test('RQ-06 empty fields are null, and not in the mail', async () => {
		const store = await fresh()
		await office(store).submit({
			business_name: '',
			material_types: '',
			project_duration: '',
			best_contact_time: '',
			notes: '',
		})
		const { leads, mails } = await everything(store)
		expect(leads).toMatchObject([
			{
				business_name: null,
				material_types: null,
				project_duration: null,
				best_contact_time: null,
				notes: null,
			},
		])
		expect(mails[1]?.body).not.toMatch(/Business|Materials|How long|null/)
	})

	test('RQ-04 RQ-05 without a size or consent nothing is stored, and the form comes back complete', async () => {
		const store = await fresh()
		const { submit, wakes } = office(store)
		expect(await submit({ smsConsent: '' })).toMatchObject({
			ok: false,
			reason: 'consent',
			values: { full_name: 'June Alvarez', dumpster_sizes: '12 Yard,20 Yard' },
		})
		expect(await submit({}, rolloffSender(), [])).toMatchObject({ ok: false, reason: 'invalid' })
		expect(await everything(store)).toEqual({ leads: [], consents: [], mails: [] })
		expect(wakes()).toBe(0)
	})

	test('RQ-07 fifty copies at once are one lead; another town or size is another', async () => {
		const store = await fresh()
		const { submit } = office(store)
		const results = await Promise.all(Array.from({ length: 50 }, () => submit()))
		expect(new Set(results.map((result) => result.ok && result.reference)).size).toBe(1)
		await submit({}, rolloffSender({ town_slug: 'loveland' }))
		await submit({}, rolloffSender(), ['30 Yard'])
		const { leads, consents, mails } = await everything(store)
		expect([leads.length, consents.length, mails.length]).toEqual([3, 3, 6])
	})
})
