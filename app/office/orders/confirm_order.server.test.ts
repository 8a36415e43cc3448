import { expect, onTestFinished, test } from 'vitest'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { holidays } from '#app/company/holidays.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { formatDay } from '#app/pickup/schedule/format_day.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { anonymizeLead } from '../requests/forget_lead.server.ts'
import { areaOf } from './area_of.server.ts'
import { type Confirmation, confirmOrder } from './confirm_order.server.ts'
import { orderContent } from './order_content.server.ts'
import { orderDays } from './order_schedule.server.ts'

const answers = ({ db }: FreshStore) =>
	db.selectFrom('outbox').select(['to_address', 'subject', 'body']).where('kind', '=', 'answer').execute()
const history = ({ db }: FreshStore) =>
	db
		.selectFrom('lead_events')
		.select(['kind', 'from_value', 'to_value', 'staff_name'])
		.orderBy('kind')
		.orderBy('id')
		.execute()

describeEachStore('an order that the office confirms', (fresh) => {
	const open = async () => {
		const store = await fresh({ seed: true })
		const content = await openContentHub(store, recordedLog().log)
		onTestFinished(() => content.close())
		let wakes = 0
		const services = {
			store,
			content,
			publicUrl: 'https://hauler.example',
			wakeMail: () => void (wakes += 1),
		}
		const staff = await createStaff(store, 'office', 'Kit')
		const lead = await sendLead(store, 'order', { area_slug: 'windsor-lake' })
		return { store, services, staff, lead, wakes: () => wakes }
	}
	/** The second day from the wished week on, on which the truck comes for the order. */
	const openOrder = async () => {
		const opened = await open()
		const { suggested } = (await orderContent(opened.services, opened.lead.leadId, new Date())) ?? {}
		const area = areaOf(opened.services.content.current, 'windsor-lake')
		if (!area || !suggested) throw new Error('There is nothing to confirm.')
		const days = orderDays(area, { service: 'trash' }, suggested.firstPickup, opened.services.content.current)
		const [, firstPickup = ''] = days
		return { ...opened, firstPickup, confirmation: { ...suggested, cartNumber: '4711', firstPickup } }
	}
	const first = { corrects: null, decided: new Set<string>() }

	test('SD-06 is won, and its customer gets cart, day, price and calendar by mail; once, however often it is pressed', async () => {
		const { store, services, staff, lead, wakes, confirmation, firstPickup } = await openOrder()
		const confirm = () => confirmOrder(services, staff, lead.leadId, confirmation, first, new Date())
		const results = await Promise.all([confirm(), confirm(), confirm()])
		expect(results).toEqual([{ ok: true }, { ok: true }, { ok: true }])
		expect(wakes()).toBeGreaterThan(0)
		const [mail, ...others] = await answers(store)
		expect(others).toEqual([])
		expect(mail).toMatchObject({
			to_address: 'june@example.com',
			subject: `Your order is confirmed (${lead.reference})`,
		})
		for (const line of [
			'Cart number: 4711\n',
			`First pickup: ${formatDay(firstPickup)}. Please put it out by 7:00 AM that day.`,
			'Price: $43 a month, as you saw it when you ordered.',
			'https://hauler.example/calendar/windsor-lake.ics',
			'https://hauler.example/pickup-day/windsor-lake',
			'https://hauler.example/service-request',
		])
			expect(mail?.body).toContain(line)
		expect(await history(store)).toEqual([
			{ kind: 'confirm', from_value: null, to_value: firstPickup, staff_name: 'Kit' },
			{ kind: 'status', from_value: 'new', to_value: 'won', staff_name: 'Kit' },
		])
		const work = await store.db.selectFrom('lead_work').selectAll().executeTakeFirstOrThrow()
		expect(work).toMatchObject({ status: 'won', version: 2 })
		expect(work.first_answered_at).not.toBeNull()
		expect((await orderContent(services, lead.leadId, new Date()))?.confirmed).toBe(
			`Cart 4711, first pickup ${formatDay(firstPickup)}.`,
		)
		const other = await confirmOrder(
			services,
			staff,
			lead.leadId,
			{ ...confirmation, cartNumber: '12' },
			first,
			new Date(),
		)
		expect(other).toEqual({ ok: false, reason: 'confirmed' })
		expect(await answers(store)).toHaveLength(1)
	})

	test('SD-06 one that stands as won without a day can still be confirmed, and its status is not told twice', async () => {
		const { store, services, staff, lead, confirmation } = await openOrder()
		await store.db.updateTable('lead_work').set({ status: 'won' }).execute()
		expect(await confirmOrder(services, staff, lead.leadId, confirmation, first, new Date())).toEqual({
			ok: true,
		})
		expect((await history(store)).map(({ kind }) => kind)).toEqual(['confirm'])
		expect(await answers(store)).toHaveLength(1)
	})

	test('SD-06 an order without a mail address is confirmed too, and the office is told to call', async () => {
		const { store, services, staff, lead, confirmation } = await openOrder()
		await store.db.updateTable('lead_work').set({ email: '' }).execute()
		expect((await orderContent(services, lead.leadId, new Date()))?.isMailed).toBe(false)
		expect(await confirmOrder(services, staff, lead.leadId, confirmation, first, new Date())).toEqual({
			ok: true,
		})
		expect(await answers(store)).toEqual([])
	})

	test("SD-06 what is suggested is the area's first pickup in the wished week", async () => {
		const { services, lead, store } = await open()
		const { start_week } = await store.db
			.selectFrom('service_orders')
			.select('start_week')
			.executeTakeFirstOrThrow()
		const content = await orderContent(services, lead.leadId, new Date())
		expect(content?.suggested.areaSlug).toBe('windsor-lake')
		const { firstPickup: suggested = '' } = content?.suggested ?? {}
		expect(suggested >= start_week && suggested <= addDays(civilDay(start_week), 5).date).toBe(true)
		expect(content?.areas).toContainEqual({
			value: 'windsor-lake',
			label: 'Windsor, Windsor Lake and downtown, Wednesday',
		})
	})

	test('SD-06 forgetting takes the cart and the mail along, and there is nobody left to confirm it to', async () => {
		const { store, services, staff, lead, confirmation, firstPickup } = await openOrder()
		await confirmOrder(services, staff, lead.leadId, confirmation, first, new Date())
		await anonymizeLead(store, staff, lead, new Date())
		expect(await answers(store)).toEqual([])
		const order = await store.db.selectFrom('service_orders').selectAll().executeTakeFirstOrThrow()
		expect(order).toMatchObject({ cart_number: null, first_pickup: firstPickup, monthly_dollars: 43 })
		const again = await confirmOrder(services, staff, lead.leadId, confirmation, first, new Date())
		expect(again).toEqual({ ok: false, reason: 'removed' })
	})

	test('SD-06 a holiday, a Sunday and another area’s day are confirmed only when somebody decided that very day', async () => {
		const { store, services, staff, lead, confirmation } = await openOrder()
		const year = Number(confirmation.firstPickup.slice(0, 4)) + 1
		const thanksgiving = holidays.thanksgiving.dayIn(year).date
		const confirm = (changes: Partial<Confirmation>, ...decided: string[]) => {
			const said = { corrects: null, decided: new Set(decided) }
			return confirmOrder(services, staff, lead.leadId, { ...confirmation, ...changes }, said, new Date())
		}
		const asked = async (changes: Partial<Confirmation>) => {
			const result = await confirm(changes)
			if (result.ok || result.reason !== 'doubts') throw new Error(`It was not asked: ${result.ok}`)
			return result.doubts.map(({ message }) => message).join(' ')
		}
		expect(await asked({ firstPickup: thanksgiving })).toMatch(
			/is Thanksgiving Day, and no day for trash in Windsor Lake and downtown\. The next ones are \w+, /,
		)
		const sunday = addDays(civilDay(thanksgiving), 3).date
		expect(await asked({ firstPickup: sunday })).toContain('Sunday, ')
		expect(await asked({ firstPickup: sunday, areaSlug: null })).toContain(
			'is no day for trash in Windsor Lake',
		)
		expect(await asked({ areaSlug: 'fort-collins-old-town' })).toContain(
			'By the list of streets this address is in Windsor Lake and downtown, not in Old Town',
		)
		expect(await confirm({ firstPickup: thanksgiving }, `day ${sunday} windsor-lake`)).toMatchObject({
			reason: 'doubts',
		})
		expect(await answers(store)).toEqual([])
		expect(await confirm({ firstPickup: sunday }, `day ${sunday} windsor-lake`)).toEqual({ ok: true })
		const [event] = await store.db
			.selectFrom('lead_events')
			.selectAll()
			.where('kind', '=', 'confirm')
			.execute()
		expect(event).toMatchObject({ staff_name: 'Kit', note: expect.stringContaining('outside the schedule') })
	})

	test('SD-06 one cart number for two customers is asked about, for one customer it is not', async () => {
		const { store, services, staff, lead, confirmation } = await openOrder()
		await confirmOrder(
			services,
			staff,
			lead.leadId,
			{ ...confirmation, cartNumber: 'A-12' },
			first,
			new Date(),
		)
		const others = { name: 'Ada Park', email: 'ada@example.com', phone: '970 555 0177' }
		const other = await sendLead(store, 'order', { area_slug: 'windsor-lake', ...others })
		const again = await sendLead(store, 'order', { area_slug: 'windsor-lake', address: '514 Walnut St' })
		const confirm = (leadId: string, ...decided: string[]) =>
			confirmOrder(
				services,
				staff,
				leadId,
				{ ...confirmation, cartNumber: 'a-12' },
				{ corrects: null, decided: new Set(decided) },
				new Date(),
			)
		expect(await confirm(other.leadId)).toMatchObject({
			reason: 'doubts',
			doubts: [{ message: `Cart a-12 stands with June Alvarez's order ${lead.reference} already.` }],
		})
		expect(await confirm(again.leadId)).toEqual({ ok: true })
		expect(await confirm(other.leadId, 'cart a-12')).toEqual({ ok: true })
	})

	test('SD-06 what was confirmed is corrected and mailed again, once, and never over a colleague’s correction', async () => {
		const { store, services, staff, lead, confirmation, firstPickup } = await openOrder()
		await confirmOrder(services, staff, lead.leadId, confirmation, first, new Date())
		const earlier = (await orderContent(services, lead.leadId, new Date()))?.suggested
		expect(earlier).toEqual(confirmation)
		const correct = (cartNumber: string) =>
			confirmOrder(
				services,
				staff,
				lead.leadId,
				{ ...confirmation, cartNumber },
				{ corrects: confirmation, decided: new Set() },
				new Date(),
			)
		expect(await correct('4712')).toEqual({ ok: true })
		expect(await correct('4712')).toEqual({ ok: true })
		expect(await correct('4713')).toEqual({ ok: false, reason: 'confirmed' })
		const sent = await answers(store)
		expect(sent).toHaveLength(2)
		const correction = sent.find(({ subject }) => subject.startsWith('Correction: your order is confirmed'))
		expect(correction?.body).toContain('Cart number: 4712\n')
		expect(correction?.body).toContain('This mail counts instead of the one before')
		expect(await history(store)).toContainEqual({
			kind: 'confirm',
			from_value: firstPickup,
			to_value: firstPickup,
			staff_name: 'Kit',
		})
	})
})
