import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { receiveText } from '#app/texts/receive_text.server.ts'
import { leadServices } from '#test/lead_services.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { daytime, writeText } from '#test/texts.ts'
import { waitingGroups } from './waiting_groups.server.ts'

const later = new Date(daytime.getTime() + 60_000)
const text = (body: string) => ({
	sid: `SM${body.length}`.padEnd(34, '0'),
	from: '+19705550142',
	body,
	pictures: 0,
	answeredAs: null,
})
const texts = async (store: FreshStore) =>
	(await waitingGroups(store, sampleFacts, later)).find(({ kind }) => kind === 'text')

describeStore('sqlite', 'texts on the office’s first page', (fresh) => {
	test('SD-107 list a customer’s text like a waiting request until it is answered', async () => {
		const store = await fresh()
		const ana = await createStaff(store, 'office', 'Ana')
		const lead = await sendLead(store, 'quote', { name: 'June Alvarez', phone: '(970) 555-0142' }, daytime)
		expect(await texts(store)).toBeUndefined()
		await receiveText(leadServices(store), text('Can you come before noon?'), later)
		expect(await texts(store)).toEqual({
			kind: 'text',
			count: 1,
			lines: [
				{
					id: expect.any(String),
					to: `/admin/leads/quote/${lead.leadId}#texts`,
					name: 'June Alvarez',
					about: 'Can you come before noon?',
					due: { tone: 'waiting', text: 'Since Wed, Nov 18, 11:01 AM' },
					assignee: '',
					phones: [{ shown: '(970) 555-0142', tel: 'tel:+19705550142' }],
				},
			],
		})
		await receiveText(leadServices(store), text('HELP'), later)
		expect((await texts(store))?.count, 'that is answered by itself').toBe(1)
		expect(await writeText(store, ana, { lead }, 'Yes, at ten.', { now: later })).toBe('sent')
		expect(await texts(store)).toBeUndefined()
	})
})
