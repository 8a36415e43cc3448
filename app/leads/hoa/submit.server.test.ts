import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { leadServices } from '#test/lead_services.ts'
import { hoaEntries, hoaSender } from '#test/hoa_entries.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { consentWording } from '../consent.ts'
import { submitLead } from '../submit_lead.server.ts'
import { hoaLead } from './definition.ts'

const now = new Date('2026-11-21T14:00:00.000Z')

function office(store: FreshStore) {
	let wakes = 0
	const services = leadServices(store, { wake: () => void wakes++ })
	return {
		wakes: () => wakes,
		submit: (changes: Record<string, string> = {}, sender = hoaSender()) =>
			submitLead(hoaLead, services, hoaEntries(changes), sender, now),
	}
}

async function everything({ db }: FreshStore) {
	const [leads, consents, mails] = await Promise.all([
		db.selectFrom('hoa_quote_requests').selectAll().execute(),
		db.selectFrom('consent_records').selectAll().execute(),
		db.selectFrom('outbox').selectAll().orderBy('kind').execute(),
	])
	return { leads, consents, mails }
}

describeEachStore('an HOA quote request', (fresh) => {
	test('HO-05 D12 D13 D14 one row holds all fields, with its consent record and two mails', async () => {
		const store = await fresh()
		const { submit, wakes } = office(store)
		const result = await submit({ extra: 'ignored' })
		if (!result.ok) throw new Error('not taken')
		const { leads, consents, mails } = await everything(store)
		expect(leads).toMatchObject([
			{
				id: result.leadId,
				reference: result.reference,
				contactName: 'June Alvarez',
				hoaName: 'Poudre Bend HOA',
				email: 'june@example.com',
				phone: '970 555 0100',
				address: '1 Willow Loop',
				city: 'Windsor',
				units: 84,
				currentProvider: 'Somebody Else',
				serviceType: 'trash-recycling-lawn',
				additionalInfo: 'Two gates.\nNarrow alley behind the pool.',
				review_reason: null,
				created_at: '2026-11-21T14:00:00.000Z',
			},
		])
		expect(consents).toMatchObject([
			{
				form: 'hoa',
				lead_id: result.leadId,
				is_granted: true,
				wording: consentWording(facts),
				page: '/hoa-services',
			},
		])
		const [receipt, staff] = mails
		expect(receipt).toMatchObject({ to_address: 'june@example.com', reply_to: facts.email })
		for (const text of [result.reference, 'Hello June Alvarez,', '84 units', 'within 24 hours']) {
			expect(receipt?.body).toContain(text)
		}
		expect(staff).toMatchObject({ to_address: facts.email, reply_to: 'june@example.com' })
		expect(staff?.subject).toBe(`HOA request ${result.reference} from Poudre Bend HOA`)
		for (const text of ['Units: 84', 'Lawn Pickup', '1 Willow Loop', 'Somebody Else', 'Narrow alley']) {
			expect(staff?.body).toContain(text)
		}
		expect(wakes()).toBe(1)
	})

	test('HO-04 empty fields are null, and not in the mail', async () => {
		const store = await fresh()
		await office(store).submit({ currentProvider: '', additionalInfo: '' })
		const { leads, mails } = await everything(store)
		expect(leads).toMatchObject([{ currentProvider: null, additionalInfo: null }])
		expect(mails[1]?.body).not.toMatch(/Current hauler|null/)
	})

	test('HO-03 with an invalid field or without consent nothing is stored, and the form comes back complete', async () => {
		const store = await fresh()
		const { submit, wakes } = office(store)
		const values = { hoaName: 'Poudre Bend HOA', units: '84' }
		expect(await submit({ smsConsent: '' })).toMatchObject({ ok: false, reason: 'consent', values })
		expect(await submit({ city: '' })).toMatchObject({ ok: false, reason: 'invalid', values })
		expect(await everything(store)).toEqual({ leads: [], consents: [], mails: [] })
		expect(wakes()).toBe(0)
	})
})
