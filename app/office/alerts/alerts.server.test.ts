import { expect, test } from 'vitest'
import { rowsIn } from '#app/content/listing.ts'
import { areaType } from '../areas/area_type.server.ts'
import { serviceAlertRow, stopRow } from '#test/rows.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { formData } from '#test/form_data.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { addWindsor } from '#test/second_towns.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { readHistory } from '../content/history.server.ts'
import { revertChange } from '../content/revert_change.server.ts'
import type { Submission } from '../kernel/screens/commands.server.ts'
import { alertCommands } from './alert_commands.server.ts'
import { pickupsBetween } from '#app/pickup/schedule/pickups.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import { stopsOn } from '../stops/read_stops.server.ts'
import { areaContent } from '#app/pickup/area/area_content.server.ts'
import { weekBoard } from '../pickup_week/week_board.server.ts'
import { daysOffErrors } from './check_current_alerts.server.ts'
import { alertPlaces, listAlerts } from './list_alerts.server.ts'

// Sunday morning at the company, before the week of Thanksgiving (Thursday, November 26).
const now = new Date('2026-11-22T16:00:00.000Z')
const snow = {
	kind: 'delay',
	delay_days: '1',
	starts_on: '2026-11-25',
	reach: 'towns',
	town_slugs: 'windsor',
	message: 'Snow:  trucks are\na day behind.',
}

async function openDesk(store: FreshStore) {
	const desk = await openContentServices(store)
	const send = (command: keyof typeof alertCommands, values: Record<string, string> = {}, at = now) => {
		const form = formData({ ...snow, ...values })
		const asked = { services: desk.services, form, staff: ann, now: at }
		return alertCommands[command](asked as unknown as Submission)
	}
	const preview = async (values: Record<string, string>, at = now) => {
		const outcome = await send('preview', values, at)
		if (!outcome.ok || !('shown' in outcome)) throw new Error(`Refused: ${JSON.stringify(outcome)}`)
		return outcome.shown
	}
	const refusal = async (values: Record<string, string>): Promise<readonly FieldError[]> => {
		const outcome = await send('post', values)
		if (outcome.ok) throw new Error(`Posted: ${JSON.stringify(values)}`)
		expect(outcome.status).toBe(422)
		return outcome.errors
	}
	const alerts = () =>
		store.db.selectFrom('service_alerts').selectAll().orderBy('posted_at').orderBy('id').execute()
	return { ...desk, send, preview, refusal, alerts }
}

describeStore('sqlite', 'PD-08 an alert', (fresh) => {
	test('previews the areas that it affects and how their pickups move, before anything is published', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const { preview } = await desk.preview({ delay_days: '2' })
		expect(preview).toEqual({
			areas: [
				{
					name: 'Windsor Lake and downtown',
					changes: ['Wednesday, November 25 comes on Friday, November 27'],
				},
			],
			untouched: ['RainDance and Water Valley'],
			subscribers: 0,
			stops: { moved: null, own: null },
		})
		expect(await desk.alerts()).toEqual([])
	})

	test('FI-93 previews the stops that move with their pickups, and the stops on its days that do not move', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const [area_id, elsewhere] = [await areaId(store, 'windsor-lake'), await areaId(store, 'greeley-west')]
		const stops = [
			{ name: 'June Alvarez', kind: 'skip', follows_route: true, area_id },
			{ name: 'Pat Lindqvist', kind: 'repair', area_id },
			{ name: 'Ada Brook', kind: 'repair', area_id: elsewhere },
			{ name: 'Kit Moreno', kind: 'repair', area_id, state: 'done', done_at: now.toISOString() },
			{ name: 'Zelda Zimmer', kind: 'repair', area_id, day: '2026-11-24' },
			{ name: 'Otto Frank', kind: 'deliver-container', area_id: null, address: '77 Elm St, Windsor' },
			{ name: 'Wes Hill', kind: 'deliver-container', area_id: null, address: '5 Pine St, Wellington' },
		] as const
		await store.db
			.insertInto('stops')
			.values(stops.map((one) => stopRow({ day: '2026-11-25', ...one })))
			.execute()
		const told = {
			moved: '1 stop moves with its pickup: June Alvarez, Skip the pickup, from Wed, Nov 25 to Fri, Nov 27.',
			own: expect.stringMatching(
				/^2 stops have a day of their own and stay on it: (?=.*Pat Lindqvist, Repair a cart)(?=.*Otto Frank, Deliver a container)[^;]*;[^;]*$/,
			),
		}
		expect((await desk.preview({ delay_days: '2' })).preview.stops).toEqual(told)
		const canceled = (await desk.preview({ kind: 'cancelled' })).preview.stops
		expect(canceled).toEqual({
			...told,
			moved:
				'1 stop moves with its pickup: June Alvarez, Skip the pickup, whose pickup on Wed, Nov 25 is canceled.',
		})
		expect((await desk.preview({ kind: 'notice' })).preview.stops).toEqual({ moved: null, own: null })
	})

	test('FI-93 names no stop in a town of the same name in another state', async () => {
		const store = await fresh({ seed: true })
		await addWindsor(store)
		const desk = await openDesk(store)
		const stops = [
			{ name: 'Otto Frank', address: '77 Elm St, Windsor, CO 80550' },
			{ name: 'Wes Hill', address: '77 Elm St, Windsor, CA 95492' },
			{ name: 'Ida Moss', address: '5 Pine St, Windsor' },
		] as const
		await store.db
			.insertInto('stops')
			.values(
				stops.map((one) => stopRow({ day: '2026-11-25', kind: 'deliver-container', area_id: null, ...one })),
			)
			.execute()
		const { own } = (await desk.preview({ delay_days: '2' })).preview.stops
		expect(own).toContain('Otto Frank')
		expect(own).toContain('Ida Moss')
		expect(own).not.toContain('Wes Hill')
		const theirs = (await desk.preview({ delay_days: '2', town_slugs: 'windsor-ca' })).preview.stops.own
		expect(theirs).toContain('Wes Hill')
		expect(theirs).not.toContain('Otto Frank')
	})

	test('previews how many subscribers it would be mailed to', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const lake = { area_id: await areaId(store, 'windsor-lake') }
		await insertSubscriptions(store, 2, lake)
		await insertSubscriptions(store, 1, { ...lake, wants_alerts: false })
		await insertSubscriptions(store, 1, { area_id: await areaId(store, 'greeley-west') })
		// Not mailed: reminders of Thursdays, and of streams that don't come on this Wednesday.
		await insertSubscriptions(store, 3, { area_id: await areaId(store, 'windsor-raindance') })
		await insertSubscriptions(store, 1, { ...lake, wants_trash: false, wants_recycling: false })
		const { preview } = await desk.preview({ delay_days: '2' })
		expect(preview.subscribers).toBe(2)
	})

	test('is published, shown, and taken back, each with its history', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const { services } = desk
		const friday = { starts_on: '2026-11-20', ends_on: '2026-11-24', delay_days: '2' }
		expect(await desk.send('post', friday)).toMatchObject({ ok: true, to: '/admin/alerts?done=posted' })
		const [alert] = await desk.alerts()
		expect(alert).toMatchObject({
			kind: 'delay',
			delay_days: 2,
			town_slugs: ['windsor'],
			area_ids: [],
			message: 'Snow: trucks are a day behind.',
			posted_by: 'Ann',
			ended_at: null,
		})
		expect(services.content.current.serviceAlerts).toMatchObject({ ok: true, rows: [{ id: alert?.id }] })
		expect(listAlerts(services.content.current, now)).toMatchObject([
			{
				what: 'Pickups come 2 days later',
				when: 'Friday, November 20 to Tuesday, November 24',
				where: 'Windsor',
				by: 'Ann, November 22',
				isCurrent: true,
			},
		])
		// It ends with the last day in the company's time zone, six hours behind UTC.
		const lastMinute = new Date('2026-11-25T06:59:00.000Z')
		expect(listAlerts(services.content.current, lastMinute)?.[0]?.isCurrent).toBe(true)
		const over = new Date('2026-11-25T07:00:00.000Z')
		expect(listAlerts(services.content.current, over)?.[0]?.isCurrent).toBe(false)
		expect(await desk.send('end', { alert: alert?.id ?? '' }, over)).toMatchObject({ status: 409 })

		const later = new Date(now.getTime() + 60_000)
		expect(await desk.send('end', { alert: alert?.id ?? '' }, later)).toMatchObject({ ok: true })
		expect(await desk.alerts()).toMatchObject([{ ended_at: later.toISOString() }])
		expect(await desk.send('end', { alert: alert?.id ?? '' }, later)).toMatchObject({ status: 409 })
		expect(await desk.send('end', { alert: 'none' })).toMatchObject({ status: 404 })
		const { entries } = await readHistory(services, { table: 'service_alerts', row: null, cursor: null })
		expect(entries.map(({ action, title, canRevert }) => [action, title, canRevert])).toEqual([
			['save', 'Snow: trucks are a day behind.', false],
			['create', 'Snow: trucks are a day behind.', false],
		])
	})

	test('that is taken back midway keeps the moves of pickups scheduled before that day, and drops those from that day on', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const week = { starts_on: '2026-11-30', ends_on: '2026-12-04', reach: 'areas' }
		const ids = await Promise.all(
			['greeley-west', 'fort-collins-south', 'windsor-lake', 'wellington'].map((slug) => areaId(store, slug)),
		)
		const [monday = '', tuesday = '', wednesday = '', canceled = ''] = ids
		await desk.send('post', { ...week, area_ids: [monday, tuesday, wednesday].join('\n') })
		await desk.send('post', { ...week, kind: 'cancelled', area_ids: canceled, message: 'Closed.' })
		const stop = {
			follows_route: true,
			area_id: monday,
			state: 'done',
			done_at: '2026-12-01T18:00:00.000Z',
		} as const
		await store.db
			.insertInto('stops')
			.values(stopRow({ ...stop, day: '2026-11-30' }))
			.execute()
		const comes = () => {
			const { areas, rules } = stopSchedule(desk.services.content.current)
			return ids.map((id) => {
				const area = areas.get(id)
				return area && pickupsBetween(area, '2026-11-30', '2026-12-05', rules)[0]?.date
			})
		}
		const moved = ['2026-12-01', '2026-12-02', '2026-12-03', null]
		expect(comes()).toEqual(moved)
		const back = new Date('2026-12-02T16:00:00.000Z')
		for (const { id } of await desk.alerts())
			expect(await desk.send('end', { alert: id }, back)).toMatchObject({ ok: true })
		// Wednesday's pickup comes as usual, and Tuesday's as announced.
		expect(comes()).toEqual(['2026-12-01', '2026-12-02', '2026-12-02', null])
		const done = await stopsOn(store.db, '2026-12-01', stopSchedule(desk.services.content.current))
		expect(done).toHaveLength(1)
		const { preview } = await desk.preview({ ...week, starts_on: '2026-12-02', area_ids: tuesday }, back)
		expect(preview.areas).toMatchObject([
			{ changes: ['Wednesday, December 2 comes on Thursday, December 3'] },
		])
	})

	test('that is taken back on the day it was posted leaves every pickup on its scheduled day', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const wednesday = new Date('2026-12-02T16:00:00.000Z')
		await desk.send('post', { starts_on: '2026-11-30', ends_on: '2026-12-04', reach: 'all' }, wednesday)
		const [alert] = await desk.alerts()
		await desk.send('end', { alert: alert?.id ?? '' }, new Date('2026-12-02T17:00:00.000Z'))
		const { areas, rules } = stopSchedule(desk.services.content.current)
		const pickups = [...areas.values()].flatMap((area) =>
			pickupsBetween(area, '2026-11-30', '2026-12-05', rules),
		)
		expect(pickups.filter(({ scheduled, date }) => scheduled !== date)).toEqual([])
	})

	test('lists areas and towns that left the site as being off the site', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const { current } = desk.services.content
		const [shown, ...hidden] = rowsIn(current.pickupAreas)
		if (!shown) throw new Error('There is no area.')
		const of = { pickupAreas: { ok: true, rows: [shown] }, residentialTowns: { ok: true, rows: [] } } as const
		const area_ids = [shown, ...hidden].map(({ id }) => id)
		const toAreas = serviceAlertRow({ reach: 'areas', area_ids })
		expect(alertPlaces(toAreas, of)).toBe(`${shown.name}, an area that is off the site`)
		const toTowns = serviceAlertRow({ reach: 'towns', town_slugs: ['windsor', 'greeley'] })
		expect(alertPlaces(toTowns, of)).toBe('a town that is off the site')
	})

	test('can be taken back from the history, too', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		await desk.send('post', { kind: 'notice' })
		const all = { table: 'service_alerts', row: null, cursor: null }
		const [posted] = (await readHistory(desk.services, all)).entries
		expect(posted).toMatchObject({ tableLabel: 'Alerts', canRevert: true })
		const revert = () =>
			revertChange(
				desk.services as never,
				{ table: 'service_alerts', historyId: posted?.id ?? '', version: null },
				{ staff: { ...ann, role: 'owner' } as never, now },
			)
		expect(await revert()).toBeNull()
		expect(await desk.alerts()).toMatchObject([{ ended_at: now.toISOString() }])
		expect(await revert()).toMatchObject({ status: 409 })
	})

	test('counts days as an earlier alert moved them, on area page and week alike, and the earlier alert can be extended', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const { services } = desk
		const week = { starts_on: '2026-12-02', reach: 'all' }
		expect(await desk.send('post', week)).toMatchObject({ ok: true })
		const closed = { ...week, starts_on: '2026-12-03', kind: 'cancelled', message: 'The roads are closed.' }
		const { preview } = await desk.preview(closed)
		expect(preview.areas.find(({ name }) => name.startsWith('Windsor Lake'))).toEqual({
			name: 'Windsor Lake and downtown',
			changes: ['Thursday, December 3 is canceled'],
		})
		const [offer] = (await desk.preview({ ...week, starts_on: '2026-12-03' })).kept.extensions
		expect(offer).toMatchObject({ until: 'Thursday, December 3' })
		expect(offer?.changes).toContain(
			'Windsor Lake and downtown: Wednesday, December 2 comes on Thursday, December 3',
		)
		const longer = { ...week, starts_on: '2026-12-03', extend: offer?.id ?? '' }
		expect(await desk.send('extend', longer)).toMatchObject({ ok: true, to: '/admin/alerts?done=extended' })
		expect(await desk.alerts()).toMatchObject([{ starts_on: '2026-12-02', ends_on: '2026-12-03' }])
		const { entries } = await readHistory(services, { table: 'service_alerts', row: null, cursor: null })
		expect(entries.flatMap(({ changes }) => changes)).toContainEqual({
			label: 'Last day',
			before: '2026-12-02',
			after: '2026-12-03',
		})

		const thursdays = { ...closed, starts_on: '2026-12-04' }
		expect(await desk.send('post', thursdays)).toMatchObject({ ok: true })
		const rows = services.content.current.pickupAreas
		const thursday = rowsIn(rows).find(({ slug }) => slug === 'windsor-raindance')
		if (!thursday) throw new Error('No area')
		const page = areaContent(thursday, services.content.current, new Date('2026-12-02T19:00:00.000Z'))
		expect(page.next?.date, 'delayed onto the canceled Friday').toBe('2026-12-10')
		const board = weekBoard(services.content.current, '2026-11-30', '2026-12-02', {
			subscribers: new Map(),
			ranges: new Map(),
		})
		const line = board.days.flatMap(({ pickups }) => pickups).find(({ area }) => area.id === thursday.id)
		expect(line).toMatchObject({ isCanceled: true })
	})

	test('cannot be extended into the next week, because subscribers who were mailed would not learn of the second pickup', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const week = { starts_on: '2026-12-02', ends_on: '2026-12-08', reach: 'all' }
		expect(await desk.send('post', week)).toMatchObject({ ok: true })
		const following = { ...week, starts_on: '2026-12-09', ends_on: '2026-12-10' }
		expect((await desk.preview(following)).kept.extensions).toEqual([])
	})

	test('distinguishes two areas that share a name, as the site does', async () => {
		const store = await fresh({ seed: true })
		await store.db
			.updateTable('pickup_areas')
			.set({ name: 'East', weekday: 'Wednesday' })
			.where('slug', 'in', ['windsor-lake', 'greeley-east'])
			.execute()
		const desk = await openDesk(store)
		const { preview } = await desk.preview({ reach: 'all', delay_days: '2' })
		const names = preview.areas.map(({ name }) => name).filter((name) => name.startsWith('East'))
		expect(names).toEqual(['East (Greeley)', 'East (Windsor)'])
	})

	test('stays on the list until the pickups that it moved have come', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		expect(await desk.send('post', { starts_on: '2026-12-02' })).toMatchObject({ ok: true })
		const at = (time: string) => listAlerts(desk.services.content.current, new Date(time))?.[0]
		expect(at('2026-12-03T19:00:00.000Z')).toMatchObject({ isCurrent: true, canEnd: false })
		expect(at('2026-12-04T19:00:00.000Z')).toMatchObject({ isCurrent: false })
	})

	test('prevents closing a day onto which it delays a pickup', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		expect(await desk.send('post', { starts_on: '2026-12-02' })).toMatchObject({ ok: true })
		const closed = (date: string) =>
			daysOffErrors(
				desk.services,
				{ 'hours.closedDays': [{ date, name: 'Inventory', pickups: 'moved' }] },
				now,
			)
		expect(await closed('2026-12-04')).toEqual([])
		expect(await closed('2026-12-03')).toMatchObject([
			{
				field: 'hours.closedDays',
				message: expect.stringMatching(
					/^The alert “Snow: trucks are a day behind.” delays the pickup of Wednesday, December 2/,
				),
			},
		])
	})

	test('is refused with a sentence that says why', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const cases: [typed: Record<string, string>, field: string, sentence: unknown][] = [
			[{ kind: '' }, 'kind', 'What happens is missing.'],
			[{ delay_days: '9' }, 'delay_days', 'Days later is a whole number from 1 to 5.'],
			[{ delay_days: '' }, 'delay_days', 'Please say by how many days, from 1 to 5.'],
			[{ starts_on: '2026-02-30' }, 'starts_on', 'First day is a day such as 2027-01-31.'],
			[{ reach: 'areas' }, 'reach', 'Please choose at least one area.'],
			[{ message: ' ' }, 'message', 'What neighbors read is missing.'],
			[{ message: 'x'.repeat(281) }, 'message', 'What neighbors read is longer than 280 characters.'],
			[{ ends_on: '2026-11-24' }, 'ends_on', 'The last day is before the first one.'],
			[{ starts_on: '2026-11-20', ends_on: '2026-11-21' }, 'ends_on', 'That would be over already.'],
			[{ ends_on: '2027-11-25' }, 'ends_on', expect.stringMatching(/^An alert is for 31 days at most/)],
			[{ starts_on: '2028-11-25' }, 'starts_on', 'That is more than a year ahead.'],
			[{ town_slugs: 'atlantis' }, 'reach', expect.stringMatching(/^Nobody would be reached/)],
			[
				{ starts_on: '2026-11-18', ends_on: '2026-12-02', delay_days: '4' },
				'delay_days',
				'This would move the pickup of Thursday, November 19 in RainDance and Water Valley and 1 more out of its week (Saturday is the last day). Please delay it by another number of days, or cancel it.',
			],
			[
				// Christmas 2026 is a Friday.
				{ starts_on: '2026-12-24' },
				'delay_days',
				'This would move the pickup of Thursday, December 24 in RainDance and Water Valley onto a holiday. Please delay it by another number of days, or cancel it.',
			],
		]
		for (const [typed, field, sentence] of cases) {
			const [error] = await desk.refusal(typed)
			expect(error, JSON.stringify(typed)).toEqual({
				field,
				message: sentence,
			})
		}
		expect(await desk.alerts()).toEqual([])

		expect(await desk.send('post', { delay_days: '2' })).toMatchObject({ ok: true })
		expect((await desk.refusal({ reach: 'all', kind: 'cancelled' }))[0]).toMatchObject({
			field: 'starts_on',
			message: expect.stringMatching(/^“Snow: trucks are a day behind.” is about some of the same pickups/),
		})
		expect(await desk.send('post', { town_slugs: 'greeley' }), 'elsewhere').toMatchObject({ ok: true })
		expect(await desk.send('post', { kind: 'notice' }), 'only words').toMatchObject({ ok: true })
		expect((await desk.refusal({ kind: 'notice' }))[0], 'twice').toMatchObject({ field: 'starts_on' })
	})

	test('prevents changing an area’s pickup day if the alert would then delay a pickup out of its week', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const far = { starts_on: '2099-06-01', ends_on: '2099-06-07', delay_days: '3' }
		await desk.services.store.db
			.insertInto('service_alerts')
			.values(serviceAlertRow({ ...far, delay_days: 3, kind: 'delay', message: 'Flood.' }))
			.execute()
		const save = async (weekday: string) =>
			saveRow(desk.services, await desk.form(areaType, 'pickup-area-wellington', { weekday }), {
				staff: ann,
				now,
			})
		expect(await save('Thursday')).toMatchObject({
			errors: [
				{ field: 'weekday', message: expect.stringMatching(/^Pickup day: the alert “Flood.” delays/) },
			],
		})
		expect(await save('Wednesday')).toMatchObject({ ok: true })
	})
})
