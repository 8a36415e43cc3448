import { sampleFacts } from '#test/sample_facts.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { readNotices } from '#app/office/requests/read_notices.server.ts'
import { notifyOfDue } from '#app/office/notices/notify_of_due.server.ts'
import { notifyOfNew } from '#app/office/notices/notify_of_new.server.ts'
import { measureRequests } from '#app/office/dashboard/measure_requests.server.ts'
import type { Store } from '#db/store.server.ts'
import { leadServices } from '#test/lead_services.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore } from '#test/stores.ts'
import { changeLeads } from './bulk/change_leads.server.ts'
import { anonymizeLead } from '../requests/forget_lead.server.ts'
import { listLeads } from './lead_list.server.ts'
import { readLead } from '../requests/lead_record.server.ts'
import { readFilters } from './read_filters.server.ts'
import { saveLead } from '../requests/save_lead.server.ts'
import { waitingLeads } from './waiting_leads.server.ts'
import { makeRequest } from './set_aside.server.ts'

/** A server's content and log. */
async function servicesOf(store: Store) {
	const { log } = recordedLog()
	const content = await openContentHub(store, log)
	onTestFinished(() => content.close())
	return { store, content, publicUrl: 'http://localhost' }
}

const came = new Date('2026-11-18T16:15:00.000Z')
const pressed = new Date('2026-11-20T17:00:00.000Z')
const links = { message: 'Rank first! https://a.example and https://b.example' }

const listed = async (store: Store, query: string, now = came) =>
	(
		await listLeads(store, readFilters(new URLSearchParams(query)), {
			staffId: 'nobody',
			now,
			zoned: sampleFacts,
		})
	).leads.map(({ lead_id }) => lead_id)
const mailsOf = async (store: Store, leadId: string) =>
	(await store.db.selectFrom('outbox').selectAll().where('lead_id', '=', leadId).execute()).map(
		({ kind, to_address, body }) => ({ kind, to_address, body }),
	)

describeEachStore('a message that looks like spam', (fresh) => {
	test.each([links, { website: 'https://a.example' }])(
		'SD-170 is kept without mail, answer clock or notice, and listed separately: %o',
		async (sent) => {
			const store = await fresh()
			const { leadId } = await sendLead(store, 'quote', sent, came)
			expect(await mailsOf(store, leadId)).toEqual([])
			expect(await waitingLeads(store, pressed)).toEqual({ waiting: 0, overdue: 0, aside: 1 })
			expect(await listed(store, '')).toEqual([])
			expect(await listed(store, 'plan=today')).toEqual([])
			expect(await listed(store, 'plan=aside')).toEqual([leadId])
			expect(await listed(store, 'status=spam')).toEqual([leadId])
			const services = await servicesOf(store)
			expect(await readNotices(store, services.content.current, came)).toEqual({ fresh: [], due: [] })
			expect(await notifyOfNew(services, came)).toBe(0)
			expect(await notifyOfDue(services, pressed)).toEqual({ mails: 0, pushes: 0 })
			expect(await store.db.selectFrom('people').select('id').execute()).toEqual([])
			const consents = await store.db.selectFrom('consent_records').selectAll().execute()
			expect(consents).toMatchObject([{ lead_id: leadId }])
		},
	)

	test('SD-170 a message with one link is a request like any other', async () => {
		const store = await fresh()
		const { leadId } = await sendLead(store, 'quote', { message: 'It is at https://a.example' }, came)
		expect(await mailsOf(store, leadId)).toHaveLength(2)
		expect(await waitingLeads(store, came)).toEqual({ waiting: 1, overdue: 0, aside: 0 })
	})

	test('SD-170 becomes a request with one receipt and a clock from that moment, even if it is pressed five times at once', async () => {
		const store = await fresh()
		const ana = await createStaff(store, 'office', 'Ana')
		const lead = await sendLead(store, 'quote', links, came)
		const services = leadServices(store)
		const results = await Promise.all(
			Array.from({ length: 5 }, () => makeRequest(services, ana, lead, pressed)),
		)
		expect(results).toEqual([true, true, true, true, true])
		const record = await readLead(store, lead)
		expect(record?.work).toMatchObject({
			status: 'new',
			version: 2,
			set_aside_at: null,
			requested_at: pressed.toISOString(),
			due_at: '2026-11-20T19:00:00.000Z',
			queue_order: Date.parse('2026-11-20T19:00:00.000Z'),
			created_at: came.toISOString(),
		})
		expect(record?.work.person_id).not.toBeNull()
		expect(record?.events).toMatchObject([{ kind: 'status', staff_name: 'Ana', to_value: 'new' }])
		const mails = await mailsOf(store, lead.leadId)
		expect(mails).toMatchObject([{ kind: 'receipt', to_address: 'june@example.com' }])
		expect(mails[0]?.body).toContain(lead.reference)
		expect(mails[0]?.body).toContain('by Friday, November 20, 12:00 PM')
		expect(await listed(store, '', pressed)).toEqual([lead.leadId])
		expect(await waitingLeads(store, pressed)).toEqual({ waiting: 1, overdue: 0, aside: 0 })
		expect(await notifyOfNew({ store }, pressed), 'whoever pressed knows of it').toBe(0)
	})

	test('can become a request whatever its form, and its answer time counts from that moment', async () => {
		const store = await fresh()
		const ana = await createStaff(store, 'office', 'Ana')
		const forms = ['quote', 'rolloff', 'hoa', 'order', 'billing-request', 'service-request'] as const
		for (const form of forms) {
			const lead = await sendLead(store, form, { website: 'x', email: `${form}@example.com` }, came)
			expect(await mailsOf(store, lead.leadId), form).toEqual([])
			expect(await makeRequest(leadServices(store), ana, lead, pressed)).toBe(true)
			expect(await mailsOf(store, lead.leadId), form).toMatchObject([{ kind: 'receipt' }])
			const answered = new Date(pressed.getTime() + 30 * 60_000)
			const edit = { version: 2, was: { status: 'new' }, is: { status: 'contacted' }, note: '' } as const
			expect(await saveLead(store, ana, lead, edit, answered, sampleFacts)).toEqual({ ok: true })
		}
		await measureRequests(await servicesOf(store))
		const took = await store.db.selectFrom('lead_work').select('answer_seconds').execute()
		expect(new Set(took.map(({ answer_seconds }) => answer_seconds))).toEqual(new Set([1800]))
	})

	test('is kept but no longer counted once the office confirms that it is spam, and can still become a request', async () => {
		const store = await fresh()
		const ana = await createStaff(store, 'office', 'Ana')
		const lead = await sendLead(store, 'hoa', { website: 'x' }, came)
		const spam = { status: 'spam' } as const
		const seen = [{ ...lead, version: 1, was: { ...spam, assignee: null, lostReason: null } }]
		expect(
			await changeLeads(store, seen, { status: 'won' }, { staff: ana, now: pressed, zoned: sampleFacts }),
		).toMatchObject({
			done: 0,
			left: [{ why: 'It was set aside as spam: make it a request on its own page.' }],
		})
		expect(await changeLeads(store, seen, spam, { staff: ana, now: pressed, zoned: sampleFacts })).toEqual({
			done: 1,
			left: [],
		})
		expect(await waitingLeads(store, pressed)).toMatchObject({ aside: 0 })
		expect(await listed(store, 'plan=aside')).toEqual([])
		expect(await listed(store, 'status=spam')).toEqual([lead.leadId])
		await makeRequest(leadServices(store), ana, lead, pressed)
		expect(await waitingLeads(store, pressed)).toMatchObject({ waiting: 1, aside: 0 })
		expect((await readLead(store, lead))?.work).toMatchObject({ set_aside_at: null, confirmed_spam_at: null })
	})

	test('sends no receipt and stays spam once its sender was anonymized', async () => {
		const store = await fresh()
		const owner = await createStaff(store, 'owner', 'Ana')
		const lead = await sendLead(store, 'quote', links, came)
		await anonymizeLead(store, owner, lead, pressed)
		expect(await makeRequest(leadServices(store), owner, lead, pressed)).toBe(true)
		expect((await readLead(store, lead))?.work.status).toBe('spam')
		expect(await mailsOf(store, lead.leadId)).toEqual([])
	})
})
