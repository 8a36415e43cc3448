import { sampleContent } from '#test/sample_content.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { personOf } from '#test/people.ts'
import { recordConsentByText } from '#app/texts/record_consent_by_text.server.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { recordSpokenConsent } from '../people/change_person.server.ts'
import { exportLeads } from './export_leads.server.ts'
import { readFilters } from './read_filters.server.ts'

const now = new Date('2026-11-18T17:00:00.000Z')
const later = new Date('2026-11-18T18:00:00.000Z')

describeStore('sqlite', 'the inbox saved as CSV', (fresh) => {
	test('SD-83 SD-131 shows each number’s current consent to texts, including a STOP', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const send = async (name: string, phone: string, form: 'quote' | 'order' = 'quote') => {
			const email = `${name.toLowerCase()}@example.com`
			const { leadId } = await sendLead(store, form, { name, phone, email }, now)
			return (await personOf(store, leadId)) ?? ''
		}
		await send('June', '970 555 0141')
		await send('Ada', '970 555 0142', 'order')
		const otto = await send('Otto', '970 555 0143')
		const stop = { personId: otto, number: '+19705550143', isGranted: false, wording: 'STOP' }
		await store.db.transaction().execute((trx) => recordConsentByText(trx, stop, later, sampleFacts))
		const wren = await send('Wren', '970 555 0144', 'order')
		const yes = { isGranted: true, wording: 'Texts?', number: '+19705550144', takesBackStop: false }
		await recordSpokenConsent(store, wren, yes, sampleFacts, { staff, now: later })
		await send('Sam', '')
		await sendLead(store, 'billing-request', { fullName: 'Ivy', email: 'ivy@example.com' }, now)

		const rows = await exportedRows(store, staff.id)
		expect(Object.fromEntries(rows.map((row) => [row['Name'], row['Text messages']]))).toEqual({
			June: 'agreed',
			Ada: 'not agreed',
			Otto: 'stopped by STOP',
			Wren: 'agreed',
			Sam: 'agreed',
			Ivy: '',
		})
	})

	test('SD-131 gives each day with its year, so that the days of two years can be told apart and sorted', async () => {
		const store = await fresh()
		const staff = await createStaff(store)
		const stop = { kind: 'stop', cart: '', cart_problem: '', message: '' }
		await sendLead(store, 'service-request', { ...stop, stop_on: '2027-01-05' }, now)
		await sendLead(store, 'service-request', { ...stop, stop_on: '2026-12-29' }, now)
		await sendLead(store, 'order', {}, now)
		const rows = await exportedRows(store, staff.id)
		const days = (heading: string) => rows.flatMap((row) => row[heading] || []).toSorted()
		expect(days('Stop on')).toEqual(['2026-12-29', '2027-01-05'])
		expect(days('Start week')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
	})
})

/** The rows of a file with all leads, by heading. */
async function exportedRows(store: FreshStore, staffId: string): Promise<Record<string, string>[]> {
	let file = ''
	for await (const piece of exportLeads(
		store,
		readFilters(new URLSearchParams()),
		{ staffId, now: later, zoned: sampleContent.facts },
		sampleContent,
		{ nameByStaffId: new Map(), withNotes: false },
	))
		file += piece
	return parse(file, { columns: true })
}
