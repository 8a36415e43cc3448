import { expect, onTestFinished, test } from 'vitest'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { formatDay } from '#app/pickup/schedule/format_day.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { anonymizeLead } from '../inbox/forget_lead.server.ts'
import { saveLead } from '../inbox/save_lead.server.ts'
import { confirmOrder } from './confirm_order.server.ts'
import { orderContent } from './order_content.server.ts'

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
	const today = localTimeOf(new Date()).date
	const firstPickup = addDays(civilDay(today), 12).date
	const confirmation = { cartNumber: '4711', firstPickup, areaSlug: 'windsor-lake' }

	test('SD-06 is won, and its customer gets cart, day, price and calendar by mail; once, however often it is pressed', async () => {
		const { store, services, staff, lead, wakes } = await open()
		const confirm = () => confirmOrder(services, staff, lead.leadId, confirmation, new Date())
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
			new Date(),
		)
		expect(other).toEqual({ ok: false, reason: 'confirmed' })
		expect(await answers(store)).toHaveLength(1)
	})

	test('SD-06 one that was set to Won by hand can still be confirmed, and its status is not told twice', async () => {
		const { store, services, staff, lead } = await open()
		const won = { version: 1, was: { status: 'new' }, is: { status: 'won' }, note: '' } as const
		await saveLead(store, staff, lead, won, new Date())
		expect(await confirmOrder(services, staff, lead.leadId, confirmation, new Date())).toEqual({ ok: true })
		expect((await history(store)).map(({ kind }) => kind)).toEqual(['confirm', 'status'])
		expect(await answers(store)).toHaveLength(1)
	})

	test('SD-06 an order without a mail address is confirmed too, and the office is told to call', async () => {
		const { store, services, staff, lead } = await open()
		await store.db.updateTable('lead_work').set({ email: '' }).execute()
		expect((await orderContent(services, lead.leadId, new Date()))?.isMailed).toBe(false)
		expect(await confirmOrder(services, staff, lead.leadId, confirmation, new Date())).toEqual({ ok: true })
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
		const { store, services, staff, lead } = await open()
		await confirmOrder(services, staff, lead.leadId, confirmation, new Date())
		await anonymizeLead(store, staff, lead, new Date())
		expect(await answers(store)).toEqual([])
		const order = await store.db.selectFrom('service_orders').selectAll().executeTakeFirstOrThrow()
		expect(order).toMatchObject({ cart_number: null, first_pickup: firstPickup, monthly_dollars: 43 })
		const again = await confirmOrder(services, staff, lead.leadId, confirmation, new Date())
		expect(again).toEqual({ ok: false, reason: 'removed' })
	})
})
