import { rowAt } from '#app/content/listing.ts'
import { expect, test } from 'vitest'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import { changeRules } from '#app/pickup/schedule/area_rules.ts'
import { holidays } from '#app/company/holidays.ts'
import { residentialTowns } from '#app/content/types/residential_towns.ts'
import { changeLead, lockLead, statusEvents } from '#app/leads/change_lead.server.ts'
import { statusColumns } from '#app/leads/status_columns.ts'
import { readOffer } from '#app/offers/read_offer.server.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { acceptSeen, lastOfferToken, writerOf } from '#test/messages.ts'
import { sendLead } from '#test/office_leads.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { planRow } from '../kernel/plans/plan_row.server.ts'
import { anonymizeLead } from '../requests/forget_lead.server.ts'
import { saveLead } from '../requests/save_lead.server.ts'
import { sendOffer } from './offer.server.ts'
import { type Confirmation, confirmOrder } from './order_confirmation.server.ts'
import { orderPanel } from './order_panel.server.ts'
import { orderDays } from './order_schedule.server.ts'
import { withdrawOffer } from './withdraw_offer.server.ts'

const answers = ({ db }: FreshStore) =>
	db
		.selectFrom('outbox')
		.select(['to_address', 'subject', 'body'])
		.where('kind', '=', 'answer')
		.orderBy('created_at')
		.execute()
/** The order's history without its stops, which `order_stops.server.test.ts` covers. */
const history = ({ db }: FreshStore) =>
	db
		.selectFrom('lead_events')
		.select(['kind', 'from_value', 'to_value', 'staff_name'])
		.where('kind', '!=', 'stop')
		.orderBy('kind')
		.orderBy('id')
		.execute()

const refusedAs = (words: string) => ({ status: 409, message: expect.stringContaining(words) })

describeEachStore('an order that the office confirms', (fresh) => {
	const open = async () => {
		const store = await fresh({ seed: true })
		const lead = await sendLead(store, 'order', { area_slug: 'windsor-lake' })
		let wakes = 0
		const kit = await writerOf(store, lead, new Date(), () => void (wakes += 1))
		const panel = async () => {
			const { confirmed, form } = (await orderPanel(kit)) ?? {}
			const { cart_number = '', first_pickup = '', area_slug = '' } = form?.values ?? {}
			return {
				confirmed,
				form,
				filledIn: { cart_number, first_pickup, area_slug },
			}
		}
		return { store, kit, lead, panel, wakes: () => wakes }
	}
	/** An order, with the second pickup day on or after the requested week. */
	const openOrder = async () => {
		const opened = await open()
		const { filledIn } = await opened.panel()
		const snapshot = opened.kit.services.content.current
		const area = rowAt(snapshot.pickupAreas, 'windsor-lake')
		if (!area) throw new Error('There is nothing to confirm.')
		const [, first_pickup = ''] = orderDays(area, { service: 'trash' }, filledIn.first_pickup, snapshot)
		const confirmation = { ...filledIn, ...first, cart_number: '4711', first_pickup }
		return { ...opened, first_pickup, confirmation }
	}
	const first = { corrects: null, decided: new Set<string>() }
	/** An open order with priced offers, each with a function to accept it. */
	const openOffers = async () => {
		const opened = await openOrder()
		const { store, kit, confirmation } = opened
		const work = () => store.db.selectFrom('lead_work').selectAll().executeTakeFirstOrThrow()
		let minutes = 0
		const later = () => new Date(kit.now.getTime() + 60_000 * ++minutes)
		const offer = async (amount_cents: number, amount_per: 'month' | 'once' = 'month') => {
			const valid_through = addDays(civilDay(localTimeOf(kit.now, sampleFacts).date), 9).date
			const terms = { lines: ['Trash'], amount_cents, amount_per, valid_through, note: null }
			const now = later()
			expect(await sendOffer({ ...kit, now }, { ...terms, version: (await work()).version })).toBe('now')
			const token = await lastOfferToken(store)
			const made = await readOffer(store.db, token)
			if (!made) throw new Error('There is no such offer.')
			return { id: made.id, accept: () => acceptSeen(kit.services, token, later()) }
		}
		const confirmed = async (changes: Partial<Parameters<typeof confirmOrder>[1]> = {}) => {
			expect(await confirmOrder({ ...kit, now: later() }, { ...confirmation, ...changes })).toBe('1')
			const sent = (await answers(store)).findLast(({ subject }) => subject.includes('confirmed'))
			const { amount_cents, amount_per } = await work()
			return [/^Price: .*$/m.exec(sent?.body ?? '')?.[0], amount_cents, amount_per]
		}
		return { ...opened, work, offer, confirmed }
	}

	test('SD-06 is won, and its customer is mailed cart number, day, price and calendar once, however often Confirm is pressed', async () => {
		const { store, kit, lead, panel, wakes, confirmation, first_pickup } = await openOrder()
		const confirm = () => confirmOrder(kit, confirmation)
		const results = await Promise.all([confirm(), confirm(), confirm()])
		expect(results).toEqual(['1', '1', '1'])
		expect(wakes()).toBeGreaterThan(0)
		const [mail, ...others] = await answers(store)
		expect(others).toEqual([])
		expect(mail).toMatchObject({
			to_address: 'june@example.com',
			subject: `Your order is confirmed (${lead.reference})`,
		})
		for (const line of [
			'Cart number: 4711\n',
			`First pickup: ${formatDay(first_pickup)}. Please put it out by 7:00 AM that day.`,
			'Price: $43 a month, as you saw it when you ordered.',
			'https://hauler.example/calendar/windsor-lake.ics',
			'https://hauler.example/pickup-day/windsor-lake',
			'https://hauler.example/service-request',
		])
			expect(mail?.body).toContain(line)
		expect(await history(store)).toEqual([
			{ kind: 'confirm', from_value: null, to_value: first_pickup, staff_name: 'Kit' },
			{ kind: 'status', from_value: 'new', to_value: 'won', staff_name: 'Kit' },
		])
		const work = await store.db.selectFrom('lead_work').selectAll().executeTakeFirstOrThrow()
		expect(work).toMatchObject({ status: 'won', version: 2 })
		expect(work.first_answered_at).not.toBeNull()
		expect((await panel()).confirmed).toBe(`Cart 4711, first pickup ${formatDay(first_pickup)}.`)
		const other = await confirmOrder(kit, { ...confirmation, cart_number: '12' })
		expect(other).toMatchObject(refusedAs('Somebody confirmed this order meanwhile'))
		expect(await answers(store)).toHaveLength(1)
	})

	test('SD-06 SD-91 costs what the last accepted offer says, in the mail and in the figures, whatever was offered since', async () => {
		const { offer, confirmed, kit } = await openOffers()
		for (const cents of [3600, 3500]) expect(await (await offer(cents)).accept()).toEqual({ ok: true })
		await withdrawOffer(kit, (await offer(3100)).id)
		expect(await confirmed()).toEqual(['Price: $35 a month, as in the offer you accepted.', 3500, 'month'])
	})

	test('SD-06 SD-91 states an accepted one-time price as in the offer', async () => {
		const { offer, confirmed } = await openOffers()
		await (await offer(40_000, 'once')).accept()
		expect(await confirmed()).toEqual(['Price: $400 in all, as in the offer you accepted.', 40_000, 'once'])
	})

	test.each([true, false])(
		'SD-06 SD-91 keeps its stated price after one-time extras are accepted for the confirmed order (monthly price: %s)',
		async (isMonthly) => {
			const { offer, confirmed, work, confirmation } = await openOffers()
			if (!isMonthly) await (await offer(40_000, 'once')).accept()
			const [words, cents, per] = await confirmed()
			for (const extra of [5000, 7500]) await (await offer(extra, 'once')).accept()
			const worth = isMonthly ? cents : 52_500
			expect(await work()).toMatchObject({ amount_cents: worth, amount_per: per })
			const corrected = await confirmed({ cart_number: '4712', corrects: confirmation })
			expect(corrected).toEqual([words, worth, per])
			await (await offer(3500)).accept()
			expect(await confirmed({ corrects: { ...confirmation, cart_number: '4712' } })).toEqual([
				'Price: $35 a month, as in the offer you accepted.',
				3500,
				'month',
			])
		},
	)

	test('SD-06 SD-91 keeps its amount and the price in its mail if it was won by hand and one-time extras were accepted', async () => {
		const { store, kit, lead, offer, confirmed, work } = await openOffers()
		const won = { form: lead.form, leadId: lead.leadId }
		// A release in which this status could be set by hand wrote it.
		await store.db.transaction().execute(async (trx) => {
			const locked = await lockLead(trx, won)
			if (!locked) throw new Error('There is no such order.')
			const columns = statusColumns(locked, 'won', kit.now, sampleFacts)
			const events = statusEvents(locked, 'won')
			await changeLead(trx, kit.staff, locked, { columns, events }, kit.now)
		})
		for (const cents of [5000, 2500]) {
			await (await offer(cents, 'once')).accept()
			expect(await work()).toMatchObject({ status: 'won', amount_cents: 4300, amount_per: 'month' })
		}
		expect(await confirmed()).toEqual(['Price: $43 a month, as you saw it when you ordered.', 4300, 'month'])
	})

	test('SD-06 SD-91 keeps its price, not that of an accepted extra, when it is reopened and confirmed again', async () => {
		const { store, kit, lead, offer, confirmed, work, confirmation } = await openOffers()
		const price = await confirmed()
		await (await offer(5000, 'once')).accept()
		const edit = { version: (await work()).version, was: {}, is: { status: 'contacted' as const }, note: '' }
		await saveLead(store, kit.staff, lead, edit, new Date(kit.now.getTime() + 600_000), sampleFacts)
		expect(await confirmed({ corrects: confirmation })).toEqual(price)
	})

	test.each(['withdrawn', 'replaced', 'still open'])(
		'SD-06 SD-92 costs what the customer saw when ordering, not the price of an offer that is %s',
		async (state) => {
			const { offer, confirmed, kit } = await openOffers()
			const { id } = await offer(3500)
			if (state === 'withdrawn') await withdrawOffer(kit, id)
			if (state === 'replaced') await offer(3600)
			expect(await confirmed()).toEqual([
				'Price: $43 a month, as you saw it when you ordered.',
				4300,
				'month',
			])
		},
	)

	test.each([
		[39, '$39 a month, $59 in the lawn season'],
		[0, '$59 a month in the lawn season'],
	])(
		'SD-06 with lawn pickup and $%d all year, states the dollars that the customer saw and the current lawn season',
		async (monthly_dollars, seen) => {
			const { store, kit, confirmation } = await openOrder()
			await store.db.updateTable('service_orders').set({ monthly_dollars, season_dollars: 59 }).execute()
			const value = JSON.stringify('June 1')
			await store.db
				.insertInto('company_facts')
				.values({ id: 'from', name: 'lawnSeason.from', value, updated_at: new Date().toISOString() })
				.execute()
			await kit.services.content.reload()
			expect(await confirmOrder(kit, confirmation)).toBe('1')
			const { to } = sampleFacts.lawnSeason
			expect((await answers(store))[0]?.body).toContain(
				`Price: ${seen}, as you saw it when you ordered. The lawn season is June 1 to ${to}.\n`,
			)
		},
	)

	test('SD-06 SD-72 keeps an amount that was typed by hand, even with an open offer', async () => {
		const { store, offer, confirmed } = await openOffers()
		await offer(3500)
		await store.db.updateTable('lead_work').set({ amount_cents: 4100 }).execute()
		expect((await confirmed()).slice(1)).toEqual([4100, 'month'])
	})

	test('SD-06 SD-89 keeps its amount after it is confirmed while an offer is open, until that offer is accepted', async () => {
		const { offer, confirmed, work } = await openOffers()
		await confirmed()
		const { accept } = await offer(3500)
		expect(await work()).toMatchObject({ status: 'won', amount_cents: 4300 })
		await accept()
		expect(await work()).toMatchObject({ status: 'won', amount_cents: 3500 })
	})

	test('SD-06 can still be confirmed if it was set to won without a day, and its history does not repeat the status', async () => {
		const { store, kit, confirmation } = await openOrder()
		await store.db.updateTable('lead_work').set({ status: 'won' }).execute()
		expect(await confirmOrder(kit, confirmation)).toBe('1')
		expect((await history(store)).map(({ kind }) => kind)).toEqual(['confirm'])
		expect(await answers(store)).toHaveLength(1)
	})

	test('SD-06 can be confirmed without a mail address: the button says only “Confirm”, and no mail is written', async () => {
		const { store, kit, panel, confirmation } = await openOrder()
		await store.db.updateTable('lead_work').set({ email: '' }).execute()
		expect((await panel()).form?.button.label).toBe('Confirm')
		expect(await confirmOrder(kit, confirmation)).toBe('1')
		expect(await answers(store)).toEqual([])
	})

	test('SD-06 SD-140 warns before it is confirmed of a change planned for its address since it was sent', async () => {
		const { store, kit, panel, confirmation } = await openOrder()
		expect((await panel()).form?.warning).toBeNull()
		const desk = await openContentServices(store)
		const planContract = async (slug: string, contracted_to: string) => {
			const { id } = await store.db
				.selectFrom('residential_towns')
				.select('id')
				.where('slug', '=', slug)
				.executeTakeFirstOrThrow()
			const form = await desk.form(residentialTowns, id, { contracted_to })
			const now = new Date()
			const day = addDays(civilDay(localTimeOf(now, sampleFacts).date), 30).date
			expect(await planRow(desk.services, form, day, { staff: ann, now })).toMatchObject({ ok: true })
			await kit.services.content.reload()
			return formatDay(day, 'date')
		}
		await planContract('greeley', 'Poudre Haulers')
		expect((await panel()).form?.warning, 'another town').toBeNull()
		const day = await planContract('windsor', 'Ram Waste')
		expect((await panel()).form?.warning).toBe(
			`From ${day} on, Ram Waste picks up the trash there: the city has contracted it to them.`,
		)
		expect(await confirmOrder(kit, confirmation)).toBe('1')
		expect((await panel()).form?.warning, 'nothing to correct').toBeNull()
	})

	test('SD-06 PD-53 warns before it is confirmed that recycling will end there, but only if recycling was ordered', async () => {
		const { store, panel } = await open()
		const areas = store.db.selectFrom('pickup_areas').selectAll().where('slug', '=', 'windsor-lake')
		const from = addDays(civilDay(localTimeOf(new Date(), sampleFacts).date), 30).date
		const { earlier_rules, ...rule } = changeRules(
			await areas.executeTakeFirstOrThrow(),
			{ recycling: 'none' },
			from,
		)
		const columns = { ...rule, earlier_rules: JSON.stringify(earlier_rules) } as object
		await store.db.updateTable('pickup_areas').set(columns).where('slug', '=', 'windsor-lake').execute()
		expect((await panel()).form?.warning, 'without recycling').toBeNull()
		const lead = await sendLead(store, 'order', { area_slug: 'windsor-lake', extras: 'recycling' })
		const { form } = (await orderPanel(await writerOf(store, lead))) ?? {}
		expect(form?.warning).toBe(`From ${formatDay(from, 'date')} on, there is no recycling pickup.`)
	})

	test("SD-06 suggests the area's first pickup in the requested week", async () => {
		const { panel, store } = await open()
		const { start_week } = await store.db
			.selectFrom('service_orders')
			.select('start_week')
			.executeTakeFirstOrThrow()
		const { filledIn, form } = await panel()
		expect(filledIn.area_slug).toBe('windsor-lake')
		const suggested = filledIn.first_pickup
		expect(suggested >= start_week && suggested <= addDays(civilDay(start_week), 5).date).toBe(true)
		expect(form?.fields['area_slug']).toMatchObject({
			options: expect.arrayContaining([
				{ value: 'windsor-lake', label: 'Windsor, Windsor Lake and downtown, Wednesday' },
			]),
		})
	})

	test('SD-06 loses its cart number and mail when the request is anonymized, and can no longer be confirmed', async () => {
		const { store, kit, lead, confirmation, first_pickup } = await openOrder()
		await confirmOrder(kit, confirmation)
		await anonymizeLead(store, kit.staff, lead, new Date())
		expect(await answers(store)).toEqual([])
		const order = await store.db.selectFrom('service_orders').selectAll().executeTakeFirstOrThrow()
		expect(order).toMatchObject({ cart_number: null, first_pickup: first_pickup, monthly_dollars: 43 })
		const again = await confirmOrder(kit, confirmation)
		expect(again).toMatchObject(refusedAs('The customer’s data was removed'))
	})

	test('SD-06 is confirmed for a holiday, a Sunday or another area’s day only if somebody approved that very day', async () => {
		const { store, kit, confirmation } = await openOrder()
		const year = Number(confirmation.first_pickup.slice(0, 4)) + 1
		const thanksgiving = holidays.thanksgiving.dayIn(year).date
		const confirm = (changes: Partial<Confirmation>, ...decided: string[]) =>
			confirmOrder(kit, { ...confirmation, ...changes, decided: new Set(decided) })
		const asked = async (changes: Partial<Confirmation>) => {
			const result = await confirm(changes)
			if (result === null || typeof result === 'string') throw new Error(`It was not asked: ${result}`)
			return (result.kept.doubts ?? []).map(({ message }) => message).join(' ')
		}
		expect(await asked({ first_pickup: thanksgiving })).toMatch(
			/is Thanksgiving Day, and no day for trash in Windsor Lake and downtown\. The next ones are \w+, /,
		)
		const sunday = addDays(civilDay(thanksgiving), 3).date
		expect(await asked({ first_pickup: sunday })).toContain('Sunday, ')
		expect(await asked({ first_pickup: sunday, area_slug: null })).toContain(
			'is no day for trash in Windsor Lake',
		)
		expect(await asked({ area_slug: 'fort-collins-old-town' })).toContain(
			'By the list of streets this address is in Windsor Lake and downtown, not in Old Town',
		)
		expect(await confirm({ first_pickup: thanksgiving }, `day ${sunday} windsor-lake`)).toMatchObject(
			refusedAs('Please look at this first'),
		)
		expect(await answers(store)).toEqual([])
		expect(await confirm({ first_pickup: sunday }, `day ${sunday} windsor-lake`)).toBe('1')
		const [event] = await store.db
			.selectFrom('lead_events')
			.selectAll()
			.where('kind', '=', 'confirm')
			.execute()
		expect(event).toMatchObject({ staff_name: 'Kit', note: expect.stringContaining('outside the schedule') })
	})

	test('SD-06 asks before a cart number is used for two customers, but not for two orders of one customer', async () => {
		const { store, kit, lead, confirmation } = await openOrder()
		await confirmOrder(kit, { ...confirmation, cart_number: 'A-12' })
		const others = { name: 'Ada Park', email: 'ada@example.com', phone: '970 555 0177' }
		const other = await sendLead(store, 'order', { area_slug: 'windsor-lake', ...others })
		const again = await sendLead(store, 'order', { area_slug: 'windsor-lake', address: '514 Walnut St' })
		const confirm = (leadId: string, ...decided: string[]) =>
			confirmOrder(
				{ ...kit, place: { lead: { form: 'order', leadId } } },
				{ ...confirmation, cart_number: 'a-12', decided: new Set(decided) },
			)
		expect(await confirm(other.leadId)).toMatchObject({
			kept: {
				doubts: [{ message: `Cart a-12 stands with June Alvarez's order ${lead.reference} already.` }],
			},
		})
		expect(await confirm(again.leadId)).toBe('1')
		expect(await confirm(other.leadId, 'cart a-12')).toBe('1')
	})

	test('SD-06 can be corrected after it is confirmed, which is mailed once and never overwrites a colleague’s correction', async () => {
		const { store, kit, panel, confirmation, first_pickup } = await openOrder()
		await confirmOrder(kit, confirmation)
		expect(confirmation).toMatchObject((await panel()).filledIn)
		const correct = (cart_number: string) =>
			confirmOrder(kit, { ...confirmation, cart_number, corrects: confirmation })
		expect(await correct('4712')).toBe('1')
		expect(await correct('4712')).toBe('1')
		expect(await correct('4713')).toMatchObject(refusedAs('Somebody confirmed this order meanwhile'))
		const sent = await answers(store)
		expect(sent).toHaveLength(2)
		const correction = sent.find(({ subject }) => subject.startsWith('Correction: your order is confirmed'))
		expect(correction?.body).toContain('Cart number: 4712\n')
		expect(correction?.body).toContain('This email counts instead of the one before')
		expect(correction?.body).toContain(
			`First pickup: ${formatDay(first_pickup)}. Please put it out by 7:00 AM`,
		)
		expect(await history(store)).toContainEqual({
			kind: 'confirm',
			from_value: first_pickup,
			to_value: first_pickup,
			staff_name: 'Kit',
		})
	})

	test.each([
		['the evening before', -1, '20:00', ' Please put it out by 7:00 AM that day.'],
		['early on the day', 0, '06:59', ' Please put it out by 7:00 AM that day.'],
		['after the hour by which it should be out', 0, '07:00', ' Please put it out right away.'],
		['once the trucks are back', 0, '20:00', ''],
		['a week later', 7, '11:00', ''],
	])(
		'SD-06 is corrected %s without asking for the cart by an hour that has passed',
		async (_, days, time, request) => {
			const { store, kit, confirmation, first_pickup } = await openOrder()
			await confirmOrder(kit, confirmation)
			const now = instantOf({ date: addDays(civilDay(first_pickup), days).date, time }, sampleFacts)
			const corrected = { ...confirmation, cart_number: '4712', corrects: confirmation }
			expect(await confirmOrder({ ...kit, now }, corrected)).toBe('1')
			const mail = (await answers(store)).find(({ body }) => body.includes('Cart number: 4712'))
			expect(mail?.body).toContain(`First pickup: ${formatDay(first_pickup)}.${request}\n`)
		},
	)
})
