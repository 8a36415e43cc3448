import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { feedOf } from '#app/pickup/feeds/feed.server.ts'
import { missedAnswer } from '#app/pages/service_request/missed_answer.ts'
import { areaContent } from '#app/pickup/area/area_content.server.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import { writeReminders } from '#app/pickup/reminders/write_reminders.server.ts'
import { writeRulesMails } from '#app/pickup/reminders/write_rules_mails.server.ts'
import { comingAreas } from './coming_areas.server.ts'
import { areaType } from './area_type.server.ts'
import { yearContent } from '#app/pickup/year/year_content.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { insertSubscriptions } from '#test/subscriptions.ts'
import { readHistory } from '../content/history.server.ts'
import { revertRow } from '../kernel/rows/revert_row.server.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { weekBoard } from '../pickup_week/week_board.server.ts'
import { dayControl } from '../kernel/fields/plan_day.ts'
import { saveArea } from './save_area.server.ts'

// Monday noon at the company.
const now = new Date('2026-11-23T19:00:00.000Z')
const severance = 'pickup-area-severance'
const counts = { subscribers: new Map(), ranges: new Map() }

async function openAreas(store: FreshStore) {
	// Areas with their own recycling rules are covered by another test.
	await store.db
		.updateTable('pickup_areas')
		.set({ recycling: 'weekly' })
		.where('id', '=', severance)
		.execute()
	const desk = await openContentServices(store)
	const services = { ...desk.services, publicUrl: 'https://hauler.example', wake: () => undefined }
	const save = async (typed: Record<string, string>, day = '', seen = '', at = now) =>
		saveArea(services, await desk.form(areaType, severance, typed), { day, seen }, { staff: ann, now: at })
	const ask = async (typed: Record<string, string>, day = '') => {
		const asked = await save(typed, day)
		if (asked.ok || asked.reason !== 'asks' || !('heading' in asked.question))
			throw new Error(`Not asked: ${JSON.stringify(asked)}`)
		return { ...asked, question: asked.question }
	}
	const confirm = async (typed: Record<string, string>, day: string, at = now) => {
		const asked = await save(typed, day, '', at)
		if (asked.ok || asked.reason !== 'asks') throw new Error(`Not asked: ${JSON.stringify(asked)}`)
		return save(typed, asked.day, asked.question.key, at)
	}
	const area = () => desk.row(areaType, severance) as Promise<unknown> as Promise<PickupAreaRow>
	return { ...desk, services, save, ask, confirm, area }
}

describeEachStore('PD-53 a changed pickup day', (fresh) => {
	test('must be confirmed before it is saved: the form names skipped weeks, the next pickup, and how many people it reaches', async () => {
		const store = await fresh({ seed: true })
		const desk = await openAreas(store)
		await insertSubscriptions(store, 2, { area_id: severance })
		const { day, question } = await desk.ask({ weekday: 'Tuesday' })
		expect(day, 'the first Monday that leaves a week to tell people').toBe('2026-11-30')
		expect(question).toMatchObject({
			heading: 'From Monday, November 30, 2026 on?',
			rules: [
				'Until Sunday, November 29, 2026: Thursday (trash every week, recycling every week, lawn pickup in its season)',
				'From Monday, November 30, 2026: Tuesday (trash every week, recycling every week, lawn pickup in its season)',
			],
			warnings: [],
			effects: [
				'The next pickup stays Friday, November 27.',
				'The first from then on is Tuesday, December 1.',
				'2 subscribers to its reminders get one email about it.',
				'15 street ranges lead to it.',
			],
		})
		expect((await desk.ask({ weekday: 'Tuesday' }, '2027-01-06')).question.warnings).toEqual([
			'From Thursday, December 31 to Tuesday, January 12 there would be no trash pickup.',
			'From Thursday, December 31 to Tuesday, January 12 there would be no recycling pickup.',
		])
		expect((await desk.ask({ weekday: 'Friday' }, '2027-01-08')).question.warnings[0]).toBe(
			'Trash would come twice in one week: Thursday, January 7 and Friday, January 8.',
		)
		expect((await desk.ask({ weekday: 'Tuesday' }, '2026-11-23')).question.effects[0], 'today').toBe(
			'The next pickup would be Tuesday, November 24, not Friday, November 27.',
		)
		expect(await desk.save({ weekday: 'Tuesday' }, '2026-11-22'), 'the past stays').toMatchObject({
			reason: 'invalid',
			errors: [{ field: dayControl }],
		})
		expect(await desk.save({ weekday: 'Tuesday' }, day, 'something else')).toMatchObject({ reason: 'asks' })
		expect((await desk.area()).weekday, 'nothing was saved').toBe('Thursday')
		expect(await desk.save({ weekday: 'Tuesday' }, day, question.key)).toMatchObject({ ok: true })
		expect(await desk.area()).toMatchObject({ weekday: 'Tuesday', valid_from: day })
	})

	test('applies from its first day on page, calendar, sheet, week, reminders and missed pickups, seen before and after that day', async () => {
		const store = await fresh({ seed: true })
		const desk = await openAreas(store)
		await insertSubscriptions(store, 1, { area_id: severance })
		expect(await desk.confirm({ weekday: 'Tuesday' }, '2027-01-04')).toMatchObject({ ok: true })
		const { current } = desk.services.content
		const area = await desk.area()
		const januaries = ['2026-12-31', '2027-01-05', '2027-01-12', '2027-01-19']
		// The day before the change, the day of it, and three weeks later.
		for (const at of ['2026-12-30T19:00:00.000Z', '2027-01-04T19:00:00.000Z', '2027-01-25T19:00:00.000Z']) {
			const time = new Date(at)
			const feed = { format: 'json', streams: ['trash'], now: time, publicUrl: '' } as const
			const { pickups } = JSON.parse(feedOf(area, current, feed)) as { pickups: { date: string }[] }
			const inFeed = pickups.map(({ date }) => date).filter((date) => januaries[0] && date >= januaries[0])
			expect(inFeed.slice(0, 4), at).toEqual(januaries)
			const sheet = yearContent(area, current, time).months.flatMap(({ weeks }) => weeks.flat())
			const printed = sheet.flatMap((one) => (one && one.streams.length > 0 ? [one.date] : []))
			const first = `${at.slice(0, 7)}-01`
			expect(
				printed.filter((date) => date >= '2026-12-31' && date <= '2027-01-20'),
				at,
			).toEqual(januaries.filter((date) => date >= first))
			const board = ['2026-12-28', '2027-01-04', '2027-01-11'].flatMap((monday) =>
				weekBoard(current, monday, monday, counts).days.flatMap(({ date, pickups: lines }) =>
					lines.some((line) => line.area.id === severance) ? [date] : [],
				),
			)
			expect(board, at).toEqual(januaries.slice(0, 3))
			const page = areaContent(area, current, time)
			const shown = page.days.map(({ date }) => date)
			expect(
				shown.filter((date) => januaries.includes(date)),
				at,
			).toEqual(januaries.filter((date) => date >= at.slice(0, 10)))
		}
		const rules = scheduleRules(current)
		const asked = { date: '2027-01-04', time: '12:00' }
		const answer = missedAnswer(area, asked, rules)
		expect(answer.last?.day, 'a pickup that was').toBe('2026-12-31')
		expect(answer.text).toContain('Tuesday, January 5')
		const reminded = async (at: string) => writeReminders(desk.services, new Date(at))
		expect(await reminded('2027-01-07T02:00:00.000Z'), 'not before the old Thursday').toBe(0)
		expect(await reminded('2027-01-05T02:00:00.000Z'), 'before the new Tuesday').toBe(1)
	})

	test('can be moved and taken back before its day; the past stays when it is undone later', async () => {
		const desk = await openAreas(await fresh({ seed: true }))
		await desk.confirm({ weekday: 'Tuesday' }, '2027-01-04')
		await desk.confirm({}, '2027-01-11', new Date(now.getTime() + 1000))
		expect(await desk.area()).toMatchObject({ weekday: 'Tuesday', valid_from: '2027-01-11' })
		expect(await comingAreas(desk.services.store.db, '2026-11-23', sampleFacts)).toEqual([
			{
				id: severance,
				name: 'Severance and its county roads',
				rules: [
					'From Monday, January 11, 2027: Tuesday (trash every week, recycling every week, lawn pickup in its season)',
				],
			},
		])
		expect(await comingAreas(desk.services.store.db, '2027-01-11', sampleFacts)).toEqual([])
		const { entries } = await readHistory(desk.services, {
			table: 'pickup_areas',
			row: severance,
			cursor: null,
		})
		expect(entries.at(0)?.changes.at(-1)).toMatchObject({
			label: 'Which day from when',
			after: expect.stringContaining('From Monday, January 11, 2027: Tuesday'),
		})
		await desk.confirm({ weekday: 'Thursday' }, '2027-01-11', new Date(now.getTime() + 2000))
		expect(await desk.area()).toMatchObject({ weekday: 'Thursday', valid_from: null, earlier_rules: [] })

		await desk.confirm({ weekday: 'Tuesday' }, '2027-01-04', new Date(now.getTime() + 3000))
		const [change] = (
			await readHistory(desk.services, { table: 'pickup_areas', row: severance, cursor: null })
		).entries
		const undo = (at: string) =>
			revertRow(
				desk.services,
				{ description: areaType, historyId: change?.id ?? '', version: change?.version ?? null },
				{ staff: ben, now: new Date(at) },
			)
		expect(await undo('2027-02-01T19:00:00.000Z')).toMatchObject({ ok: true })
		expect(await desk.area()).toMatchObject({
			weekday: 'Thursday',
			valid_from: '2027-02-01',
			earlier_rules: [
				{ weekday: 'Thursday', valid_from: null },
				{ weekday: 'Tuesday', valid_from: '2027-01-04' },
			],
		})
	})

	test('keeps what a colleague saved in the meantime, and plans the form’s other changes for the same day', async () => {
		const desk = await openAreas(await fresh({ seed: true }))
		const stale = await desk.form(areaType, severance, { weekday: 'Tuesday', set_out_hour: '6' })
		const renamed = await desk.form(areaType, severance, { name: 'All of Severance' })
		expect(await saveArea(desk.services, renamed, { day: '', seen: '' }, { staff: ben, now })).toMatchObject({
			ok: true,
		})
		const day = '2027-01-04'
		const asked = await saveArea(desk.services, stale, { day, seen: '' }, { staff: ann, now })
		const seen = !asked.ok && asked.reason === 'asks' ? asked.question.key : ''
		expect(await saveArea(desk.services, stale, { day, seen }, { staff: ann, now })).toMatchObject({
			ok: true,
		})
		expect(await desk.area()).toMatchObject({
			name: 'All of Severance',
			weekday: 'Tuesday',
			valid_from: day,
			set_out_hour: null,
		})
		const plans = await desk.services.store.db
			.selectFrom('planned_changes')
			.select(['field', 'starts_on'])
			.execute()
		expect(plans).toEqual([{ field: 'set_out_hour', starts_on: day }])

		const both = await desk.form(areaType, severance, { weekday: 'Friday' })
		await desk.confirm({ weekday: 'Monday' }, day)
		expect(await saveArea(desk.services, both, { day, seen: '' }, { staff: ben, now })).toMatchObject({
			reason: 'conflict',
			theirs: [{ name: 'weekday' }],
		})
		expect(await saveRow(desk.services, both, { staff: ben, now })).toMatchObject({ reason: 'conflict' })
	})

	test('is not saved at all if another change in the same form cannot be planned', async () => {
		const desk = await openAreas(await fresh({ seed: true }))
		const day = '2027-01-04'
		const renamed = await desk.form(areaType, severance, { name: 'All of Severance' })
		expect(await saveArea(desk.services, renamed, { day, seen: '' }, { staff: ben, now })).toMatchObject({
			ok: true,
		})
		const before = await desk.area()
		const both = await desk.form(areaType, severance, { weekday: 'Tuesday', name: 'Severance and more' })
		const asked = await saveArea(desk.services, both, { day, seen: '' }, { staff: ann, now })
		const seen = !asked.ok && asked.reason === 'asks' ? asked.question.key : ''
		expect(seen).not.toBe('')
		expect(await saveArea(desk.services, both, { day, seen }, { staff: ann, now })).toMatchObject({
			ok: false,
			reason: 'invalid',
		})
		expect(await desk.area()).toEqual(before)
	})

	test('names next week’s pickup as the next one, in question and mail, once the day’s truck is back', async () => {
		const store = await fresh({ seed: true })
		const desk = await openAreas(store)
		await insertSubscriptions(store, 1, { area_id: severance, wants_alerts: false })
		const thursdayAt = (time: string) => new Date(`2026-12-03T${time}-07:00`)
		const effectsAt = async (time: string, typed: Record<string, string>, day: string) => {
			const asked = await desk.save(typed, day, '', thursdayAt(time))
			return !asked.ok && asked.reason === 'asks' && 'effects' in asked.question
				? asked.question.effects
				: asked
		}
		const inJanuary = [{ weekday: 'Tuesday' }, '2027-01-04'] as const
		expect(await effectsAt('17:59', ...inJanuary)).toContain('The next pickup stays Thursday, December 3.')
		expect(await effectsAt('18:05', ...inJanuary)).toContain('The next pickup stays Thursday, December 10.')
		expect(await effectsAt('18:05', { recycling: 'none' }, '2026-12-03')).toEqual([
			'The next pickup stays Thursday, December 10.',
			'1 subscriber to its reminders gets one email about it.',
			'15 street ranges lead to it.',
		])

		await desk.confirm({ weekday: 'Tuesday' }, '2027-01-04', thursdayAt('18:05'))
		expect(await writeRulesMails(desk.services, thursdayAt('18:05'))).toBe(1)
		const { body } = await store.db.selectFrom('outbox').select('body').executeTakeFirstOrThrow()
		expect(body).toContain('around the change:\nThursday, December 10: Trash and recycling\n')
	})

	test('is mailed once to each subscriber, even if two servers write the mails', async () => {
		const store = await fresh({ seed: true })
		const desk = await openAreas(store)
		const told = await insertSubscriptions(store, 120, { area_id: severance, wants_alerts: false })
		await insertSubscriptions(store, 1, { area_id: severance, confirmed_at: '2026-12-01T12:00:00.000Z' })
		await insertSubscriptions(store, 1, { area_id: severance, ended_at: '2026-11-10T12:00:00.000Z' })
		await insertSubscriptions(store, 1, { area_id: 'pickup-area-wellington' })
		expect(await writeRulesMails(desk.services, now)).toBe(0)
		await desk.confirm({ weekday: 'Tuesday' }, '2027-01-04')
		const written = await Promise.all([1, 2].map(() => writeRulesMails(desk.services, now)))
		expect(written.reduce((sum, count) => sum + count)).toBe(120)
		expect(await writeRulesMails(desk.services, now)).toBe(0)
		const mails = await store.db.selectFrom('outbox').selectAll().orderBy('id').execute()
		expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual(
			told.map(({ email }) => email).toSorted(),
		)
		const { body = '', subject } = mails[0] ?? {}
		expect(subject).toBe('Your pickup days change: Severance and its county roads')
		expect(body).toContain('Until Sunday, January 3, 2027: Thursday (')
		expect(body).toContain('From Monday, January 4, 2027: Tuesday (')
		expect(body).toContain(
			'Thursday, December 31: Trash and recycling\nTuesday, January 5: Trash and recycling',
		)

		const later = new Date(now.getTime() + 60_000)
		await desk.confirm({ weekday: 'Thursday' }, '2027-01-04', later)
		expect(await writeRulesMails(desk.services, later), 'taken back').toBe(120)
	})
})
