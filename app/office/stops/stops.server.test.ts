import { text } from 'node:stream/consumers'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { storeDraft } from '../kernel/rows/drafts.server.ts'
import { erasePerson } from '../people/erase_person.server.ts'
import { anonymizeLead, deleteLead } from '../requests/forget_lead.server.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { formData } from '#test/form_data.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { sendFrom } from '#test/people.ts'
import { serviceAlertRow, stopRow } from '#test/rows.ts'
import { describeEachStore, describeStore, type FreshStore } from '#test/stores.ts'
import { areaId } from '#test/subscriptions.ts'
import { recordedLog } from '#test/recorded_log.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { revertRow } from '../kernel/rows/revert_row.server.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { formContent } from '../kernel/screens/form_content.server.ts'
import { saveArea } from '../areas/save_area.server.ts'
import { areaType } from '../areas/area_type.server.ts'
import { rowVersion } from '../kernel/fields/row_version.server.ts'
import type { Submission } from '../kernel/screens/commands.server.ts'
import { dayPage } from './day_page.server.ts'
import { exportStops } from './export_stops.server.ts'
import { stopsOn } from './read_stops.server.ts'
import { saveStop } from './save_stop.server.ts'
import { stopCommands } from './stop_commands.server.ts'
import { stopType } from './stop_type.server.ts'
import { stopsToday } from '../today/stops_today.server.ts'
import { readWorkAndStops } from '../requests/work_and_stops.server.ts'
import { containerCount } from '#app/stops/containers.server.ts'
import { suggestStop } from '#app/stops/suggest_stop.server.ts'

// Monday morning in the company's time zone, in the week of Thanksgiving (Thursday, November 26).
const now = new Date('2026-11-23T16:00:00.000Z')
const repair = {
	kind: 'repair',
	day: '2026-11-24',
	name: 'June Alvarez',
	phone: '(970) 555-0142',
	address: '9 Zebra Ln, Nowhere',
	notes: 'Gate code 4711',
}

/** Includes a week in the price of a 20-yard container. */
async function includeAWeek({ db }: FreshStore, desk: Awaited<ReturnType<typeof openDesk>>): Promise<void> {
	await db.updateTable('rolloff_sizes').set({ included_days: 7 }).where('cubic_yards', '=', 20).execute()
	await desk.services.content.reload()
}

async function openDesk(store: FreshStore) {
	const desk = await openContentServices(store)
	const { services } = desk
	const stop = (id: string) =>
		store.db.selectFrom('stops').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
	const save = async (values: FormValues, id: string = randomUUID(), staff = ann, seen = '') => {
		const before = await store.db.selectFrom('stops').selectAll().where('id', '=', id).executeTakeFirst()
		const version = before ? rowVersion(stopType, { ...before }) : null
		const form = { description: stopType, id, version, values: { state: 'planned', ...values } }
		const saved = await saveStop(services, form, { seen }, { staff, now })
		if (saved.ok && !('id' in saved)) throw new Error('Nothing of a stop is planned.')
		return saved
	}
	const plan = async (values: FormValues = {}) => {
		const saved = await save({ ...repair, ...values })
		if (!saved.ok) throw new Error(`Not planned: ${JSON.stringify(saved)}`)
		return stop(saved.id)
	}
	const press = (
		command: keyof typeof stopCommands,
		fields: Record<string, string>,
		staff = ann,
		at = now,
	) => {
		const form = formData(fields)
		const url = new URL('http://hauler.example/admin/stops')
		return stopCommands[command]({ services, form, staff, now: at, url } as unknown as Submission)
	}
	const errors = async (values: FormValues) => {
		const saved = await save({ ...repair, ...values })
		if (saved.ok || saved.reason !== 'invalid') throw new Error(`Not refused: ${JSON.stringify(saved)}`)
		return saved.errors.map(({ message }) => message).join(' ')
	}
	return { ...desk, stop, save, plan, press, errors }
}

describeEachStore('FI-90 a stop', (fresh) => {
	test('is marked once: if two people mark it at the same moment, the second is told what the first set', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const { id } = await desk.plan()
		const marked = await Promise.all([
			desk.press('done', { stop: id, was: 'planned', cart_number: '96-10234' }, ann),
			desk.press('not-done', { stop: id, was: 'planned', reason: 'Gate locked' }, ben),
		])
		expect(marked.filter(({ ok }) => ok)).toHaveLength(1)
		const refusal = marked.find(({ ok }) => !ok)
		const stop = await desk.stop(id)
		expect(refusal).toMatchObject({
			status: 409,
			message: expect.stringMatching(/^(Ann set it to “Done”|Ben set it to “Not done”) meanwhile/),
		})
		expect(stop.done_by).toBe(stop.state === 'done' ? 'Ann' : 'Ben')
		expect(stop.done_at).toBe(now.toISOString())
	})

	test('keeps its pickup area as an option in its form, by name, after the area leaves the site', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const area_id = await areaId(store, 'windsor-lake')
		const { id } = await desk.plan({ area_id })
		const hidden = await desk.form(areaType, area_id, { is_active: '' })
		expect(await saveRow(desk.services, hidden, { staff: ann, now })).toMatchObject({ ok: true })
		const form = await formContent(desk.services, stopType, id, { draftId: null, now })
		const chosen = form?.fields.find(({ name }) => name === 'area_id')?.options
		expect(chosen?.filter(({ value }) => value === area_id)).toEqual([
			{ value: area_id, label: 'Windsor Lake and downtown' },
		])
		expect(await formContent(desk.services, stopType, undefined, { draftId: null, now })).not.toMatchObject({
			fields: expect.arrayContaining([
				expect.objectContaining({ options: expect.arrayContaining([chosen?.at(-1)]) }),
			]),
		})
	})

	test('is anonymized with its request, also in its history, and what is counted stays', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const staff = await createStaff(store, 'owner')
		const [lead, other] = [await sendLead(store, 'service-request'), await sendLead(store, 'service-request')]
		const ids = await Promise.all(
			[lead, other].map(async (one) => {
				const { id } = await desk.plan()
				await store.db
					.updateTable('stops')
					.set({ form: one.form, lead_id: one.leadId })
					.where('id', '=', id)
					.execute()
				await desk.press('not-done', { stop: id, was: 'planned', reason: 'June was away' })
				return id
			}),
		)
		const kept = await desk.plan({
			name: 'Somebody else',
			phone: '',
			notes: '',
			address: '1 Elm St, Nowhere',
		})
		await anonymizeLead(store, staff, lead, now)
		await deleteLead(store, staff, other, now)
		const told = JSON.stringify([
			await store.db.selectFrom('stops').selectAll().where('id', 'in', ids).execute(),
			await store.db.selectFrom('content_history').selectAll().where('row_id', 'in', ids).execute(),
		])
		expect(told).not.toMatch(/june|alvarez|zebra|code 4711|555-0142/i)
		expect(await desk.stop(ids[0] ?? '')).toMatchObject({
			kind: 'repair',
			day: '2026-11-24',
			state: 'taken-back',
		})
		expect(await desk.stop(kept.id)).toEqual(kept)
		// The history of other tables is not rewritten.
		const history = store.db.updateTable('content_history').set({ before_row: null })
		await expect(history.where('content_table', '!=', 'stops').execute()).resolves.toBeDefined()
		await expect(history.set({ staff_name: 'Kit' }).execute()).rejects.toThrow(/only ever added to/)
		await expect(store.db.deleteFrom('content_history').execute()).rejects.toThrow(/only ever added to/)
	})

	test('is anonymized with the person whose phone number it has, even if it belongs to no request', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const staff = await createStaff(store, 'owner')
		const { leadId, person } = await sendFrom(store, { phone: '970 555 0142' })
		const theirs = await desk.plan()
		const another = await desk.plan({ phone: '(970) 555-0199', name: 'Pat Lindqvist' })
		const draft = { content_table: 'stops', row_version: null, typed_values: { notes: 'Code 4711' } } as const
		for (const { id } of [theirs, another]) await storeDraft(store, { ...draft, row_id: id }, { staff, now })
		const storage = {} as never
		const erasing = { store, storage, log: recordedLog().log }
		expect(await erasePerson(erasing, person, new Set([leadId]), { staff, now })).toBe('erased')
		expect(await desk.stop(theirs.id)).toMatchObject({ name: 'Removed on request', phone: null, notes: null })
		expect(await desk.stop(another.id)).toEqual(another)
		const drafts = await store.db.selectFrom('content_drafts').select('row_id').execute()
		expect(drafts).toEqual([{ row_id: another.id }])
	})
})

describeStore('sqlite', 'FI-90 the stops of a day', (fresh) => {
	test('move with the pickup that they follow, and move back when the alert is taken back', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const area_id = await areaId(store, 'windsor-lake')
		const skip = await desk.plan({ kind: 'skip', day: '2026-11-25', follows_route: 'on', area_id })
		const own = await desk.plan({ day: '2026-11-25', area_id })
		const on = async (day: string) =>
			(await stopsOn(store.db, day, stopSchedule(desk.services.content.current))).map(({ id }) => id)
		expect(new Set(await on('2026-11-25'))).toEqual(new Set([skip.id, own.id]))
		const alert = serviceAlertRow({
			kind: 'delay',
			delay_days: 2,
			starts_on: '2026-11-25',
			ends_on: '2026-11-25',
		})
		await store.db.insertInto('service_alerts').values(alert).execute()
		await desk.services.content.reload()
		expect(await on('2026-11-25')).toEqual([own.id])
		expect(await on('2026-11-27')).toEqual([skip.id])
		const { groups } = await dayPage(desk.services, '2026-11-27', now)
		expect(groups).toMatchObject([
			{ area: 'Windsor, Windsor Lake and downtown', stops: [{ moved: alert.message }] },
		])
		await store.db.updateTable('service_alerts').set({ ended_at: now.toISOString() }).execute()
		await desk.services.content.reload()
		expect(new Set(await on('2026-11-25'))).toEqual(new Set([skip.id, own.id]))
	})

	test('move to their area’s new weekday, and the area’s form names them before it is saved', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const area_id = await areaId(store, 'windsor-lake')
		const skip = await desk.plan({ kind: 'skip', day: '2026-12-09', follows_route: 'on', area_id })
		const later = await desk.plan({ kind: 'skip', day: '2026-12-02', follows_route: 'on', area_id })
		const own = await desk.plan({ day: '2026-12-09', area_id })
		const change = await desk.form(areaType, area_id, { weekday: 'Thursday' })
		const save = (seen: string) =>
			saveArea(desk.services, change, { day: '2026-12-07', seen }, { staff: ann, now })
		const asked = await save('')
		if (asked.ok || asked.reason !== 'asks') throw new Error(`Not asked: ${JSON.stringify(asked)}`)
		expect(JSON.stringify(asked.question)).toContain(
			'1 stop moves with its pickup: June Alvarez, Skip the pickup, from Wed, Dec 9 to Thu, Dec 10.',
		)
		expect(await save(asked.question.key)).toMatchObject({ ok: true })
		const on = async (day: string) =>
			(await stopsOn(store.db, day, stopSchedule(desk.services.content.current))).map(({ id }) => id)
		expect([await on('2026-12-02'), await on('2026-12-09'), await on('2026-12-10')]).toEqual([
			[later.id],
			[own.id],
			[skip.id],
		])
	})

	test('are listed by area, with overdue and not-done stops before today’s, and saved as CSV', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const monday = await desk.plan({ day: '2026-11-23', name: 'Early Bird' })
		const failed = await desk.plan({ name: 'Gated Gate', phone: '970-555-0142 after 5 PM' })
		const phone = '9705550142 or 970.555.0199'
		const due = await desk.plan({ name: '=Formula', phone, area_id: await areaId(store, 'windsor-lake') })
		const gone = await desk.plan({ name: 'Taken Back' })
		await desk.press('not-done', { stop: failed.id, was: 'planned', reason: 'Gate locked' })
		await desk.press('withdraw', { stop: gone.id, was: 'planned' })
		const tuesday = new Date('2026-11-24T16:00:00.000Z')
		const page = await dayPage(desk.services, null, tuesday)
		const names = (groups: typeof page.groups) => groups.flatMap(({ stops }) => stops.map(({ name }) => name))
		expect(names(page.overdue)).toEqual([monday.name, failed.name])
		expect(page.groups.map(({ area, stops }) => [area, stops.map(({ id }) => id)])).toEqual([
			['Windsor, Windsor Lake and downtown', [due.id]],
		])
		expect(page.counts).toBe('1 stop')
		const onPaper = page.overdue.flatMap(({ stops }) => stops).find(({ id }) => id === failed.id)
		expect(onPaper?.phone, 'paper has the words beside a number').toBe('970-555-0142 after 5 PM')
		const lines = await text(exportStops(desk.services, '2026-11-24'))
		expect(lines.split('\r\n')).toHaveLength(4)
		expect(lines).toContain(`"'=Formula","(970) 555-0142 or (970) 555-0199"`)
		expect(lines).toContain('"Not done","2026-11-23 09:00","Ann","Gate locked"')
		expect(lines).not.toContain('Taken Back')
	})

	test('can be changed by two people who each keep what the other wrote, and reverted from the history', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const { id } = await desk.plan()
		const opened = await desk.form(stopType, id)
		expect(await desk.save({ ...repair, day: '2026-11-25' }, id, ben)).toMatchObject({ ok: true })
		const mine = { ...opened, values: { ...opened.values, notes: 'A dog' } }
		expect(await saveStop(desk.services, mine, { seen: '' }, { staff: ann, now })).toMatchObject({ ok: true })
		expect(await desk.stop(id)).toMatchObject({ day: '2026-11-25', notes: 'A dog' })
		const clash = { ...opened, values: { ...opened.values, day: '2026-11-27' } }
		expect(await saveStop(desk.services, clash, { seen: '' }, { staff: ann, now })).toMatchObject({
			reason: 'conflict',
			theirs: [{ name: 'day', values: { day: '2026-11-25' } }],
		})
		const moved = (await desk.history()).find(
			({ staff_name, row_id }) => staff_name === 'Ben' && row_id === id,
		)
		const version = rowVersion(stopType, { ...(await desk.stop(id)) })
		const back = { description: stopType, historyId: moved?.id ?? '', version }
		expect(await revertRow(desk.services, back, { staff: ann, now })).toEqual({ ok: true })
		expect(await desk.stop(id)).toMatchObject({ day: '2026-11-24', notes: 'A dog' })
	})

	test('are refused for a past day, a day without trucks, or a day without the pickup that they follow', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		expect(await desk.errors({ day: '2026-11-20' })).toBe(
			'Friday, November 20, 2026 has passed. Please choose today or a later day.',
		)
		expect(await desk.errors({ day: '2026-11-26' })).toContain('is Thanksgiving')
		expect(await desk.errors({ follows_route: 'on' })).toContain('choose the pickup area')
		const area_id = await areaId(store, 'windsor-lake')
		const areaOn = async (weekday: 'Thursday') =>
			(
				await store.db
					.selectFrom('pickup_areas')
					.select('id')
					.where('weekday', '=', weekday)
					.where('contracted_to', 'is', null)
					.orderBy('id')
					.executeTakeFirstOrThrow()
			).id
		const wrong = await desk.errors({ follows_route: 'on', area_id, day: '2026-11-24' })
		expect(wrong).toContain(
			'is no pickup day of Windsor Lake and downtown. The next ones are Wednesday, November 25',
		)
		const moved = await desk.plan({
			follows_route: 'on',
			area_id: await areaOn('Thursday'),
			day: '2026-11-26',
		})
		const alone = { ...repair, area_id: moved.area_id ?? '', day: '2026-11-26' }
		expect(await desk.save(alone, moved.id), 'on a day of its own').toMatchObject({
			errors: [{ field: 'day', message: expect.stringContaining('is Thanksgiving') }],
		})
		await store.db.deleteFrom('stops').execute()
		expect(await desk.errors({ state: 'not-done' })).toBe('Please say why it was not done.')
		expect(await store.db.selectFrom('stops').select('id').execute()).toEqual([])
	})

	test('can be 301 on one day at unknown addresses, and one that is done can be planned again', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const first = await desk.plan()
		const many: StopRow[] = Array.from({ length: 300 }, () => ({ ...first, id: randomUUID() }))
		for (let at = 0; at < many.length; at += 30)
			await store.db
				.insertInto('stops')
				.values(many.slice(at, at + 30))
				.execute()
		const page = await dayPage(desk.services, '2026-11-24', now)
		expect([page.counts, page.isMany, page.groups.length]).toEqual(['301 stops', true, 1])
		expect(page.groups[0]?.area).toBe('No pickup area')
		await desk.press('done', { stop: first.id, was: 'planned' })
		const again = await desk.press('repeat', { stop: first.id })
		expect(again).toMatchObject({ ok: true })
		const copy = await store.db
			.selectFrom('stops')
			.selectAll()
			.where('done_at', 'is', null)
			.orderBy('created_at', 'desc')
			.where(
				'id',
				'not in',
				many.map(({ id }) => id),
			)
			.executeTakeFirstOrThrow()
		expect(copy).toMatchObject({ kind: 'repair', day: '2026-11-24', state: 'planned', done_by: null })
		expect(await desk.stop(first.id)).toMatchObject({ state: 'done' })
	})

	test('FI-94 are in driving order within their area, unknown addresses last, and two people can set turns by hand', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const area_id = await areaId(store, 'windsor-lake')
		const day = '2026-12-01'
		const plan = (name: string, address: string) => desk.plan({ name, address, area_id, day })
		const maple9 = await plan('Nine', '900 Maple St, Windsor')
		const gate = await plan('Nobody', 'Behind the water tower')
		const oak = await plan('Oak', '12 Oak Ave, Windsor')
		const maple1 = await plan('One', '100 Maple St, Windsor')
		const shown = async () =>
			(await dayPage(desk.services, day, now)).groups[0]?.stops.map(({ name }) => name)
		const before = await shown()
		expect(before?.at(-1)).toBe('Nobody')
		expect(Math.abs((before?.indexOf('Nine') ?? 0) - (before?.indexOf('One') ?? 0))).toBe(1)

		const turn = (stop: StopRow, to: string, staff = ann) =>
			desk.press('turn', { stop: stop.id, turn: to }, staff)
		expect(await turn(gate, '1')).toMatchObject({ ok: true, to: expect.stringContaining('done=turn') })
		expect(await shown()).toEqual(['Nobody', ...(before ?? []).slice(0, 3)])
		await Promise.all([turn(oak, '1', ann), turn(maple1, '1', ben)])
		const both = (await shown()) ?? []
		expect(new Set(both.slice(0, 2))).toEqual(new Set(['Oak', 'One']))
		expect(both[2]).toBe('Nobody')
		// By number in the stop's form, and back to the shortest way.
		expect(
			await desk.save(
				{ ...repair, name: 'Nine', address: maple9.address, area_id, day, turn: '1' },
				maple9.id,
			),
		).toMatchObject({ ok: true })
		expect(await shown()).toEqual(['Nine', ...both.filter((name) => name !== 'Nine')])
		for (const stop of [maple9, gate, oak, maple1]) await turn(stop, '')
		expect(await shown()).toEqual(before)

		// A turn belongs to a day: a stop moved from another day has none.
		await turn(oak, '1')
		await desk.save(
			{ ...repair, name: 'Oak', address: oak.address, area_id, day: '2026-12-02', turn: '1' },
			oak.id,
		)
		expect(await desk.stop(oak.id)).toMatchObject({ day: '2026-12-02', turn: null })
		expect(await turn({ ...oak, id: 'gone' }, '1')).toMatchObject({ ok: false, status: 404 })
		const lines = await text(exportStops(desk.services, day))
		expect(
			lines
				.split('\r\n')
				.slice(1, 4)
				.map((line) => line.split(',')[5]),
		).toEqual((await shown())?.map((name) => `"${name}"`))
	})

	test('FI-95 a delivery of more containers than the company owns must be confirmed, in the form as well as by a button', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		await store.db.updateTable('rolloff_sizes').set({ owned: 2 }).where('cubic_yards', '=', 20).execute()
		await desk.services.content.reload()
		const container_id = 'rolloff-20-yard'
		const delivery = { ...repair, kind: 'deliver-container', container_id }
		const first = await desk.plan({ ...delivery, day: '2026-11-24' })
		expect(first.what).toBe('20 Yard')
		const second = await desk.plan({ ...delivery, day: '2026-11-24', address: '2 Elm St, Windsor' })
		const third = await desk.save({ ...delivery, day: '2026-11-30', address: '3 Elm St, Windsor' })
		expect(third).toMatchObject({ ok: false, reason: 'asks' })
		if (third.ok || third.reason !== 'asks' || !('jumps' in third.question)) throw new Error('Not asked')
		expect(third.question.jumps[0]?.text).toBe(
			'3 of 2 containers of 20 Yard are out on Monday, November 30, with this one. Is that right?',
		)
		// Another size, and a container that is picked up before, take none of them.
		await desk.plan({ ...delivery, container_id: 'rolloff-12-yard', day: '2026-11-30' })
		await desk.plan({ ...delivery, kind: 'pick-up-container', day: '2026-11-27' })
		const free = await desk.plan({ ...delivery, day: '2026-11-30', address: '3 Elm St, Windsor' })
		const again = await desk.save({ ...delivery, day: '2026-11-30', address: '4 Elm St, Windsor' })
		expect(again).toMatchObject({ reason: 'asks' })
		const seen = !again.ok && again.reason === 'asks' ? again.question.key : ''
		const id = randomUUID()
		expect(
			await desk.save({ ...delivery, day: '2026-11-30', address: '4 Elm St, Windsor' }, id, ann, seen),
		).toMatchObject({ ok: true })
		// Unchanged values are not questioned again; another day is.
		expect(
			await desk.save({ ...delivery, day: '2026-11-30', address: '4 Elm St, Windsor', notes: 'Dog' }, id),
		).toMatchObject({ ok: true })
		// By a button: the first press asks, the second one plans.
		await desk.press('done', { stop: free.id, was: 'planned' })
		const asked = await desk.press('repeat', { stop: free.id })
		expect(asked).toMatchObject({
			ok: false,
			status: 409,
			message: expect.stringContaining('Press again'),
			kept: { seen: expect.any(String) },
		})
		const key = asked.ok || !('seen' in asked.kept) ? '' : String(asked.kept.seen)
		expect(await desk.press('repeat', { stop: free.id, seen: key })).toMatchObject({ ok: true })
		expect(second.state).toBe('planned')
	})

	test('FI-95 the count of containers out subtracts a pickup without a size, and ignores a pickup without a recorded delivery', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		await store.db.updateTable('rolloff_sizes').set({ owned: 9 }).execute()
		await desk.services.content.reload()
		const large = { ...repair, container_id: 'rolloff-20-yard', day: '2026-11-24' }
		const out = async () => {
			const stop = { kind: 'deliver-container', container_id: large.container_id, day: '2026-11-30' } as const
			return (await containerCount(store.db, desk.services.content.current, stop))?.words.split(' of ')[0]
		}
		const former = { kind: 'pick-up-container', address: '8 Oak St, Windsor' }
		await desk.plan({ ...large, ...former })
		expect(await out()).toBe('1')
		await desk.plan({ ...large, kind: 'deliver-container', address: '9 Elm St, Windsor' })
		expect(await out()).toBe('2')
		const swap = { kind: 'swap-container', address: '9 Elm Street', day: '2026-11-25' }
		await desk.plan({ ...large, ...swap })
		expect(await out(), 'one for the other').toBe('2')
		const unsized = {
			...repair,
			kind: 'pick-up-container',
			address: '9 elm street, windsor',
			day: '2026-11-27',
		}
		await desk.plan(unsized)
		expect(await out()).toBe('1')
	})

	test('FI-95 a container that is out longer than agreed is on Today until its pickup is planned', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		await includeAWeek(store, desk)
		const delivery = {
			...repair,
			kind: 'deliver-container',
			container_id: 'rolloff-20-yard',
			day: '2026-11-24',
		}
		const [one, two, swapped] = [
			await desk.plan({ ...delivery, name: 'One' }),
			await desk.plan({ ...delivery, name: 'Two', address: '2 Elm St, Windsor' }),
			await desk.plan({ ...delivery, name: 'Swapped', address: '3 Elm St, Windsor' }),
		]
		const done = (stop: string, day: string) =>
			desk.press('done', { stop, was: 'planned' }, ann, new Date(`${day}T17:00:00.000Z`))
		for (const { id } of [one, two, swapped]) await done(id, delivery.day)
		const swap = await desk.plan({
			...delivery,
			kind: 'swap-container',
			name: 'Swapped',
			address: '3 Elm St, Windsor',
			day: '2026-11-30',
		})
		await done(swap.id, '2026-12-01')
		const onToday = async (day: string) =>
			(await stopsToday(desk.services, new Date(`${day}T17:00:00.000Z`)))
				.filter(({ kind }) => kind === 'out')
				.flatMap(({ stops }) => stops.map(({ name, because }) => `${name}: ${because}`))
		expect(await onToday('2026-12-01')).toEqual([])
		expect(new Set(await onToday('2026-12-02'))).toEqual(
			new Set(['One: Out 8 days, agreed 7', 'Two: Out 8 days, agreed 7']),
		)
		expect(await onToday('2026-12-09'), 'from the day on which it was done').toContain(
			'Swapped: Out 8 days, agreed 7',
		)
		expect(await desk.press('pick-up', { stop: one.id })).toMatchObject({
			ok: true,
			to: expect.stringMatching(/done=to-fetch$/),
		})
		expect(await onToday('2026-12-02')).toEqual(['Two: Out 8 days, agreed 7'])
		expect(await desk.press('pick-up', { stop: one.id }), 'pressed by a second one').toMatchObject({
			ok: false,
			message: 'Its pickup is planned already.',
		})
		const fetching = await store.db
			.selectFrom('stops')
			.selectAll()
			.where('kind', '=', 'pick-up-container')
			.executeTakeFirstOrThrow()
		expect(fetching).toMatchObject({
			name: 'One',
			address: one.address,
			state: 'planned',
			container_id: 'rolloff-20-yard',
		})
		await desk.press('withdraw', { stop: fetching.id, was: 'planned' })
		expect(await onToday('2026-12-02')).toHaveLength(2)
	})

	test('FI-95 planning the pickup of one of several containers at an address removes only that one from Today', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		await store.db.updateTable('rolloff_sizes').set({ included_days: 7 }).execute()
		await desk.services.content.reload()
		const delivery = { ...repair, kind: 'deliver-container', day: '2026-11-24' }
		const ids = ['rolloff-20-yard', 'rolloff-12-yard', 'rolloff-12-yard']
		const brought: string[] = []
		for (const container_id of ids) brought.push((await desk.plan({ ...delivery, container_id })).id)
		const [large = '', small = ''] = brought
		const then = new Date('2026-11-24T17:00:00.000Z')
		for (const stop of brought) await desk.press('done', { stop, was: 'planned' }, ann, then)
		const out = async () =>
			(await stopsToday(desk.services, new Date('2026-12-02T17:00:00.000Z')))
				.filter(({ kind }) => kind === 'out')
				.flatMap(({ stops }) => stops.map(({ id }) => ids[brought.indexOf(id)]))
		expect(await out()).toHaveLength(3)
		expect(await desk.press('pick-up', { stop: large })).toMatchObject({ ok: true })
		expect(await out()).toEqual(['rolloff-12-yard', 'rolloff-12-yard'])
		expect(await desk.press('pick-up', { stop: small })).toMatchObject({ ok: true })
		expect(await out()).toEqual(['rolloff-12-yard'])
	})

	test('FI-95 a container wanted for more than 4 weeks has no agreed days: it raises no alarm, and no pickup day is suggested', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		await includeAWeek(store, desk)
		const day = '2026-11-24'
		const at = new Date(`${day}T17:00:00.000Z`)
		const brought = { kind: 'deliver-container', state: 'done', day, done_at: at.toISOString() } as const
		const suggestedFor = async (project_duration: string, container_id: string) => {
			const lead = await sendLead(store, 'rolloff', { project_duration }, now)
			const stop = stopRow({ ...brought, id: randomUUID(), container_id, name: project_duration })
			await store.db
				.insertInto('stops')
				.values({ ...stop, form: 'rolloff', lead_id: lead.leadId })
				.execute()
			const request = await readWorkAndStops(store.db, lead)
			return request && (await suggestStop(desk.services, request, at))?.day
		}
		const [large, small] = ['rolloff-20-yard', 'rolloff-12-yard']
		expect(await suggestedFor('More than 4 weeks', large)).toBeUndefined()
		expect(await suggestedFor('', small), 'nothing says how long').toBeUndefined()
		expect(await suggestedFor('', large)).toBe('2026-12-01')
		expect(await suggestedFor('1-2 weeks', large)).toBe('2026-12-08')
		const groups = await stopsToday(desk.services, new Date('2027-01-13T17:00:00.000Z'))
		const late = groups.filter(({ kind }) => kind === 'out').flatMap(({ stops }) => stops)
		expect(new Set(late.map(({ name, because }) => `${name}: ${because}`))).toEqual(
			new Set([': Out 50 days, agreed 7', '1-2 weeks: Out 50 days, agreed 14']),
		)
	})

	test('FI-96 have a promised day, which changes if they are moved in time and stays if they were not done', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const at = (day: string) => new Date(`${day}T18:00:00.000Z`)
		const moved = await desk.plan({ day: '2026-11-24' })
		await desk.save({ ...repair, day: '2026-11-25' }, moved.id)
		await desk.press('done', { stop: moved.id, was: 'planned' }, ann, at('2026-11-25'))
		expect(await desk.stop(moved.id)).toMatchObject({ promised_on: '2026-11-25', was_on_time: true })
		const failed = await desk.plan({ day: '2026-11-24' })
		await desk.press('not-done', { stop: failed.id, was: 'planned', reason: 'Gate' }, ann, at('2026-11-24'))
		await desk.press('again', { stop: failed.id, was: 'not-done' }, ben, at('2026-11-24'))
		await desk.press('done', { stop: failed.id, was: 'planned' }, ann, at('2026-11-25'))
		expect(await desk.stop(failed.id)).toMatchObject({
			day: '2026-11-25',
			promised_on: '2026-11-24',
			was_on_time: false,
		})
		await desk.press('again', { stop: failed.id, was: 'done' }, ann, at('2026-11-25'))
		expect(await desk.stop(failed.id)).toMatchObject({ state: 'planned', was_on_time: null })
	})

	test('FI-96 get back their promised day and who marked them when, if a change is reverted', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const at = (time: string) => new Date(`2026-11-24T${time}:00.000Z`)
		const takeBack = async (id: string, when: Date) => {
			const entry = (await desk.history()).findLast(({ row_id }) => row_id === id)?.id ?? ''
			const version = rowVersion(stopType, { ...(await desk.stop(id)) })
			expect(await desk.press('revert', { stop: id, history: entry, version }, ben, when)).toMatchObject({
				ok: true,
			})
			return desk.stop(id)
		}
		const moved = await desk.plan()
		await desk.save({ ...repair, day: '2026-11-25' }, moved.id)
		expect(await takeBack(moved.id, now)).toMatchObject({ day: '2026-11-24', promised_on: '2026-11-24' })
		const marked = await desk.plan({ name: 'Pat Lindqvist' })
		await desk.press('done', { stop: marked.id, was: 'planned', cart_number: '96-10234' }, ann, at('17:00'))
		const done = await desk.stop(marked.id)
		expect(done).toMatchObject({ done_at: at('17:00').toISOString(), done_by: 'Ann', was_on_time: true })
		await desk.press('again', { stop: marked.id, was: 'done' }, ben, at('18:00'))
		expect(await desk.stop(marked.id)).toMatchObject({ state: 'planned', done_at: null, day: '2026-11-25' })
		const back = at('20:00').toISOString()
		expect(await takeBack(marked.id, at('20:00'))).toEqual({ ...done, updated_at: back })
		// The revert itself was reverted: the stop is planned again, and nobody marked it as done.
		expect(await takeBack(marked.id, at('21:00'))).toMatchObject({
			state: 'planned',
			done_at: null,
			done_by: null,
		})
	})

	test('FI-94 tell the route’s truck which homes to skip and which are new, and show which stops have photos', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const area_id = await areaId(store, 'windsor-lake')
		const onRoute = { day: '2026-11-25', follows_route: 'on', area_id }
		await desk.plan({ ...onRoute, kind: 'skip', name: 'Away One', address: '1 Elm St, Windsor' })
		await desk.plan({ ...onRoute, kind: 'skip', name: 'Away Two', address: '2 Elm St, Windsor' })
		await desk.plan({ ...onRoute, kind: 'start', name: 'New Neighbor', address: '3 Elm St, Windsor' })
		const seen = await desk.plan({ day: '2026-11-25', area_id })
		const lead = await sendLead(store, 'service-request')
		await store.db
			.updateTable('stops')
			.set({ form: lead.form, lead_id: lead.leadId })
			.where('id', '=', seen.id)
			.execute()
		await store.db
			.insertInto('lead_photos')
			.values({
				id: 'p1',
				lead_id: lead.leadId,
				position: 1,
				width: 8,
				height: 8,
				created_at: now.toISOString(),
			})
			.execute()
		const { groups } = await dayPage(desk.services, '2026-11-25', now)
		expect(groups[0]?.routeNotes[0]).toMatch(
			/^Skip: \d Elm St, Windsor \(Away (One|Two)\); \d Elm St, Windsor \(Away (One|Two)\)$/,
		)
		expect(groups[0]?.routeNotes[1]).toBe('New: 3 Elm St, Windsor (New Neighbor)')
		expect(groups[0]?.stops.filter(({ photos }) => photos.length > 0).map(({ id }) => id)).toEqual([seen.id])
	})
})
