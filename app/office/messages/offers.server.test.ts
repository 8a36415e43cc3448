import { rowsIn } from '#app/content/listing.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { acceptOffer } from '#app/offers/accept_offer.server.ts'
import { askAboutOffer } from '#app/offers/ask_about_offer.server.ts'
import { readOffer, stateOf } from '#app/offers/read_offer.server.ts'
import type { LeadStatus } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { acceptSeen, beginForm, lastOfferToken, writerOf } from '#test/messages.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { describeEachStore } from '#test/stores.ts'
import { saveLead } from '../requests/save_lead.server.ts'
import { notifyOfAccepted } from '../notices/notify_of_accepted.server.ts'
import { pushPayload } from '../notices/push/push_payload.server.ts'
import { waitingGroups } from '../today/waiting_groups.server.ts'
import { anonymizeLead } from '../requests/forget_lead.server.ts'
import { leadPage } from '../inbox/lead_page.server.ts'
import { listLeads } from '../inbox/lead_list.server.ts'
import { readFilters } from '../inbox/read_filters.server.ts'
import { messageComposer } from './compose_message.server.ts'
import { offerWords } from '#app/offers/offer_words.ts'
import { offer as offerKind, sendOffer } from './offer.server.ts'
import { offersPanel } from './offers_panel.server.ts'
import { snapshotOn } from '#app/content/compose_snapshot.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { suggestOffer } from './suggest_offer.server.ts'
import { withdrawOffer } from './withdraw_offer.server.ts'

const now = new Date('2026-11-18T17:00:00.000Z')
const terms = {
	lines: ['Trash every week, 96-gallon cart', 'Recycling'],
	amount_cents: 4350,
	amount_per: 'month',
	valid_through: '2026-12-02',
	note: 'First pickup on Wednesday.',
} as const

describeEachStore('an offer', (fresh) => {
	const open = async (form: LeadForm = 'quote', asked: Record<string, string> = {}) => {
		const store = await fresh({ seed: true })
		const lead = await sendLead(store, form, asked, now)
		const kit = await writerOf(store, lead, now)
		const { services, staff } = kit
		const send = (changes: Partial<Parameters<typeof sendOffer>[1]> = {}, at = now) =>
			sendOffer({ ...kit, now: at }, { ...terms, lines: [...terms.lines], version: 1, ...changes })
		const mails = () =>
			store.db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('kind').execute()
		const lastToken = () => lastOfferToken(store)
		const work = () => store.db.selectFrom('lead_work').selectAll().executeTakeFirstOrThrow()
		const accept = (token: string, at = now) => acceptSeen(services, token, at)
		return { store, kit, services, staff, lead, send, mails, lastToken, work, accept }
	}

	test('SD-89 SD-91 is mailed once as a link and accepted once: the request is won at its price, with the words seen, history and two mails', async () => {
		const { store, kit, services, staff, lead, send, mails, lastToken, work, accept } = await open()
		expect(await Promise.all([send(), send()])).toContain('before')
		expect(await work()).toMatchObject({
			status: 'contacted',
			amount_cents: 4350,
			amount_per: 'month',
			first_answered_at: now.toISOString(),
		})
		const token = await lastToken()
		expect(token).toMatch(/^[\w-]{32}$/)
		const [stored, ...others] = await store.db.selectFrom('offers').selectAll().execute()
		expect(others).toEqual([])
		expect(JSON.stringify(stored)).not.toContain(token)
		const mail = (await mails()).find(({ clears_body }) => clears_body)
		expect(mail).toMatchObject({ kind: 'answer', subject: `Our offer to you (${lead.reference})` })
		expect(mail?.body).toContain('$43.50 a month\n- Trash every week, 96-gallon cart\n- Recycling\n')
		expect(mail?.body).toContain('It is good through December 2, 2026.')

		const results = await Promise.all([accept(token), accept(token), accept(token)])
		expect(results).toEqual([{ ok: true }, { ok: true }, { ok: true }])
		expect(await work()).toMatchObject({ status: 'won', amount_cents: 4350, amount_per: 'month', version: 3 })
		const accepted = await store.db.selectFrom('offers').selectAll().executeTakeFirstOrThrow()
		expect(accepted).toMatchObject({
			state: 'accepted',
			accepted_name: 'June Alvarez',
			user_agent: 'A phone',
			accepted_words:
				'$43.50 a month\n\nWhat is included:\n- Trash every week, 96-gallon cart\n- Recycling\n\nFirst pickup on Wednesday.\n\nThis offer is good through December 2, 2026.\nWhen you accept, you order this from Horsetooth Hauling at this price, under our terms of service.',
		})
		expect(accepted.address_hash).not.toContain('203.0.113.7')
		const sent = (await mails()).filter(({ subject }) => /accepted/.test(subject))
		expect(sent.map(({ kind, to_address }) => [kind, to_address])).toEqual([
			['receipt', 'june@example.com'],
			['staff', 'office@horsetoothhauling.example'],
		])
		for (const { body } of sent) expect(body).toContain(accepted.accepted_words)
		const page = await leadPage(services, staff, lead, new URLSearchParams(), now)
		expect(page?.history.map(({ who, did }) => `${who} ${did}`).toSorted()).toEqual([
			'Kit emailed an offer',
			'Kit set the status from New to Contacted',
			'The customer accepted the offer',
			'The customer set the status from Contacted to Won',
		])
		const panel = await offersPanel(kit)
		expect(panel.offers).toMatchObject([{ price: '$43.50 a month', canWithdraw: false }])
		expect(panel.offers[0]?.state).toMatch(/^Accepted .* signed “June Alvarez”$/)
		expect(await withdrawOffer(kit, accepted.id)).toBe('accepted')
	})

	test('SD-92 can be withdrawn or replaced only from its own request, and not after it is accepted', async () => {
		const { store, kit, send, lastToken, accept, lead } = await open()
		await send()
		const token = await lastToken()
		const other = await sendLead(store, 'quote', { name: 'Ada Brook', email: 'ada@example.com' }, now)
		const ofOther = { ...kit, place: { lead: other } }
		const { id } = await store.db.selectFrom('offers').select('id').executeTakeFirstOrThrow()
		expect(await withdrawOffer(ofOther, id)).toBeNull()
		expect(await sendOffer(ofOther, { ...terms, lines: ['Recycling'], version: 1 })).toBe('now')
		expect(await accept(token)).toEqual({ ok: true })
		const { version } = await store.db
			.selectFrom('lead_work')
			.select('version')
			.where('lead_id', '=', lead.leadId)
			.executeTakeFirstOrThrow()
		expect(await send({ amount_cents: 4500, version }, new Date(now.getTime() + 60_000))).toBe('now')
		const made = (await offersPanel(kit)).offers.map(({ price, state }) => [price, state.split(' ')[0]])
		expect(made, 'what was signed stays').toEqual([
			['$45 a month', 'Open,'],
			['$43.50 a month', 'Accepted'],
		])
	})

	test('SD-89 lists each line as often as it was written: two dumpsters of one size are two lines', async () => {
		const { kit, services } = await open()
		const size = '20 Yard roll-off dumpster'
		const typed = { lines: `${size}\n\n ${size} \n`, amount: '900', per: 'once', valid_through: '2026-12-02' }
		const read = offerKind.read(typed, kit)
		expect(read).toMatchObject({ draft: { lines: [size, size] } })
		if (!('draft' in read)) return
		const { lines } = offerWords(read.draft, services.content.current.facts)
		expect(lines).toEqual([size, size])
	})

	test('SD-92 has one outcome when two tabs accept it while the office withdraws it, and request and mails agree with it', async () => {
		const { store, kit, send, mails, lastToken, work, accept } = await open()
		await send()
		const token = await lastToken()
		const { id } = await store.db.selectFrom('offers').select('id').executeTakeFirstOrThrow()
		const [one, other, withdrawn] = await Promise.all([accept(token), accept(token), withdrawOffer(kit, id)])
		const isWon = (await work()).status === 'won'
		const refused = { ok: false, reason: 'withdrawn' }
		expect([one, other]).toEqual(isWon ? [{ ok: true }, { ok: true }] : [refused, refused])
		expect(withdrawn).toEqual(isWon ? 'accepted' : 'withdrawn')
		const offer = await readOffer(store.db, token)
		expect(offer?.state).toBe(isWon ? 'accepted' : 'withdrawn')
		expect((await mails()).filter(({ subject }) => /accepted/.test(subject))).toHaveLength(isWon ? 2 : 0)
	})

	test('SD-90 SD-92 is replaced by a newer one, and cannot be accepted after its last day or if its words have changed', async () => {
		const { store, services, send, lastToken, accept, work } = await open()
		await send()
		const first = await lastToken()
		const later = new Date(now.getTime() + 1000)
		expect(await send({ amount_cents: 3900, version: 1 }, later)).toMatchObject({
			status: 409,
			kept: { version: 2 },
		})
		expect(await send({ amount_cents: 3900, version: 2 }, later)).toBe('now')
		const second = await lastToken()
		expect(second).not.toBe(first)
		expect(await accept(first)).toEqual({ ok: false, reason: 'replaced' })
		const offer = await readOffer(store.db, second)
		if (!offer) throw new Error('The second offer is gone.')
		// The last minute of December 2 in Colorado, and the first of the next day.
		const [lastMinute, over] = ['2026-12-03T06:59:00.000Z', '2026-12-03T07:00:00.000Z'].map(
			(at) => new Date(at),
		)
		expect(stateOf(offer, lastMinute ?? now, sampleFacts)).toBe('open')
		expect(await accept(second, over)).toEqual({ ok: false, reason: 'ended' })
		const seen = { name: 'June', seen: 'other words' }
		const visitor = { address: '203.0.113.7', userAgent: 'A phone', requestId: 'r' }
		expect(await acceptOffer(services, second, seen, visitor, now)).toEqual({ ok: false, reason: 'changed' })
		expect(await accept('x'.repeat(32))).toEqual({ ok: false, reason: 'gone' })
		expect((await work()).status).toBe('contacted')
		expect(await accept(second, lastMinute)).toEqual({ ok: true })
		expect(await work()).toMatchObject({ status: 'won', amount_cents: 3900 })
	})

	/** A request won at the price of a first offer, accepted or set by hand; it then takes further offers. */
	const openWon = async (
		how: 'accepted' | 'by hand',
		first = { amount_cents: 40_000, amount_per: 'once' as 'once' | 'month' },
		request: Parameters<typeof open> = [],
	) => {
		const opened = await open(...request)
		const { store, staff, lead, send, lastToken, accept, work } = opened
		let minutes = 0
		const at = () => new Date(now.getTime() + 60_000 * ++minutes)
		const make = async (amount_cents: number, amount_per: 'once' | 'month' = 'once') => {
			expect(await send({ amount_cents, amount_per, version: (await work()).version }, at())).toBe('now')
			return lastToken()
		}
		const setStatus = async (was: LeadStatus, is: LeadStatus) => {
			const edit = { version: (await work()).version, was: { status: was }, is: { status: is }, note: '' }
			expect(await saveLead(store, staff, lead, edit, at(), sampleFacts)).toEqual({ ok: true })
		}
		const agree = async (token: string) => {
			expect(await accept(token, at())).toEqual({ ok: true })
			const { status, amount_cents, amount_per } = await work()
			return [status, amount_cents, amount_per]
		}
		const token = await make(first.amount_cents, first.amount_per)
		if (how === 'accepted') await agree(token)
		else await setStatus('contacted', 'won')
		return { ...opened, make, agree, setStatus, first: token }
	}

	test.each(['accepted', 'by hand'] as const)(
		'SD-91 every one-time extra is added to the price at which a request was won (%s)',
		async (how) => {
			const { make, agree } = await openWon(how)
			expect(await agree(await make(6000))).toEqual(['won', 46_000, 'once'])
			expect(await agree(await make(2500))).toEqual(['won', 48_500, 'once'])
		},
	)

	test('SD-91 a one-time extra leaves a monthly price unchanged; another monthly price replaces it', async () => {
		const { make, agree } = await openWon('accepted', { amount_cents: 4300, amount_per: 'month' })
		expect(await agree(await make(6000))).toEqual(['won', 4300, 'month'])
		expect(await agree(await make(3900, 'month'))).toEqual(['won', 3900, 'month'])
	})

	test('SD-91 accepting the offer at whose price a request was won by hand does not count the price twice', async () => {
		const { agree, first } = await openWon('by hand')
		expect(await agree(first)).toEqual(['won', 40_000, 'once'])
	})

	test('SD-91 a new price replaces the first after the request is set to Contacted; until then the form calls it an extra', async () => {
		const { kit, make, agree, setStatus } = await openWon('accepted')
		const intro = async () => (await beginForm(messageComposer(offerKind), kit)).intro?.join('')
		expect(await intro()).toContain(
			'As this is Won, a price that is paid once is an extra on top of what was agreed.',
		)
		expect(await agree(await make(6000))).toEqual(['won', 46_000, 'once'])
		await setStatus('won', 'contacted')
		expect(await intro()).not.toContain('on top')
		expect(await agree(await make(55_000))).toEqual(['won', 55_000, 'once'])
	})

	test('SD-91 an extra that was offered while the request was won is still an extra if accepted after it is open again', async () => {
		const { make, agree, setStatus } = await openWon('accepted')
		const extra = await make(6000)
		await setStatus('won', 'contacted')
		expect(await agree(extra)).toEqual(['won', 46_000, 'once'])
	})

	test.each([
		['extra', { extra_items: 'A sofa' }],
		['other-cart', { cart_change: 'swap', cart_wanted: 'Trash, 96 gallons' }],
	])(
		'SD-91 extras for completed service work (%s) add up although each sets it to Contacted, until it is set to Done and Contacted again',
		async (kind, more) => {
			const asked = { kind, email: 'june@example.com', ...more }
			const price = { amount_cents: 8000, amount_per: 'once' } as const
			const { kit, work, make, agree, setStatus } = await openWon('by hand', price, [
				'service-request',
				asked,
			])
			const intro = async () => (await beginForm(messageComposer(offerKind), kit)).intro?.join('')
			expect(await intro()).toContain(
				'As this is Done, a price that is paid once is an extra on top of what was agreed. For one that takes its place, set the request to Contacted first.',
			)
			expect(await agree(await make(3000))).toEqual(['contacted', 11_000, 'once'])
			expect(await intro()).toContain(
				'As this was Done, a price that is paid once is an extra on top of what was agreed. For one that takes its place, set the request to Done and then to Contacted first.',
			)
			const second = await make(2000)
			expect(await work()).toMatchObject({ amount_cents: 11_000 })
			expect(await agree(second)).toEqual(['contacted', 13_000, 'once'])
			expect(await agree(await make(500))).toEqual(['contacted', 13_500, 'once'])
			await setStatus('contacted', 'won')
			expect(await agree(await make(500))).toEqual(['contacted', 14_000, 'once'])
			await setStatus('contacted', 'won')
			await setStatus('won', 'contacted')
			expect(await intro()).not.toContain('on top')
			expect(await agree(await make(5500))).toEqual(['contacted', 5500, 'once'])
		},
	)

	test('SD-91 a further price for open service work replaces the previous one', async () => {
		const asked = { kind: 'extra', extra_items: 'A sofa', email: 'june@example.com' }
		const price = { amount_cents: 8000, amount_per: 'once' } as const
		const { make, agree } = await openWon('accepted', price, ['service-request', asked])
		expect(await agree(await make(9000))).toEqual(['contacted', 9000, 'once'])
	})

	test('SD-91 the extras alone make up the amount of a request that was won without one', async () => {
		const { store, make, agree } = await openWon('by hand')
		await store.db.updateTable('lead_work').set({ amount_cents: null, amount_per: null }).execute()
		expect(await agree(await make(6000))).toEqual(['won', 6000, 'once'])
		expect(await agree(await make(2500))).toEqual(['won', 8500, 'once'])
	})

	test('SD-93 a question about it is recorded and mailed once and sets a follow-up for today, and a sixth one is refused', async () => {
		const { store, services, staff, lead, send, mails, lastToken, work } = await open()
		await send()
		const token = await lastToken()
		const ask = (text: string) => askAboutOffer(services, token, text, now)
		const question = 'Is the <lid> locked?'
		expect(await Promise.all([ask(question), ask(question)])).toEqual([{ ok: true }, { ok: true }])
		expect(await work()).toMatchObject({ status: 'contacted', follow_up_on: '2026-11-18' })
		const asked = (await mails()).filter(({ subject }) => /Question/.test(subject))
		expect(asked).toMatchObject([{ kind: 'staff', reply_to: 'june@example.com' }])
		expect(asked[0]?.body).toContain(question)
		const page = await leadPage(services, staff, lead, new URLSearchParams(), now)
		expect(page?.history).toContainEqual(
			expect.objectContaining({ who: 'The customer', did: 'asked about the offer', note: question }),
		)
		const filters = readFilters(new URLSearchParams({ q: 'lid locked' }))
		const { leads } = await listLeads(store, filters, { staffId: staff.id, now, zoned: sampleFacts })
		expect(leads.map(({ lead_id }) => lead_id)).toEqual([lead.leadId])
		for (const text of ['2', '3', '4', '5']) expect(await ask(text)).toEqual({ ok: true })
		expect(await ask('6')).toEqual({ ok: false, reason: 'too-many' })
		await store.db.updateTable('lead_work').set({ status: 'lost', follow_up_on: null }).execute()
		const tomorrow = new Date(now.getTime() + 24 * 60 * 60_000)
		expect(await askAboutOffer(services, token, 'Still there?', tomorrow)).toEqual({ ok: true })
		expect(await work()).toMatchObject({ status: 'contacted', follow_up_on: '2026-11-19' })
	})

	test('SD-91 SD-132 is on Today once accepted, keeps the follow-up, is mailed to office and assignee, and pushed to the assignee once', async () => {
		const { store, services, staff, lead, send, mails, lastToken, accept } = await open()
		const other = await sendLead(store, 'quote', { name: 'Somebody Else', email: 'else@example.com' }, now)
		await store.db
			.updateTable('lead_work')
			.set({ assigned_to: staff.id })
			.where('lead_id', '=', lead.leadId)
			.execute()
		await send()
		const token = await lastToken()
		await askAboutOffer(services, token, 'Which weekday?', now)
		const nextDay = new Date('2026-11-19T17:00:00.000Z')
		expect(await accept(token, nextDay)).toEqual({ ok: true })
		const mine = await store.db
			.selectFrom('lead_work')
			.selectAll()
			.where('lead_id', '=', lead.leadId)
			.executeTakeFirstOrThrow()
		expect(mine).toMatchObject({ status: 'won', follow_up_on: '2026-11-18', won_at: nextDay.toISOString() })
		for (const news of ['Offer accepted', 'Question about our offer']) {
			const told = (await mails()).filter(({ subject }) => subject.startsWith(news))
			expect(told.map(({ to_address }) => to_address).toSorted(), news).toEqual(
				[services.content.current.facts.email, staff.email].toSorted(),
			)
		}
		const groups = await waitingGroups(store, services.content.current.facts, nextDay)
		const lines = groups.find(({ kind }) => kind === 'follow-up')?.lines ?? []
		expect(lines.map(({ id, due }) => [id, due.text])).toEqual([[lead.leadId, 'Offer accepted']])
		expect(lines.map(({ id }) => id)).not.toContain(other.leadId)
		for (const [id, owner] of [
			['mine', staff.id],
			['theirs', (await createStaff(store, 'office', 'Lou')).id],
		] as const)
			await store.db
				.insertInto('push_subscriptions')
				.values({
					id,
					staff_id: owner,
					session: id,
					endpoint: `https://push.example/${id}`,
					p256dh: 'x',
					auth: 'x',
					device: 'A phone',
					created_at: now.toISOString(),
					seen_at: now.toISOString(),
				})
				.execute()
		const pushed = async () => notifyOfAccepted(services, nextDay)
		expect([await pushed(), await pushed()]).toEqual([1, 0])
		const [message] = await store.db.selectFrom('push_messages').selectAll().execute()
		expect(message).toMatchObject({ subscription_id: 'mine', kind: 'accepted', lead_id: lead.leadId })
		const payload = message && (await pushPayload(store, message, services.content.current, nextDay))
		expect(payload).toMatchObject({
			title: expect.stringContaining('Offer accepted: Quote'),
			body: mine.reference,
		})
		const edit = {
			version: mine.version,
			was: { followUpOn: '2026-11-18' },
			is: { followUpOn: null },
			note: '',
		}
		await saveLead(store, staff, lead, edit, nextDay, sampleFacts)
		expect(await waitingGroups(store, services.content.current.facts, nextDay)).not.toContainEqual(
			expect.objectContaining({ kind: 'follow-up' }),
		)
	})

	test('SD-93 SD-132 a question or acceptance on a closed request is mailed to the office and unassigns somebody who is a driver now', async () => {
		const { store, services, send, mails, lastToken, work, accept } = await open()
		const lou = await createStaff(store, 'office', 'Lou')
		await send()
		const token = await lastToken()
		const settle = () =>
			store.db
				.updateTable('lead_work')
				.set({ status: 'lost', follow_up_on: null, assigned_to: lou.id })
				.execute()
		await settle()
		await store.db.updateTable('staff').set({ role: 'driver' }).where('id', '=', lou.id).execute()
		expect(await askAboutOffer(services, token, 'Still there?', now)).toEqual({ ok: true })
		expect(await work()).toMatchObject({ status: 'contacted', assigned_to: null })
		await settle()
		expect(await accept(token)).toEqual({ ok: true })
		expect(await work()).toMatchObject({ status: 'won', assigned_to: null })
		const told = (await mails()).filter(({ kind }) => kind === 'staff').map(({ to_address }) => to_address)
		expect(told).toContain(services.content.current.facts.email)
		expect(told).not.toContain(lou.email)
		const released = await store.db
			.selectFrom('lead_events')
			.select(['staff_name', 'to_value'])
			.where('kind', '=', 'assignment')
			.where('from_value', '=', lou.id)
			.orderBy('version')
			.execute()
		expect(released).toEqual([
			{ staff_name: 'The site', to_value: null },
			{ staff_name: 'The customer', to_value: null },
		])
	})

	test('SD-94 is deleted with its signature when the request is anonymized, and its link no longer works', async () => {
		const { store, services, staff, lead, send, lastToken, accept, mails } = await open()
		await send()
		const token = await lastToken()
		await accept(token)
		await anonymizeLead(store, staff, lead, now)
		expect(await store.db.selectFrom('offers').selectAll().execute()).toEqual([])
		expect(await mails()).toEqual([])
		expect(await accept(token)).toEqual({ ok: false, reason: 'gone' })
		expect(await askAboutOffer(services, token, 'Hello?', now)).toEqual({ ok: false, reason: 'gone' })
		const kept = await store.db.selectFrom('lead_events').select('note').execute()
		expect(kept.filter(({ note }) => note !== null)).toEqual([])
	})

	test('SD-89 is prefilled with what was requested, at the price that the facts have for it', async () => {
		const { store, services } = await open()
		const suggest = async (
			form: LeadForm,
			changes: Record<string, string> = {},
			of = services.content.current,
		) => suggestOffer(store, of, await sendLead(store, form, changes, now), now)
		expect(await suggest('order')).toMatchObject({
			lines: 'Trash, 96-gallon cart\nRecycling',
			amount: '$43',
			per: 'month',
			valid_through: '2026-12-02',
		})
		expect(await suggest('rolloff')).toMatchObject({
			lines: '12 Yard roll-off dumpster\n20 Yard roll-off dumpster\nFor 4-7 days',
			amount: '',
			per: 'once',
		})
		expect(await suggest('quote', { service_type: 'commercial', email: 'shop@example.com' })).toMatchObject({
			lines: '2-yard commercial dumpster',
			amount: '$85',
			per: 'month',
		})
		const cart = {
			kind: 'other-cart',
			cart_change: 'swap',
			cart_wanted: 'Trash, 96 gallons',
			email: 'c@example.com',
		}
		expect(await suggest('service-request', cart)).toMatchObject({ amount: '$33', per: 'month' })
		const home = (address: string) => ({
			service_type: 'residential-services',
			email: 'own@example.com',
			address,
		})
		const pricing_info = JSON.stringify({
			columns: ['Service', 'Price'],
			items: [{ service: 'Cart', price: '$41' }],
		})
		const { residentialTowns } = services.content.current
		const rows = rowsIn(residentialTowns)
		const changed = rows.map((town) =>
			['windsor', 'north-county'].includes(town.slug) ? { ...town, pricing_info } : town,
		)
		const contracted = changed.map((town) =>
			town.slug === 'windsor' ? { ...town, contracted_to: 'Republic' } : town,
		)
		const withOwn = { ...services.content.current, residentialTowns: { ok: true as const, rows: changed } }
		const withoutCarts = snapshotOn(
			{ ...services.content.current, residentialTowns: { ok: true as const, rows: contracted } },
			'2026-11-23',
		)
		expect((await suggest('quote', home('512 Walnut St, Windsor'), withoutCarts)).amount).toBe('')
		const amountAt = async (address: string) => (await suggest('quote', home(address), withOwn)).amount
		const own = ['512 Walnut St, WINDSOR', '12 Bear Lane, Laporte', '1 Greeley Ave, Windsor']
		const others = ['1 Elm St, Greeley', '1 Windsor Ave, Greeley']
		expect(await Promise.all([...own, ...others].map(amountAt))).toEqual(['', '', '', '$33', '$33'])
		expect((await suggest('hoa')).lines).toMatch(/ for \d+ homes$/)
		const sofa = { kind: 'extra', extra_items: 'A sofa', email: 'sofa@example.com' }
		expect(await suggest('service-request', sofa)).toMatchObject({
			lines: 'Extra bags or a bulky item\nA sofa',
			amount: '',
			per: 'once',
		})
	})

	test('RO-11 an offer for containers suggests the sum of their totals and lists possible extra charges; no sum if one has no price', async () => {
		const { store, services } = await open()
		const { facts } = services.content.current
		const included = { days: null, tons: null, extraDay: null, extraTon: 70, wastedTrip: null }
		const totals: Readonly<Record<number, number>> = { 12: 399, 20: 549.5 }
		const priced = (sizes: readonly number[]): Facts => ({
			...facts,
			rolloffs: facts.rolloffs.map((size) => {
				const dollars = sizes.includes(size.yards) ? totals[size.yards] : undefined
				return dollars === undefined ? size : { ...size, price: { ...included, dollars } }
			}),
		})
		const lead = await sendLead(store, 'rolloff', {}, now)
		const small =
			'$399 in all. Delivery, pickup and every fee included. On top may come $70 for each further ton. That is the 12 Yard.'
		expect(
			await suggestOffer(store, { ...services.content.current, facts: priced([12, 20]) }, lead, now),
		).toMatchObject({
			amount: '$948.50',
			note: `${small}\n${small.replace('$399', '$549.50').replace('12', '20')}`,
		})
		expect(
			await suggestOffer(store, { ...services.content.current, facts: priced([12]) }, lead, now),
		).toMatchObject({ amount: '', note: small })
	})

	test('RO-11 SD-89 says how long a container is wanted in the note if its price includes a number of days, otherwise as a line', async () => {
		const { store, services } = await open()
		const { facts } = services.content.current
		const suggest = async (days: number | null) => {
			const price = { dollars: 399, days, tons: null, extraDay: days && 10, extraTon: null, wastedTrip: null }
			const rolloffs = facts.rolloffs.map((size) => ({ ...size, price }))
			const lead = await sendLead(store, 'rolloff', { project_duration: '2-4 weeks' }, now)
			return suggestOffer(store, { ...services.content.current, facts: { ...facts, rolloffs } }, lead, now)
		}
		const sizes = '12 Yard roll-off dumpster\n20 Yard roll-off dumpster'
		const included = await suggest(7)
		expect(included.lines).toBe(sizes)
		expect(included.note).toMatch(/7 days.*\$10 for each further day.*\nWanted for: 2-4 weeks\.$/s)
		const other = await suggest(null)
		expect(other.lines).toBe(`${sizes}\nFor 2-4 weeks`)
		expect(other.note).not.toContain('Wanted')
	})

	test('SD-80 can be made only for a request for something that has a price', async () => {
		const { store, kit, lead } = await open()
		const sofa = { kind: 'extra', extra_items: 'A sofa', email: 'sofa@example.com' }
		const asked = [
			[lead, true],
			[await sendLead(store, 'order', {}, now), true],
			[await sendLead(store, 'service-request', sofa, now), true],
			[await sendLead(store, 'service-request', {}, now), false],
			[await sendLead(store, 'billing-request', {}, now), false],
		] as const
		const begun = (about: typeof kit) =>
			beginForm(messageComposer(offerKind), about).then(
				({ id }) => id,
				({ init }: { init: { status: number } }) => init.status,
			)
		for (const [request, isPriced] of asked) {
			const about = { ...kit, place: { lead: request } }
			expect((await offersPanel(about)).isPriced, request.form).toBe(isPriced)
			expect(await begun(about), request.form).toBe(isPriced ? 'offer' : 404)
		}
		const nobody = { ...kit, place: { lead: { form: 'quote', leadId: 'gone' } as const } }
		expect(await begun(nobody)).toBe(404)
	})
})
