import { expect, test } from 'vitest'
import { leadServices } from '#test/lead_services.ts'
import { quoteEntries, quoteSender } from '#test/quote_entries.ts'
import { sendLead } from '#test/office_leads.ts'
import { describeEachStore } from '#test/stores.ts'
import { submitLead } from './submit_lead.server.ts'
import { quoteLead } from './quote/definition.ts'

const minute = 60_000
const noon = new Date('2026-11-18T19:00:00.000Z').getTime()

describeEachStore('receipts to one mailbox', (fresh) => {
	test('are limited to three an hour over all forms, in any spelling of the address; every lead is stored and its history says so', async () => {
		const store = await fresh()
		const typed = [
			'victim@example.com',
			'Victim@Example.com',
			'victim+1@example.com',
			'VICTIM@example.com.'.slice(0, -1),
		]
		const leads = []
		for (const [index, email] of typed.entries()) {
			const form = (['quote', 'rolloff', 'hoa', 'quote'] as const)[index] ?? 'quote'
			leads.push(await sendLead(store, form, { email }, new Date(noon + index * minute)))
		}
		await sendLead(store, 'quote', { email: 'somebody@example.com' }, new Date(noon + 5 * minute))
		const mails = await store.db.selectFrom('outbox').select(['kind', 'lead_id']).execute()
		expect(mails.filter(({ kind }) => kind === 'staff')).toHaveLength(5)
		expect(mails.filter(({ kind }) => kind === 'receipt')).toHaveLength(4)
		expect(await store.db.selectFrom('lead_work').select('lead_id').execute()).toHaveLength(5)
		const skipped = leads[3]
		expect(mails.filter(({ lead_id }) => lead_id === skipped?.leadId)).toMatchObject([{ kind: 'staff' }])
		expect(await store.db.selectFrom('lead_events').selectAll().execute()).toMatchObject([
			{ kind: 'no-receipt', form: 'quote', lead_id: skipped?.leadId, staff_name: 'The site' },
		])
	})

	test('are limited to ten a day; a day later they are sent again', async () => {
		const store = await fresh()
		for (let index = 0; index < 12; index++)
			await sendLead(store, 'quote', { message: `${index}` }, new Date(noon + index * 30 * minute))
		const receipts = () => store.db.selectFrom('outbox').select('id').where('kind', '=', 'receipt').execute()
		expect(await receipts()).toHaveLength(10)
		await sendLead(store, 'quote', { message: 'later' }, new Date(noon + 31 * 60 * minute))
		expect(await receipts()).toHaveLength(11)
	})

	test('that were held back do not count toward the limit, so that a flood does not block a mailbox for good', async () => {
		const store = await fresh()
		for (let index = 0; index < 8; index++)
			await sendLead(store, 'quote', { message: `${index}` }, new Date(noon + index * minute))
		await sendLead(store, 'quote', { message: 'later' }, new Date(noon + 61 * minute))
		const receipts = await store.db.selectFrom('outbox').select('id').where('kind', '=', 'receipt').execute()
		expect(receipts).toHaveLength(4)
	})

	test('stay within the limit when many arrive at once', async () => {
		const store = await fresh()
		const services = leadServices(store)
		const sent = Array.from({ length: 8 }, (_, index) =>
			submitLead(
				quoteLead,
				services,
				quoteEntries({ message: `${index}` }),
				quoteSender({ address: `203.0.113.${index}` }),
				new Date(noon),
			),
		)
		expect((await Promise.all(sent)).every(({ ok }) => ok)).toBe(true)
		const mails = await store.db.selectFrom('outbox').select('kind').execute()
		expect(mails.filter(({ kind }) => kind === 'staff')).toHaveLength(8)
		expect(mails.filter(({ kind }) => kind === 'receipt')).toHaveLength(3)
	})
})
