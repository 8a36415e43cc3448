import { sampleFacts } from '#test/sample_facts.ts'
import { expect, onTestFinished, test } from 'vitest'
import { instantOf } from '#app/company/zoned_time.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import type { MailState } from '#platform/mail/mail_state.ts'
import { saveNoticeSettings } from '#app/office/notices/notice_settings.server.ts'
import { notifyAtOpening } from '#app/office/notices/notify_at_opening.server.ts'
import { notifyOfAssigned } from '#app/office/notices/notify_of_assigned.server.ts'
import { notifyOfDue } from '#app/office/notices/notify_of_due.server.ts'
import { recordEvent } from '#app/leads/change_lead.server.ts'
import { saveLead } from '#app/office/requests/save_lead.server.ts'
import type { Staff } from '#app/office/sign_in/staff.server.ts'
import { openStore } from '#db/open_store.server.ts'
import type { Store } from '#db/store.server.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { insertMails } from '#test/outbox_rows.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'

const monday = (time: string) => instantOf({ date: '2026-11-23', time }, sampleFacts)
const minuteMs = 60_000

/** Two servers on one store, each with its own connection; on SQLite, which only one server opens, the same server twice. */
async function twoServers(store: FreshStore) {
	const first = await servicesOf(store)
	if (store.kind === 'sqlite') return [first, first] as const
	const other = await openStore(store.connection)
	onTestFinished(() => other.close())
	return [first, await servicesOf(other)] as const
}

async function servicesOf(store: Store) {
	const { log } = recordedLog()
	const content = await openContentHub(store, log)
	onTestFinished(() => content.close())
	const state: MailState = { isConfigured: true, waiting: 0, oldestSeconds: null, troubled: 0 }
	const health = {
		mail: async () => state,
		isDiskWritable: async () => true,
		proxyWarning: () => null,
	}
	return { store, content, log, publicUrl: 'https://hauler.example', health }
}

function mails({ db }: Store, subject: string) {
	return db
		.selectFrom('outbox')
		.select(['to_address', 'subject', 'body', 'kind', 'lead_id'])
		.where('subject', 'like', subject)
		.orderBy('to_address')
		.execute()
}

async function assign(store: Store, by: Staff, leadId: string, from: string | null, to: string | null) {
	const { version } = await store.db
		.selectFrom('lead_work')
		.select('version')
		.where('lead_id', '=', leadId)
		.executeTakeFirstOrThrow()
	const edit = { version, was: { assignee: from }, is: { assignee: to }, note: '' }
	expect(await saveLead(store, by, { form: 'quote', leadId }, edit, monday('09:00'), sampleFacts)).toEqual({
		ok: true,
	})
}

async function dueAt(store: Store, leadId: string, due: Date) {
	await store.db
		.updateTable('lead_work')
		.set({ due_at: due.toISOString(), queue_order: due.getTime() })
		.where('lead_id', '=', leadId)
		.execute()
}

describeEachStore('the office is told by mail', (fresh) => {
	test('SD-112 once about an answer due in half an hour: the mail goes to the active assignee, otherwise to the office’s address', async () => {
		const store = await fresh({ seed: true })
		const servers = await twoServers(store)
		const dana = await createStaff(store, 'office', 'Dana')
		const gone = await createStaff(store, 'office', 'Gone')
		await store.db.updateTable('staff').set({ is_active: false }).where('id', '=', gone.id).execute()
		const came = monday('07:30')
		const send = async (name: string) => (await sendLead(store, 'quote', { name }, came)).leadId
		const [hers, nobodys] = [await send('Otto Brandt'), await send('Wren Brandt')]
		const [theirs, later] = [await send('June Brandt'), await send('Ada Brandt')]
		for (const id of [hers, nobodys, theirs]) await dueAt(store, id, monday('09:30'))
		await dueAt(store, later, monday('09:31'))
		for (const [lead, to] of [
			[hers, dana.id],
			[theirs, gone.id],
		] as const)
			await store.db.updateTable('lead_work').set({ assigned_to: to }).where('lead_id', '=', lead).execute()

		const told = await Promise.all(servers.map((services) => notifyOfDue(services, monday('09:00'))))
		expect(told.reduce((sum, one) => sum + one.mails, 0)).toBe(3)
		const sent = await mails(store, 'Due Mon, Nov 23, 9:30 AM: %')
		const office = servers[0].content.current.facts.email
		expect(sent.map(({ to_address, lead_id }) => [lead_id, to_address]).toSorted()).toEqual(
			[
				[hers, dana.email],
				[nobodys, office],
				[theirs, office],
			].toSorted(),
		)
		expect(sent.find(({ lead_id }) => lead_id === hers)?.body).toContain(
			`https://hauler.example/admin/leads/quote/${hers}`,
		)
		expect(await Promise.all(servers.map((one) => notifyOfDue(one, monday('09:20'))))).toContainEqual({
			mails: 1,
			pushes: 0,
		})
	})

	test('SD-112 not about a follow-up due today, because it is already answered, whatever its status', async () => {
		const store = await fresh({ seed: true })
		const services = await servicesOf(store)
		const kit = await createStaff(store, 'office', 'Kit')
		for (const status of ['contacted', 'won', 'lost'] as const) {
			const lead = await sendLead(store, 'quote', { message: status }, monday('07:30'))
			const is = { status, followUpOn: '2026-11-23', lostReason: status === 'lost' ? 'price' : null } as const
			const was = { status: 'new', followUpOn: null, lostReason: null } as const
			const saved = await saveLead(
				store,
				kit,
				lead,
				{ version: 1, was, is, note: '' },
				monday('08:00'),
				sampleFacts,
			)
			expect(saved).toEqual({ ok: true })
		}
		expect(await notifyOfDue(services, monday('09:00'))).toEqual({ mails: 0, pushes: 0 })
	})

	test('SD-112 not about an answered request; late after an outage, unless the answer was due more than a day ago', async () => {
		const store = await fresh({ seed: true })
		const services = await servicesOf(store)
		const owner = await createStaff(store, 'owner', 'Kit')
		const send = (name: string) => sendLead(store, 'quote', { name }, monday('07:30'))
		const [answered, missed, forgotten] = [await send('Otto'), await send('Wren'), await send('June')]
		for (const { leadId } of [answered, missed, forgotten]) await dueAt(store, leadId, monday('09:10'))
		const edit = {
			version: 1,
			was: { status: 'new' },
			is: { status: 'won' },
			note: '',
		} as const
		await saveLead(
			store,
			owner,
			{ form: 'quote', leadId: answered.leadId },
			edit,
			monday('09:00'),
			sampleFacts,
		)
		await dueAt(store, forgotten.leadId, new Date(monday('09:10').getTime() - 25 * 60 * minuteMs))
		expect(await notifyOfDue(services, monday('10:00'))).toEqual({ mails: 1, pushes: 0 })
		expect(await mails(store, 'Overdue since Mon, Nov 23, 9:10 AM: %')).toMatchObject([
			{ lead_id: missed.leadId },
		])
	})

	test('SD-113 once about requests that a colleague assigned to a staff member, several by one colleague in one mail', async () => {
		const store = await fresh({ seed: true })
		const servers = await twoServers(store)
		const [firstServer] = servers
		const [dana, kit] = [await createStaff(store, 'office', 'Dana'), await createStaff(store, 'owner', 'Kit')]
		const ben = await createStaff(store, 'office', 'Ben')
		const send = (name: string) => sendLead(store, 'quote', { name }, monday('08:00'))
		const [one, two, own] = [await send('Otto'), await send('Wren'), await send('June')]
		const [undone, bens] = [await send('Ada'), await send('Lou')]
		await assign(store, kit, one.leadId, null, dana.id)
		await assign(store, kit, two.leadId, null, dana.id)
		await assign(store, dana, own.leadId, null, dana.id)
		await assign(store, kit, undone.leadId, null, dana.id)
		await assign(store, kit, undone.leadId, dana.id, null)
		await assign(store, ben, bens.leadId, null, dana.id)
		const told = await Promise.all(servers.map((services) => notifyOfAssigned(services, monday('09:01'))))
		expect(told.reduce((sum, count) => sum + count, 0)).toBe(2)
		expect(await mails(store, `Ben assigned to you: Quote%(${bens.reference})`)).toHaveLength(1)
		const [mail, ...rest] = await mails(store, 'Kit assigned to you: 2 requests')
		expect(rest).toEqual([])
		expect(mail).toMatchObject({ to_address: dana.email, kind: 'account', lead_id: null })
		for (const { reference } of [one, two]) expect(mail?.body).toContain(`(${reference}): Due Mon, Nov 23, `)
		for (const { reference } of [own, undone, bens]) expect(mail?.body).not.toContain(reference)
		expect(mail?.body, 'nobody is named').not.toContain('Otto')

		await assign(store, kit, undone.leadId, null, dana.id)
		expect(await notifyOfAssigned(firstServer, monday('09:02'))).toBe(1)
		expect(await mails(store, `Kit assigned to you: Quote%(${undone.reference})`)).toMatchObject([
			{ kind: 'staff', lead_id: undone.leadId },
		])
	})
})

describeEachStore('the mail at opening time', (fresh) => {
	async function office() {
		const store = await fresh({ seed: true })
		const servers = await twoServers(store)
		const [first] = servers
		const dana = await createStaff(store, 'office', 'Dana')
		await createStaff(store, 'owner', 'Kit')
		await createStaff(store, 'driver', 'Dee')
		const hired = monday('06:00').toISOString()
		// The first owner was created earlier, with the template of this store.
		await store.db.updateTable('staff').set({ created_at: hired }).execute()
		const everybody = await store.db
			.selectFrom('staff')
			.select('email')
			.where('is_active', '=', true)
			// Drivers do not see requests.
			.where('role', '!=', 'driver')
			.execute()
		return { store, servers, first, dana, everybody: everybody.map(({ email }) => email).toSorted() }
	}

	test('SD-114 says once which requests are overdue, due today or to follow up, and which mails are stuck', async () => {
		const { store, servers, first, dana, everybody } = await office()
		const friday = instantOf({ date: '2026-11-20', time: '11:00' }, sampleFacts)
		const send = (name: string) => sendLead(store, 'quote', { name }, friday)
		const [overdue, today] = [await send('Otto'), await send('Wren')]
		const [later, followed] = [await send('June'), await send('Ada')]
		await dueAt(store, overdue.leadId, instantOf({ date: '2026-11-20', time: '15:00' }, sampleFacts))
		await dueAt(store, today.leadId, monday('15:00'))
		await dueAt(store, later.leadId, instantOf({ date: '2026-11-24', time: '08:00' }, sampleFacts))
		await store.db
			.updateTable('lead_work')
			.set({ status: 'contacted', follow_up_on: '2026-11-23', queue_order: 60_000_000_000_000 })
			.where('lead_id', '=', followed.leadId)
			.execute()
		await store.db
			.updateTable('lead_work')
			.set({ follow_up_on: '2026-11-23' })
			.where('lead_id', '=', overdue.leadId)
			.execute()
		const missed = await send('Lou')
		await store.db
			.updateTable('lead_work')
			.set({ status: 'won', follow_up_on: '2026-11-20', queue_order: 60_000_000_000_000 })
			.where('lead_id', '=', missed.leadId)
			.execute()
		await store.db.deleteFrom('outbox').execute()
		await insertMails(
			store,
			1,
			{ kind: 'receipt', form: 'quote', lead_id: today.leadId, created_at: friday.toISOString() },
			{ attempts: 12, failure: 'server', failures: 12, last_error: 'no answer' },
		)
		expect(await notifyAtOpening(first, monday('06:59'))).toBe(0)
		const told = await Promise.all(servers.map((services) => notifyAtOpening(services, monday('07:00'))))
		expect(told.toSorted()).toEqual([0, everybody.length])
		const sent = await mails(store, 'Today: 3 waiting, 1 overdue, 2 to follow up, 1 email stuck')
		expect(sent.map(({ to_address }) => to_address)).toEqual(everybody)
		const body = sent.find(({ to_address }) => to_address === dana.email)?.body ?? ''
		expect(body).toContain('Hello Dana,\n\n3 requests waiting for an answer, 1 of them due after today.\n')
		expect(body).toMatch(new RegExp(`Overdue: 1\n- Quote[^\n]*\\(${overdue.reference}\\): Overdue since`))
		expect(body).toMatch(new RegExp(`Due today: 1\n- Quote[^\n]*\\(${today.reference}\\): Due today 3:00 PM`))
		for (const { reference } of [missed, followed])
			expect(body).toMatch(new RegExp(`To follow up: 2\n[^]*- Quote[^\n]*\\(${reference}\\)\n`))
		expect(body).toContain(
			`Email that has not left: 1\n- A receipt, since Fri, Nov 20, 11:00 AM: tried 12 times`,
		)
		expect(body).not.toContain(later.reference)
		expect(body, 'nobody is named').not.toMatch(/Otto|Wren|Ada/)
		expect(await notifyAtOpening(first, monday('12:00'))).toBe(0)
	})

	test('SD-114 is sent late after an outage, only on days the office opens, only to staff who want it, and not when nothing waits', async () => {
		const { store, first, dana, everybody } = await office()
		await saveNoticeSettings(store, dana.id, { playsSound: true, wantsOpeningMail: false }, monday('06:30'))
		await store.db.deleteFrom('outbox').execute()
		expect(await notifyAtOpening(first, monday('07:00'))).toBe(0)
		const tuesday = (time: string) => instantOf({ date: '2026-11-24', time }, sampleFacts)
		const { leadId } = await sendLead(store, 'quote', {}, monday('12:00'))
		const newcomer = await createStaff(store, 'office', 'Newcomer')
		await store.db
			.updateTable('staff')
			.set({ created_at: tuesday('09:00').toISOString() })
			.where('id', '=', newcomer.id)
			.execute()
		await store.db.deleteFrom('outbox').execute()
		expect(await notifyAtOpening(first, tuesday('10:30')), 'late').toBe(everybody.length - 1)
		const sent = await mails(store, 'Today: 1 waiting%')
		expect(sent[0]?.body, 'it is no longer morning').toMatch(
			/^Hello [^,]+,\n\n1 request waiting for an answer\.\n/,
		)
		const others = everybody.filter((email) => email !== dana.email)
		expect(sent.map(({ to_address }) => to_address)).toEqual(others)
		for (const [date, time] of [
			['2026-11-26', '08:00'],
			['2026-11-28', '08:00'],
			['2026-11-25', '16:00'],
		] as const)
			expect(await notifyAtOpening(first, instantOf({ date, time }, sampleFacts)), date).toBe(0)
		await recordEvent(store.db, dana, { kind: 'call', lead: { form: 'quote', leadId } }, tuesday('11:00'))
		expect(await notifyOfAssigned(first, tuesday('11:01')), 'other events assign nothing').toBe(0)
	})
})
