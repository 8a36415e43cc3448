import { rowAt } from '#app/content/listing.ts'
import { expect, test } from 'vitest'
import { insertStop } from '#app/stops/insert_stop.server.ts'
import { openDayBefore } from '#app/stops/open_day.ts'
import { stopOfRequest } from '#app/stops/stop_of_request.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { acceptSeen, lastOfferToken, writerOf } from '#test/messages.ts'
import { sendLead } from '#test/office_leads.ts'
import { answerTemplateRow } from '#test/rows.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { anonymizeLead } from '../requests/forget_lead.server.ts'
import { confirmOrder } from './order_confirmation.server.ts'
import { orderPanel } from './order_panel.server.ts'
import { orderDays } from './order_schedule.server.ts'
import { sendOffer } from './offer.server.ts'

const stopsOf = ({ db }: FreshStore) =>
	db.selectFrom('stops').selectAll().orderBy('day').orderBy('kind').execute()

describeEachStore('FI-91 the stops of an order', (fresh) => {
	const open = async () => {
		const store = await fresh({ seed: true })
		const lead = await sendLead(store, 'order', { area_slug: 'windsor-lake' })
		const kit = await writerOf(store, lead)
		const { form } = (await orderPanel(kit)) ?? {}
		const area = rowAt(kit.services.content.current.pickupAreas, 'windsor-lake')
		if (!form || !area) throw new Error('There is nothing to confirm.')
		const from = form.values['first_pickup'] ?? ''
		const days = orderDays(area, { service: 'trash' }, from, kit.services.content.current).slice(1)
		const confirmed = { cart_number: '96-10234', first_pickup: days[0] ?? '', area_slug: 'windsor-lake' }
		const first = { ...confirmed, corrects: null, decided: new Set<string>() }
		return { store, lead, kit, area, days, confirmed, first }
	}

	test('are the cart delivery and the first pickup, planned once however often the order is confirmed', async () => {
		const { store, lead, kit, area, first } = await open()
		await Promise.all([confirmOrder(kit, first), confirmOrder(kit, first), confirmOrder(kit, first)])
		const own = {
			lead_id: lead.leadId,
			area_id: area.id,
			cart_number: '96-10234',
			state: 'planned',
			created_by: 'Kit',
		}
		const { first_pickup } = first
		expect(await stopsOf(store)).toEqual([
			expect.objectContaining({
				...own,
				kind: 'deliver-cart',
				day: openDayBefore(first_pickup, sampleFacts),
				follows_route: false,
			}),
			expect.objectContaining({ ...own, kind: 'start', follows_route: true }),
		])
		const history = await store.db
			.selectFrom('content_history')
			.selectAll()
			.where('content_table', '=', 'stops')
			.execute()
		expect(history.map(({ action, staff_name }) => [action, staff_name])).toEqual([
			['create', 'Kit'],
			['create', 'Kit'],
		])
	})

	test('stay on the day to which they were moved by hand when only the cart is corrected', async () => {
		const { store, kit, confirmed, first, days } = await open()
		await confirmOrder(kit, first)
		const [day = ''] = days.slice(-1)
		await store.db
			.updateTable('stops')
			.set({ day, turn: 2, follows_route: false, state: 'not-done', reason: 'Nobody home' })
			.execute()
		const was = await stopsOf(store)
		const cart = { ...first, cart_number: '96-2', corrects: confirmed }
		expect(await confirmOrder(kit, cart)).toBe('1')
		expect((await stopsOf(store)).map((stop) => ({ ...stop, updated_at: '' }))).toEqual(
			was.map((stop) => ({ ...stop, cart_number: '96-2', updated_at: '' })),
		)
		const corrects = { ...confirmed, cart_number: '96-2' }
		await confirmOrder(kit, { ...cart, first_pickup: days[1] ?? '', corrects })
		expect(
			(await stopsOf(store)).map(({ turn, state, reason }) => [turn, state, reason]),
			'on another day they are to be done',
		).toEqual([
			[null, 'planned', null],
			[null, 'planned', null],
		])
	})

	test('are recorded in the history of the request, and the customer gets no mail about them besides the confirmation', async () => {
		const { store, kit, confirmed, first, days } = await open()
		const template = answerTemplateRow({ id: 'planned', subject: 'Your stop', body: '{{stop.day}}' })
		await store.db.insertInto('answer_templates').values(template).execute()
		await store.db.updateTable('stop_rules').set({ planned_mail_id: 'planned' }).execute()
		const lines = async () =>
			(
				await store.db
					.selectFrom('lead_events')
					.select('to_value')
					.where('kind', '=', 'stop')
					.orderBy('created_at')
					.execute()
			).map(({ to_value }) => to_value)
		await confirmOrder(kit, first)
		const planned = await stopsOf(store)
		const [cart = '', start = ''] = planned.map(({ day }) => formatDay(day))
		const both = [`planned “Deliver a cart” for ${cart}`, `planned “First pickup” for ${start}`]
		expect(new Set(await lines())).toEqual(new Set(both))
		expect(planned.map(({ promised_on }) => promised_on)).toEqual(planned.map(({ day }) => day))
		await confirmOrder(kit, { ...first, cart_number: '96-2', corrects: confirmed })
		expect(await lines(), 'only the cart').toHaveLength(2)
		const corrects = { ...confirmed, cart_number: '96-2' }
		await confirmOrder(kit, { ...first, first_pickup: days[1] ?? '', corrects })
		const moved = await stopsOf(store)
		expect(new Set((await lines()).filter((line) => !both.includes(line ?? '')))).toEqual(
			new Set([
				`moved “Deliver a cart” from ${cart} to ${formatDay(moved[0]?.day ?? '')}`,
				`moved “First pickup” from ${start} to ${formatDay(moved[1]?.day ?? '')}`,
			]),
		)
		expect(moved.map(({ promised_on }) => promised_on)).toEqual(moved.map(({ day }) => day))
		const told = await store.db.selectFrom('outbox').select('subject').where('kind', '=', 'answer').execute()
		expect(told.filter(({ subject }) => subject === 'Your stop')).toEqual([])
	})

	/** An order whose cart delivery was planned by a form or the office before it is confirmed. */
	const openWithCart = async (day: (days: readonly string[]) => string, changes: Partial<StopRow> = {}) => {
		const opened = await open()
		const { store, lead, kit, days } = opened
		const work = await store.db.selectFrom('lead_work').selectAll().executeTakeFirstOrThrow()
		const own = { kind: 'deliver-cart', area_id: null, follows_route: false, created_by: 'the form' } as const
		const stop = { ...stopOfRequest(work), ...own, day: day(days), ...changes }
		const { current } = kit.services.content
		await store.db.transaction().execute((trx) => insertStop(trx, stop, current, kit.now))
		const cart = async () => {
			const stops = await stopsOf(store)
			return stops.filter(({ kind }) => kind === 'deliver-cart')
		}
		const mails = async () => {
			const sent = store.db.selectFrom('outbox').select('body').where('lead_id', '=', lead.leadId)
			const all = await sent.where('kind', '=', 'answer').orderBy('created_at').execute()
			return all.map(({ body }) => /^Deliver a cart: .*$/m.exec(body)?.[0] ?? 'names no day of the cart')
		}
		return { ...opened, cart, mails }
	}
	const today = localTimeOf(new Date(), sampleFacts).date

	test.each(['the form', 'Ann'])(
		'keep a cart delivery that %s planned before the order was confirmed, if its day is before the first pickup',
		async (created_by) => {
			const { kit, first, area, cart, mails } = await openWithCart(() => today, { created_by })
			expect(await confirmOrder(kit, first)).toBe('1')
			const kept = { day: today, promised_on: today, created_by, cart_number: '96-10234', area_id: area.id }
			expect(await cart()).toEqual([expect.objectContaining(kept)])
			expect(await mails()).toEqual(['names no day of the cart'])
		},
	)

	test('keep the promised cart delivery after a correction, too; one later than the first pickup is moved, and the mail says its day', async () => {
		const { kit, first, confirmed, days, cart, mails } = await openWithCart(() => today)
		const [one = '', two = ''] = days
		await confirmOrder(kit, { ...first, first_pickup: two })
		expect(await confirmOrder(kit, { ...first, corrects: { ...confirmed, first_pickup: two } })).toBe('1')
		expect(await cart()).toMatchObject([{ day: today }])
		const late = await openWithCart((coming) => coming[1] ?? '')
		expect(await confirmOrder(late.kit, late.first)).toBe('1')
		const day = openDayBefore(one, sampleFacts) ?? ''
		expect(await late.cart()).toMatchObject([{ day, promised_on: day }])
		expect(await late.mails()).toEqual([`Deliver a cart: planned for ${formatDay(day)}.`])
		expect(await mails()).toEqual(['names no day of the cart', 'names no day of the cart'])
	})

	test('plan the cart delivery again if the promised one was not done or its day has passed', async () => {
		for (const changes of [{ state: 'not-done', reason: 'Snow' }, { day: '2026-01-05' }] as const) {
			const { kit, first, cart, mails } = await openWithCart(() => today, changes)
			await confirmOrder(kit, first)
			const day = openDayBefore(first.first_pickup, sampleFacts) ?? ''
			expect(await cart()).toMatchObject([{ state: 'planned', day }])
			expect(await mails()).toEqual([`Deliver a cart: planned for ${formatDay(day)}.`])
		}
	})

	test('are not planned before the order is confirmed; a correction moves only those that are still to be done', async () => {
		const { store, lead, kit, days, confirmed, first } = await open()
		const asked = await confirmOrder(kit, { ...first, first_pickup: '2027-12-26' })
		expect(asked).toMatchObject({ ok: false })
		expect(await stopsOf(store)).toEqual([])
		await confirmOrder(kit, first)
		const at = new Date().toISOString()
		await store.db
			.updateTable('stops')
			.set({ state: 'done', done_at: at, done_by: 'Ann' })
			.where('kind', '=', 'deliver-cart')
			.execute()
		const [delivered] = await stopsOf(store)
		const later = { ...first, first_pickup: days[1] ?? '', corrects: confirmed }
		expect(await confirmOrder(kit, later)).toBe('1')
		const [cart, start, ...others] = await stopsOf(store)
		expect([cart, others]).toEqual([delivered, []])
		expect(start?.day.slice(0, 8)).toBe(days[1]?.slice(0, 8))
		await store.db.updateTable('stops').set({ state: 'taken-back' }).where('kind', '=', 'start').execute()
		await confirmOrder(kit, { ...first, corrects: { ...confirmed, first_pickup: days[1] ?? '' } })
		expect((await stopsOf(store)).map(({ kind, state }) => [kind, state])).toEqual([
			['deliver-cart', 'done'],
			['start', 'taken-back'],
		])
		await anonymizeLead(store, kit.staff, lead, new Date())
		expect(JSON.stringify(await stopsOf(store))).not.toContain('96-10234')
	})
})

describeEachStore('FI-91 an accepted offer', (fresh) => {
	const now = new Date('2026-11-18T17:00:00.000Z')
	const accept = async (changes: Record<string, string>, stored?: string, at = now) => {
		const store = await fresh({ seed: true })
		const lead = await sendLead(store, 'rolloff', changes, now)
		if (stored) await store.db.updateTable('rolloff_quote_requests').set({ delivery_day: stored }).execute()
		const kit = await writerOf(store, lead, now)
		const terms = {
			lines: ['A 20-yard roll-off'],
			amount_cents: 45_000,
			amount_per: 'once',
			valid_through: '2026-12-02',
			note: null,
		} as const
		await sendOffer(kit, { ...terms, lines: [...terms.lines], version: 1 })
		const token = await lastOfferToken(store)
		const pressed = () => acceptSeen(kit.services, token, at)
		expect(await Promise.all([pressed(), pressed()])).toEqual([{ ok: true }, { ok: true }])
		return { store, lead }
	}

	test('has one delivery planned, on the open day after a requested holiday, named in its history and in both mails', async () => {
		const { store, lead } = await accept({ delivery_day: '2026-11-30' }, '2026-11-26')
		expect(await stopsOf(store)).toEqual([
			// The requested day is Thanksgiving.
			expect.objectContaining({ kind: 'deliver-container', day: '2026-11-27', lead_id: lead.leadId }),
		])
		const events = await store.db
			.selectFrom('lead_events')
			.select('to_value')
			.where('kind', '=', 'stop')
			.execute()
		expect(events).toEqual([{ to_value: 'planned “Deliver a container” for Friday, November 27' }])
		const mails = await store.db
			.selectFrom('outbox')
			.select('body')
			.where('subject', 'like', '%ccepted%')
			.execute()
		expect(mails).toHaveLength(2)
		for (const { body } of mails)
			expect(body).toContain('Deliver a container: planned for Friday, November 27.')
	})

	test.each([
		['an hour before orders for today close', 1],
		['once they are closed', 0],
	])('gets a delivery on the day it is accepted only before the same-day cutoff: %s', async (_, count) => {
		const hour = sampleFacts.promises.sameDayCutoffHour - count
		const at = instantOf({ date: '2026-11-18', time: `${String(hour).padStart(2, '0')}:30` }, sampleFacts)
		const { store } = await accept({}, '2026-11-18', at)
		expect((await stopsOf(store)).map(({ day }) => day)).toEqual(count === 1 ? ['2026-11-18'] : [])
	})

	test('gets no delivery if no day was requested', async () => {
		const { store } = await accept({ delivery_day: '' })
		expect(await stopsOf(store)).toEqual([])
	})
})
