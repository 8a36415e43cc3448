import { rowsIn } from '#app/content/listing.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import type { ContentType } from '#app/content/content_type.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { pickupAreas } from '#app/content/types/pickup_areas.ts'
import { residentialTowns } from '#app/content/types/residential_towns.ts'
import { areaContent } from '#app/pickup/area/area_content.server.ts'
import { feedOf } from '#app/pickup/feeds/feed.server.ts'
import { writeReminders } from '#app/pickup/reminders/write_reminders.server.ts'
import { townContent } from '#app/residential/town/town_content.server.ts'
import { yearContent } from '#app/pickup/year/year_content.server.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { factForm } from '#test/fact_form.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'
import { planRow } from '../kernel/plans/plan_row.server.ts'
import { snapshotOn } from '../kernel/plans/snapshot_on.server.ts'
import { comingAreas } from '../areas/coming_areas.server.ts'
import { weekBoard } from '../pickup_week/week_board.server.ts'
import { applyDue } from './apply_due.server.ts'
import { withdrawPlan } from './settle_plan.server.ts'

const planner = { staff: ann, now: new Date('2026-12-02T17:00:00.000Z') }
const counts = { subscribers: new Map(), ranges: new Map() }

async function openOffice(store: FreshStore) {
	// The same rhythm everywhere, so that only planned changes show.
	await store.db.updateTable('pickup_areas').set({ recycling: 'weekly', has_lawn: false }).execute()
	const desk = await openContentServices(store)
	await store.db.updateTable('staff').set({ role: 'owner' }).execute()
	const services = { ...desk.services, publicUrl: 'https://hauler.example', wake: () => undefined }
	const plan = async (type: ContentType, id: string, typed: Record<string, string>, from: string) =>
		expect(await planRow(services, await desk.form(type, id, typed), from, planner)).toMatchObject({
			ok: true,
		})
	return {
		...desk,
		services,
		plan,
		planFact: async (typed: Record<string, string>, from: string) =>
			expect(await planRow(services, await factForm(desk, typed), from, planner)).toMatchObject({ ok: true }),
		area: (slug: string) => areaIn(services.content.current, slug),
	}
}

function areaIn({ pickupAreas: areas }: Snapshot, slug: string) {
	const area = rowsIn(areas).find((one) => one.slug === slug)
	if (!area) throw new Error(`No area ${slug}`)
	return area
}

/** The days (`YYYY-MM-DD`) of a stream on page, calendar, year sheet and the office's week, from December 28 to January 17. */
function told(snapshot: Snapshot, slug: string, stream: 'trash' | 'recycling' | 'lawn') {
	const area = areaIn(snapshot, slug)
	const now = new Date('2026-12-02T19:00:00.000Z')
	const inTime = (days: string[]) => days.filter((day) => '2026-12-28' <= day && day <= '2027-01-17')
	const feed = { format: 'json', streams: [stream], now, publicUrl: '' } as const
	const { pickups } = JSON.parse(feedOf(area, snapshot, feed)) as { pickups: { date: string }[] }
	const sheet = yearContent(area, snapshot, now).months.flatMap(({ weeks }) => weeks.flat())
	const board = ['2026-12-28', '2027-01-04', '2027-01-11'].flatMap((monday) =>
		weekBoard(snapshot, monday, monday, counts).days.flatMap(({ date, pickups: lines }) =>
			lines.some((line) => line.area.id === area.id && line.streams.join().toLowerCase().includes(stream))
				? [date]
				: [],
		),
	)
	const all = {
		page: areaContent(area, snapshot, now).days.flatMap((day) =>
			day.streams.includes(stream) ? [day.date] : [],
		),
		calendar: pickups.map(({ date }) => date),
		year: sheet.flatMap((day) => (day?.streams.includes(stream) ? [day.date] : [])),
		board,
	}
	return Object.fromEntries(Object.entries(all).map(([where, days]) => [where, inTime(days)]))
}

const everywhere = (...days: string[]) => ({ page: days, calendar: days, year: days, board: days })
/** Of Windsor Lake, whose day is Wednesday. */
const wednesdays = ['2026-12-30', '2027-01-06', '2027-01-13']

describeEachStore('planned changes and coming pickups', (fresh) => {
	test('PD-53 SD-150 a planned contract ends our trash pickups everywhere from its day on, for its area or its whole town', async () => {
		const desk = await openOffice(await fresh({ seed: true }))
		const { store } = desk.services
		const before = desk.services.content.current
		expect(told(before, 'windsor-lake', 'trash')).toEqual(everywhere(...wednesdays))
		const lake = await areaId(store, 'windsor-lake')
		await desk.plan(pickupAreas, lake, { contracted_to: 'Ram Waste' }, '2027-01-04')
		const { id: wellington } = await store.db
			.selectFrom('residential_towns')
			.select('id')
			.where('slug', '=', 'wellington')
			.executeTakeFirstOrThrow()
		await desk.plan(residentialTowns, wellington, { contracted_to: 'City Haul' }, '2027-01-11')
		const planned = desk.services.content.current
		expect(told(planned, 'windsor-lake', 'trash')).toEqual(everywhere('2026-12-30'))
		expect(told(planned, 'windsor-lake', 'recycling')).toEqual(everywhere(...wednesdays))
		expect(told(planned, 'wellington', 'trash')).toEqual(everywhere('2026-12-28', '2027-01-04'))
		expect(told(planned, 'greeley-west', 'trash')).toEqual(told(before, 'greeley-west', 'trash'))
		const said = (slug: string, day: string) =>
			areaContent(areaIn(planned, slug), planned, new Date(day)).contracted
		expect(said('windsor-lake', '2026-11-01T19:00:00.000Z'), 'too early').toBeNull()
		expect(said('windsor-lake', '2026-12-02T19:00:00.000Z')).toBe(
			'From January 4, 2027 on, Ram Waste picks up the trash here: the city has contracted it to them.',
		)
		expect(said('wellington', '2026-12-02T19:00:00.000Z')).toMatch(/^From January 11, 2027 on, City Haul/)
		expect(said('greeley-west', '2026-12-02T19:00:00.000Z')).toBeNull()
		const town = (slug: string, day: string) => {
			const { residentialTowns: towns } = planned
			const row = rowsIn(towns).find((one) => one.slug === slug)
			return row && townContent(row, planned, new Date(day)).contracted
		}
		expect(town('wellington', '2026-12-02T19:00:00.000Z')).toMatch(/^From January 11, 2027 on, City Haul/)
		expect(town('wellington', '2026-11-01T19:00:00.000Z'), 'too early').toBeNull()
		expect(town('windsor', '2026-12-02T19:00:00.000Z'), 'one of its areas alone').toBeNull()
		const year = yearContent(areaIn(planned, 'windsor-lake'), planned, new Date('2026-11-01T19:00:00.000Z'))
		expect(year.contracted).toMatch(/^From January 4, 2027 on, Ram Waste/)
		// The office sees it once, as a plan, and not as a coming change of the area's own rules.
		expect(await comingAreas(store.db, '2026-12-02', sampleFacts)).toEqual([])

		// What was announced stays the same on the day before and on the day itself.
		const [first] = await store.db.selectFrom('planned_changes').selectAll().orderBy('starts_on').execute()
		expect(
			await snapshotOn(desk.services, '2027-01-05').then((then) => told(then, 'wellington', 'trash')),
		).toEqual(everywhere('2026-12-28', '2027-01-04'))
		const owner = { staff: { ...ann, email: 'ann@office.example', role: 'owner' as const }, now: planner.now }
		await withdrawPlan(desk.services, first?.id ?? '', owner)
		expect(told(desk.services.content.current, 'windsor-lake', 'trash'), 'taken back').toEqual(
			everywhere(...wednesdays),
		)
	})

	test('PD-53 SD-150 the planned end of a contract brings back our pickups from its day on', async () => {
		const store = await fresh({ seed: true })
		const lake = await areaId(store, 'windsor-lake')
		await store.db
			.updateTable('pickup_areas')
			.set({ contracted_to: 'Ram Waste' })
			.where('id', '=', lake)
			.execute()
		const desk = await openOffice(store)
		expect(told(desk.services.content.current, 'windsor-lake', 'trash')).toEqual(everywhere())
		await desk.plan(pickupAreas, lake, { contracted_to: '' }, '2027-01-04')
		expect(told(desk.services.content.current, 'windsor-lake', 'trash')).toEqual(
			everywhere('2027-01-06', '2027-01-13'),
		)
		await applyDue(desk.services, new Date('2027-01-04T07:00:00.000Z'))
		expect(desk.area('windsor-lake').contracted_to).toBeNull()
	})

	test('PD-53 SD-150 a planned end of a service, change of the season or removal of an area changes the pickups from its day on', async () => {
		const desk = await openOffice(await fresh({ seed: true }))
		const { store } = desk.services
		await store.db.updateTable('pickup_areas').set({ has_lawn: true }).execute()
		await desk.services.content.reload()
		await desk.planFact({ 'lawnSeason.from': 'January 1' }, '2026-12-10')
		const now = () => desk.services.content.current
		expect(told(now(), 'windsor-lake', 'lawn'), 'a season that begins earlier').toEqual(
			everywhere('2027-01-06', '2027-01-13'),
		)
		await desk.planFact({ 'services.lawn': 'false' }, '2027-01-11')
		expect(told(now(), 'windsor-lake', 'lawn')).toEqual(everywhere('2027-01-06'))
		for (const stream of ['trash', 'recycling'] as const)
			expect(told(now(), 'windsor-lake', stream), stream).toEqual(everywhere(...wednesdays))
		const lake = await areaId(store, 'windsor-lake')
		await desk.plan(pickupAreas, lake, { is_active: '' }, '2027-01-04')
		expect(told(now(), 'windsor-lake', 'trash')).toEqual(everywhere('2026-12-30'))
		expect(told(now(), 'windsor-raindance', 'trash').page).toHaveLength(3)
	})

	test('SD-150 a plan from which no content can be composed is left out, while other plans and current content are kept', async () => {
		const store = await fresh({ seed: true })
		const desk = await openOffice(store)
		const lake = await areaId(store, 'windsor-lake')
		await desk.plan(pickupAreas, lake, { contracted_to: 'Ram Waste' }, '2027-01-04')
		const [whole] = await store.db.selectFrom('planned_changes').selectAll().execute()
		if (!whole) throw new Error('Nothing is planned')
		// Written directly, because no form of this version can plan it.
		const town = { content_table: 'residential_towns', row_id: 'residential-windsor', field: 'places' }
		const { places } = await store.db
			.selectFrom('residential_towns')
			.select('places')
			.where('id', '=', town.row_id)
			.executeTakeFirstOrThrow()
		const wrong = { ...whole, ...town, id: 'wrong', base: JSON.stringify(places), value: 'null' }
		await store.db
			.insertInto('planned_changes')
			.values({ ...wrong, starts_on: '2027-02-01' })
			.execute()
		await store.db.updateTable('cart_sizes').set({ suits: 'everybody' }).execute()
		const now = await desk.services.content.reload()
		expect(now.planned).toMatchObject({ ok: true, rows: [{ from: '2027-01-04' }] })
		expect(now.cartSizes.ok && now.cartSizes.rows.map(({ suits }) => suits)).toContain('everybody')
		expect(told(now, 'windsor-lake', 'trash')).toEqual(everywhere('2026-12-30'))
		expect(desk.lines.map(({ message }) => message)).toContain('a day that is planned cannot be composed')
	})

	test('PD-20 SD-150 a reminder on the evening before follows the plans of the day itself: its contract and its set-out hour', async () => {
		const desk = await openOffice(await fresh({ seed: true }))
		const { store } = desk.services
		const lake = await areaId(store, 'windsor-lake')
		const other = await areaId(store, 'windsor-raindance')
		await insertSubscriptions(store, 1, { area_id: lake })
		await insertSubscriptions(store, 1, { area_id: lake, wants_recycling: false })
		await insertSubscriptions(store, 1, { area_id: other })
		await desk.plan(pickupAreas, lake, { contracted_to: 'Ram Waste', set_out_hour: '5' }, '2027-01-06')
		const mails = async (at: string) => {
			await writeReminders(desk.services, new Date(at))
			const rows = await store.db.selectFrom('outbox').select(['subject', 'body']).execute()
			await store.db.deleteFrom('outbox').execute()
			return rows.map(({ subject, body }) => [subject, /by (\d+:\d+ [AP]M)/.exec(body ?? '')?.[1]]).toSorted()
		}
		// Tuesday evenings at the company.
		expect(await mails('2026-12-30T02:00:00.000Z')).toEqual([
			['Trash and recycling: tomorrow, Wednesday, December 30', '7:00 AM'],
			['Trash: tomorrow, Wednesday, December 30', '7:00 AM'],
		])
		expect(await mails('2027-01-06T02:00:00.000Z')).toEqual([
			['Recycling: tomorrow, Wednesday, January 6', '5:00 AM'],
		])
		const page = (day: string) =>
			areaContent(desk.area('windsor-lake'), desk.services.content.current, new Date(day))
		expect(page('2026-12-30T19:00:00.000Z').setOut, 'of the next pickup').toBe('7:00 AM')
		expect(page('2026-12-31T19:00:00.000Z').setOut).toBe('5:00 AM')
		const hourSaid = (slug: string, day: string) => {
			const [snapshot, time] = [desk.services.content.current, new Date(day)]
			const feed = {
				format: 'ics',
				streams: ['recycling'],
				now: time,
				publicUrl: 'https://hauler.example',
			} as const
			const calendar = feedOf(desk.area(slug), snapshot, feed).replaceAll(/\r\n |\\/g, '')
			const { setOut } = yearContent(desk.area(slug), snapshot, time)
			expect(calendar).toContain(`set carts at the curb by ${setOut}.`)
			return setOut
		}
		expect(hourSaid('windsor-lake', '2026-12-30T19:00:00.000Z')).toBe('7:00 AM, from January 6 on by 5:00 AM')
		expect(hourSaid('windsor-lake', '2026-12-31T19:00:00.000Z')).toBe('5:00 AM')
		expect(hourSaid('windsor-raindance', '2026-12-31T19:00:00.000Z')).toBe('7:00 AM')
		await desk.plan(pickupAreas, other, { set_out_hour: '6' }, '2027-01-06')
		await desk.plan(pickupAreas, other, { set_out_hour: '4' }, '2027-02-03')
		expect(hourSaid('windsor-raindance', '2026-12-30T19:00:00.000Z')).toBe(
			'7:00 AM, from January 6 on by 6:00 AM, from February 3 on by 4:00 AM',
		)
	})
})
