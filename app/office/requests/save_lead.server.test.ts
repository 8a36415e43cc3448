import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { settledFrom } from '#app/leads/lead_work.ts'
import type { LeadStatus } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { changeLeads } from '../inbox/bulk/change_leads.server.ts'
import { statusLabel, statusOptions } from './status_label.server.ts'
import type { Store } from '#db/store.server.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { describeEachStore } from '#test/stores.ts'
import { readLead } from './lead_record.server.ts'
import { recordContact } from '#app/office/inbox/record_contact.server.ts'
import { type LeadEdit, saveLead } from './save_lead.server.ts'
import type { LeadProgress } from './lead_progress.ts'

const came = new Date('2026-11-18T16:15:00.000Z')
const answered = new Date('2026-11-18T17:00:00.000Z')
const nothing = { assignee: null, amount: null, lostReason: null, followUpOn: null }
const later = new Date('2026-11-18T19:00:00.000Z')

/** An edit of the status and optionally one more field. */
function edit(
	was: LeadStatus,
	is: LeadStatus,
	{ set = {}, ...changes }: Partial<LeadEdit> & { set?: Partial<LeadProgress> } = {},
): LeadEdit {
	const lostReason = is === 'lost' && was !== 'lost' ? 'price' : null
	return {
		version: 1,
		was: { status: was, assignee: null, amount: null, lostReason: null, followUpOn: null },
		is: { status: is, assignee: null, amount: null, lostReason, followUpOn: null, ...set },
		note: '',
		...changes,
	}
}

async function workOf(store: Store, leadId: string) {
	return store.db.selectFrom('lead_work').selectAll().where('lead_id', '=', leadId).executeTakeFirstOrThrow()
}

describeEachStore('working on a lead', (fresh) => {
	test.each(['quote', 'rolloff', 'hoa'] as const)('a %s lead is in the inbox at once', async (form) => {
		const store = await fresh()
		const lead = await sendLead(store, form, {}, came)
		expect(await workOf(store, lead.leadId)).toMatchObject({
			form,
			reference: lead.reference,
			status: 'new',
			version: 1,
			assigned_to: null,
			due_at: form === 'hoa' ? '2026-11-19T16:15:00.000Z' : '2026-11-18T18:15:00.000Z',
			created_at: came.toISOString(),
		})
		const record = await readLead(store, lead)
		expect(record?.mails).toHaveLength(2)
	})

	test('status, assignee and note are saved together, and the history says who did it', async () => {
		const store = await fresh()
		const ana = await createStaff(store, 'office', 'Ana')
		const lead = await sendLead(store, 'quote', {}, came)
		const change = edit('new', 'contacted', {
			set: { assignee: ana.id },
			note: 'Calls back at four.',
		})
		expect(await saveLead(store, ana, lead, change, answered, sampleFacts)).toEqual({ ok: true })
		expect(await workOf(store, lead.leadId)).toMatchObject({
			status: 'contacted',
			assigned_to: ana.id,
			first_answered_at: answered.toISOString(),
			version: 2,
		})
		const record = await readLead(store, lead)
		expect(
			record?.events.map(({ kind, staff_name, version }) => [kind, staff_name, version]).toSorted(),
		).toEqual([
			['assignment', 'Ana', 2],
			['note', 'Ana', null],
			['status', 'Ana', 2],
		])
	})

	test('counts the first answer, clears it when the lead is set back to new, and does not count spam as an answer', async () => {
		const store = await fresh()
		const ana = await createStaff(store)
		const lead = await sendLead(store, 'quote', {}, came)
		const save = (version: number, was: LeadStatus, is: LeadStatus, now: Date) =>
			saveLead(store, ana, lead, edit(was, is, { version }), now, sampleFacts)
		await save(1, 'new', 'contacted', answered)
		await save(2, 'contacted', 'won', later)
		expect((await workOf(store, lead.leadId)).first_answered_at).toBe(answered.toISOString())
		await save(3, 'won', 'new', later)
		expect((await workOf(store, lead.leadId)).first_answered_at).toBeNull()
		await save(4, 'new', 'spam', later)
		expect((await workOf(store, lead.leadId)).first_answered_at).toBeNull()
	})

	test('tells the second of two people who save the same lead, and loses nothing; notes never conflict', async () => {
		const store = await fresh()
		const [ana, ben] = [await createStaff(store, 'office', 'Ana'), await createStaff(store, 'office', 'Ben')]
		const lead = await sendLead(store, 'quote', {}, came)
		expect(await saveLead(store, ana, lead, edit('new', 'won'), answered, sampleFacts)).toEqual({ ok: true })
		const second = edit('new', 'lost', { note: 'No answer.' })
		expect(await saveLead(store, ben, lead, second, later, sampleFacts)).toEqual({
			ok: false,
			reason: 'changed',
			values: { ...nothing, status: 'lost', lostReason: 'price' },
			stored: { ...nothing, status: 'won', version: 2 },
			collisions: ['status'],
		})
		expect(await workOf(store, lead.leadId)).toMatchObject({ status: 'won', version: 2 })
		expect(
			await saveLead(store, ben, lead, edit('new', 'new', { note: 'Only a note.' }), later, sampleFacts),
		).toEqual({
			ok: true,
		})
		const seen = edit('won', 'lost', { version: 2, note: 'No answer.' })
		expect(await saveLead(store, ben, lead, seen, later, sampleFacts)).toEqual({ ok: true })
		expect(await workOf(store, lead.leadId)).toMatchObject({ status: 'lost', version: 3 })
	})

	test('an outdated page that only assigns the lead leaves the status and the due time alone', async () => {
		const store = await fresh()
		const [june, owner] = [
			await createStaff(store, 'office', 'June'),
			await createStaff(store, 'owner', 'Ola'),
		]
		const lead = await sendLead(store, 'quote', {}, came)
		await saveLead(store, june, lead, edit('new', 'contacted'), answered, sampleFacts)
		const older = edit('new', 'new', { set: { assignee: june.id } })
		expect(await saveLead(store, owner, lead, older, later, sampleFacts)).toEqual({ ok: true })
		expect(await workOf(store, lead.leadId)).toMatchObject({
			status: 'contacted',
			first_answered_at: answered.toISOString(),
			assigned_to: june.id,
			version: 3,
		})
	})

	test('a conflict in one field takes the stored value of the other, and the next save keeps it', async () => {
		const store = await fresh()
		const [june, ben] = [
			await createStaff(store, 'office', 'June'),
			await createStaff(store, 'office', 'Ben'),
		]
		const lead = await sendLead(store, 'quote', {}, came)
		await saveLead(
			store,
			june,
			lead,
			edit('new', 'contacted', { set: { assignee: june.id } }),
			answered,
			sampleFacts,
		)
		const bens = edit('new', 'new', { set: { assignee: ben.id } })
		const refused = await saveLead(store, ben, lead, bens, later, sampleFacts)
		expect(refused).toMatchObject({
			reason: 'changed',
			values: { status: 'contacted', assignee: ben.id },
			collisions: ['assignee'],
		})
		if (refused.ok || refused.reason !== 'changed') throw new Error('not told')
		const again: LeadEdit = {
			version: refused.stored.version,
			was: refused.stored,
			is: refused.values,
			note: '',
		}
		expect(await saveLead(store, ben, lead, again, later, sampleFacts)).toEqual({ ok: true })
		expect(await workOf(store, lead.leadId)).toMatchObject({
			status: 'contacted',
			first_answered_at: answered.toISOString(),
			assigned_to: ben.id,
		})
	})

	test('lets exactly one of several saves at the same moment succeed', async () => {
		const store = await fresh()
		const ana = await createStaff(store)
		const lead = await sendLead(store, 'quote', {}, came)
		const results = await Promise.all(
			(['won', 'lost', 'contacted'] as const).map((is) =>
				saveLead(store, ana, lead, edit('new', is), answered, sampleFacts),
			),
		)
		expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	})

	test('a lead cannot be assigned to unknown staff, and a deleted lead is missing', async () => {
		const store = await fresh()
		const ana = await createStaff(store)
		const lead = await sendLead(store, 'quote', {}, came)
		const change = edit('new', 'new', { set: { assignee: 'stranger' } })
		expect(await saveLead(store, ana, lead, change, later, sampleFacts)).toEqual({
			ok: false,
			reason: 'unknown-person',
		})
		const other = { form: 'hoa' as const, leadId: lead.leadId }
		expect(await saveLead(store, ana, other, edit('new', 'won'), later, sampleFacts)).toEqual({
			ok: false,
			reason: 'missing',
		})
	})

	test('SD-72 an amount and a follow-up are saved with their history, and two people may each set one of them', async () => {
		const store = await fresh()
		const [ana, ben] = [await createStaff(store, 'office', 'Ana'), await createStaff(store, 'office', 'Ben')]
		const lead = await sendLead(store, 'quote', {}, came)
		const amount = { cents: 4350, per: 'month' } as const
		await saveLead(store, ana, lead, edit('new', 'contacted', { set: { amount } }), answered, sampleFacts)
		const bens = edit('new', 'new', { set: { followUpOn: '2026-11-27' } })
		expect(await saveLead(store, ben, lead, bens, later, sampleFacts)).toEqual({ ok: true })
		expect(await workOf(store, lead.leadId)).toMatchObject({
			status: 'contacted',
			amount_cents: 4350,
			amount_per: 'month',
			follow_up_on: '2026-11-27',
			// Midnight of that day in Colorado.
			queue_order: Date.parse('2026-11-27T07:00:00.000Z'),
			version: 3,
		})
		const record = await readLead(store, lead)
		expect(record?.events.map(({ kind, to_value }) => `${kind} ${to_value}`).toSorted()).toEqual([
			'amount 4350 month',
			'follow-up 2026-11-27',
			'status contacted',
		])
	})

	test('SD-72 setting a lead to lost requires a reason and keeps the follow-up; reopening it clears the reason', async () => {
		const store = await fresh()
		const ana = await createStaff(store)
		const lead = await sendLead(store, 'quote', {}, came)
		await saveLead(
			store,
			ana,
			lead,
			{ version: 1, was: { followUpOn: null }, is: { followUpOn: '2026-11-27' }, note: '' },
			answered,
			sampleFacts,
		)
		const silent = edit('new', 'lost', { set: { lostReason: null } })
		expect(await saveLead(store, ana, lead, silent, later, sampleFacts)).toEqual({
			ok: false,
			reason: 'no-reason',
		})
		expect(await workOf(store, lead.leadId)).toMatchObject({ status: 'new', follow_up_on: '2026-11-27' })
		expect(
			await saveLead(store, ana, lead, { ...edit('new', 'lost'), version: 2 }, later, sampleFacts),
		).toEqual({
			ok: true,
		})
		const lost = await workOf(store, lead.leadId)
		expect(lost).toMatchObject({ status: 'lost', lost_reason: 'price', follow_up_on: '2026-11-27' })
		await saveLead(
			store,
			ana,
			lead,
			{ version: 3, was: { status: 'lost' }, is: { status: 'contacted' }, note: '' },
			later,
			sampleFacts,
		)
		expect(await workOf(store, lead.leadId)).toMatchObject({ status: 'contacted', lost_reason: null })
	})

	test('SD-71 SD-72 a follow-up on a won lead is kept, and sorts the lead into its day until it is removed', async () => {
		const store = await fresh()
		const ana = await createStaff(store)
		const lead = await sendLead(store, 'quote', {}, came)
		const won = edit('new', 'won', { set: { followUpOn: '2026-11-27' } })
		expect(await saveLead(store, ana, lead, won, answered, sampleFacts)).toEqual({ ok: true })
		expect(await workOf(store, lead.leadId)).toMatchObject({
			status: 'won',
			won_at: answered.toISOString(),
			follow_up_on: '2026-11-27',
			queue_order: Date.parse('2026-11-27T07:00:00.000Z'),
		})
		const out = { version: 2, was: { followUpOn: '2026-11-27' }, is: { followUpOn: null }, note: '' }
		expect(await saveLead(store, ana, lead, out, later, sampleFacts)).toEqual({ ok: true })
		const { queue_order } = await workOf(store, lead.leadId)
		expect(queue_order).toBeGreaterThan(settledFrom)
	})

	test.each(['won', 'lost'] as const)(
		'SD-72 setting %s on an outdated page keeps a colleague’s follow-up, and a late follow-up keeps that status',
		async (status) => {
			const store = await fresh()
			const [ana, ben] = [
				await createStaff(store, 'office', 'Ana'),
				await createStaff(store, 'office', 'Ben'),
			]
			for (const settlesLast of [true, false]) {
				const lead = await sendLead(store, 'quote', { message: String(settlesLast) }, came)
				const plan = edit('new', 'new', { set: { followUpOn: '2026-11-27' } })
				const edits = settlesLast ? [plan, edit('new', status)] : [edit('new', status), plan]
				const [first, second] = edits
				if (!first || !second) throw new Error('There are two.')
				expect(await saveLead(store, ana, lead, first, answered, sampleFacts)).toEqual({ ok: true })
				expect(await saveLead(store, ben, lead, second, later, sampleFacts)).toEqual({ ok: true })
				expect(await workOf(store, lead.leadId)).toMatchObject({ status, follow_up_on: '2026-11-27' })
			}
		},
	)

	test('SD-72 asks if one person sets spam and another a follow-up, whichever comes second', async () => {
		const store = await fresh()
		const ana = await createStaff(store)
		const plan = edit('new', 'new', { set: { followUpOn: '2026-11-27' } })
		const planned = await sendLead(store, 'quote', { message: 'One' }, came)
		await saveLead(store, ana, planned, plan, answered, sampleFacts)
		expect(await saveLead(store, ana, planned, edit('new', 'spam'), later, sampleFacts)).toMatchObject({
			reason: 'changed',
			collisions: ['followUpOn'],
		})
		const seen = edit('new', 'spam', {
			version: 2,
			was: { ...nothing, status: 'new', followUpOn: '2026-11-27' },
		})
		expect(await saveLead(store, ana, planned, seen, later, sampleFacts)).toEqual({ ok: true })
		expect(await workOf(store, planned.leadId)).toMatchObject({ status: 'spam', follow_up_on: null })
		const record = await readLead(store, planned)
		expect(
			record?.events.filter(({ kind }) => kind === 'follow-up').map(({ to_value }) => to_value),
		).toContain(null)
		const spam = await sendLead(store, 'quote', { message: 'Two' }, came)
		await saveLead(store, ana, spam, edit('new', 'spam'), answered, sampleFacts)
		expect(await saveLead(store, ana, spam, plan, later, sampleFacts)).toMatchObject({
			reason: 'changed',
			collisions: ['status'],
			values: { status: 'new', followUpOn: '2026-11-27' },
		})
	})

	test('SD-70 a call that reached somebody counts as the promised answer; no answer and a message left do not', async () => {
		const store = await fresh()
		const ana = await createStaff(store, 'office', 'Ana')
		const lead = await sendLead(store, 'quote', {}, came)
		const call = { kind: 'call', press: null, note: '', isSettling: false } as const
		await recordContact(store, ana, lead, { ...call, outcome: 'no-answer' }, answered, sampleFacts)
		await recordContact(
			store,
			ana,
			lead,
			{ ...call, outcome: 'message', note: 'Left our number.' },
			answered,
			sampleFacts,
		)
		expect(await workOf(store, lead.leadId)).toMatchObject({
			status: 'new',
			first_answered_at: null,
			version: 1,
		})
		const reached = { ...call, outcome: 'reached', press: 'press-1' } as const
		expect(await recordContact(store, ana, lead, reached, later, sampleFacts)).toBe(true)
		expect(await recordContact(store, ana, lead, reached, later, sampleFacts)).toBe(true)
		expect(await workOf(store, lead.leadId)).toMatchObject({
			status: 'contacted',
			first_answered_at: later.toISOString(),
			version: 2,
		})
		const record = await readLead(store, lead)
		expect(record?.events.map(({ kind, to_value, note }) => [kind, to_value, note]).toSorted()).toEqual([
			['call', 'message', 'Left our number.'],
			['call', 'no-answer', null],
			['call', 'reached', null],
			['status', 'contacted', null],
		])
		await saveLead(store, ana, lead, edit('contacted', 'won', { version: 2 }), later, sampleFacts)
		await recordContact(store, ana, lead, { ...call, outcome: 'reached' }, later, sampleFacts)
		expect(await workOf(store, lead.leadId)).toMatchObject({ status: 'won', version: 3 })
		expect(
			await recordContact(store, ana, { form: 'hoa', leadId: lead.leadId }, reached, later, sampleFacts),
		).toBe(false)
	})

	test('SD-156 service work cannot be set to lost, nor an order to won by hand; their statuses are called Done and Confirmed', async () => {
		const store = await fresh()
		const ana = await createStaff(store, 'office', 'Ana')
		const send = async (form: LeadForm, email: string) => sendLead(store, form, { email }, came)
		const service = await send('service-request', 's@example.com')
		const billing = await send('billing-request', 'b@example.com')
		const order = await send('order', 'o@example.com')
		const refused = { ok: false, reason: 'not-by-hand' }
		for (const lead of [service, billing]) {
			expect(await saveLead(store, ana, lead, edit('new', 'lost'), answered, sampleFacts)).toEqual(refused)
			expect(await saveLead(store, ana, lead, edit('new', 'won'), answered, sampleFacts)).toEqual({
				ok: true,
			})
			expect(statusLabel(lead.form, (await workOf(store, lead.leadId)).status)).toBe('Done')
		}
		expect(await saveLead(store, ana, order, edit('new', 'won'), answered, sampleFacts)).toEqual(refused)
		expect(await saveLead(store, ana, order, edit('new', 'lost'), answered, sampleFacts)).toEqual({
			ok: true,
		})
		expect(statusOptions('service-request').map(({ label }) => label)).toEqual([
			'New',
			'Contacted',
			'Done',
			'Spam',
		])
		expect(statusOptions('order').map(({ label }) => label)).toContain('Confirmed')
		expect(statusOptions(null).map(({ label }) => label)).toEqual([
			'New',
			'Contacted',
			'Won, Done or Confirmed',
			'Lost',
			'Spam',
		])
		const seen = [service, order].map((lead) => ({
			...lead,
			version: 2,
			was: { status: 'contacted' as const, assignee: null, lostReason: null },
		}))
		await store.db.updateTable('lead_work').set({ status: 'contacted' }).execute()
		const { left } = await changeLeads(
			store,
			seen,
			{ status: 'won' },
			{ staff: ana, now: later, zoned: sampleFacts },
		)
		expect(left).toEqual([
			{ leadId: order.leadId, why: 'An order is confirmed on its own page, with cart and day.' },
		])
	})

	test('SD-156 a call that settles the matter sets service work to done, but a sale only to contacted', async () => {
		const store = await fresh()
		const ana = await createStaff(store, 'office', 'Ana')
		const call = { kind: 'call', outcome: 'reached', press: null, note: '', isSettling: true } as const
		const sale = await sendLead(store, 'quote', {}, came)
		const missed = await sendLead(store, 'service-request', { email: 's@example.com' }, came)
		for (const lead of [sale, missed]) await recordContact(store, ana, lead, call, later, sampleFacts)
		expect(await workOf(store, sale.leadId)).toMatchObject({ status: 'contacted', version: 2 })
		expect(await workOf(store, missed.leadId)).toMatchObject({
			status: 'won',
			first_answered_at: later.toISOString(),
			follow_up_on: null,
		})
	})

	test('the history is append-only', async () => {
		const store = await fresh()
		const ana = await createStaff(store)
		const lead = await sendLead(store, 'quote', {}, came)
		await saveLead(store, ana, lead, edit('new', 'won', { note: 'Words.' }), answered, sampleFacts)
		const complaint = /only ever added/
		await expect(store.db.deleteFrom('lead_events').execute()).rejects.toThrow(complaint)
		await expect(store.db.updateTable('lead_events').set({ staff_name: 'x' }).execute()).rejects.toThrow(
			complaint,
		)
		await expect(store.db.updateTable('lead_events').set({ note: 'x' }).execute()).rejects.toThrow(complaint)
	})
})
