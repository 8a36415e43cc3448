import { expect, test } from 'vitest'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { readLeadValues } from '#app/leads/lead_table.server.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import { scheduleNote } from '#app/pages/service_request/schedule_note.server.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { sendLead } from '#test/office_leads.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { planSuggested } from '#app/office/inbox/plan_suggested.server.ts'
import { areaType } from '#app/office/areas/area_type.server.ts'
import { saveArea } from '#app/office/areas/save_area.server.ts'
import { dayOfStop, stopSchedule } from './stop_day.ts'

// A Wednesday at the company; Windsor Lake's pickups are on Wednesdays.
const now = new Date('2026-12-30T17:00:00.000Z')

async function openDesk(store: FreshStore) {
	const { services, form } = await openContentServices(store)
	const { current } = services.content
	const area = current.pickupAreas.ok && current.pickupAreas.rows.find(({ slug }) => slug === 'windsor-lake')
	if (!area) throw new Error('There is no such area.')
	const ask = async (changes: Record<string, string>, askedAt = now) => {
		const lead = await sendLead(store, 'service-request', { area_slug: area.slug, ...changes }, askedAt)
		const values = await readLeadValues(store.db, leadDefinitions['service-request'], lead.leadId)
		const note = scheduleNote(values, area, scheduleRules(current), current.facts, askedAt)
		/** Plans suggested stops until none is left for the request; returns their days. */
		const plan = async (at: Date) => {
			for (let known = 0; known < 9; known++) {
				const planned = await planSuggested(services, lead, { known, seen: '' }, { staff: ann, now: at })
				if (!planned.ok) break
				if (changes['kind'] !== 'skip') break
			}
			const stops = await store.db
				.selectFrom('stops')
				.selectAll()
				.where('lead_id', '=', lead.leadId)
				.orderBy('day')
				.orderBy('id')
				.execute()
			return stops.map((stop) => formatDay(dayOfStop(stop, stopSchedule(services.content.current)).day))
		}
		return { note, plan }
	}
	const giveArea = async (typed: Record<string, string>, day: string) => {
		const change = await form(areaType, area.id, typed)
		const asked = await saveArea(services, change, { day, seen: '' }, { staff: ann, now })
		if (asked.ok || asked.reason !== 'asks') throw new Error('Not asked.')
		await saveArea(services, change, { day, seen: asked.question.key }, { staff: ann, now })
	}
	return { ask, giveArea }
}

describeStore('sqlite', 'the stops that follow from a request in a known area', (fresh) => {
	test('FI-92 PD-32 are the pickups while the customer is away, each once, or none if there are none, as the receipt says', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const none = await desk.ask({ kind: 'skip', skip_from: '2027-01-07', skip_to: '2027-01-08' })
		expect(none.note).toBe('Our schedule has no pickup on the days you are away.')
		expect(await none.plan(now)).toEqual([])
		const three = await desk.ask({ kind: 'skip', skip_from: '2027-01-05', skip_to: '2027-01-20' })
		const days = await three.plan(now)
		expect(days).toHaveLength(3)
		expect(three.note).toBe(`We skip your house on: ${days.join('; ')}.`)
	})

	test('FI-92 PD-32 leave out the pickups for which the request came too late, as the receipt says', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const evening = new Date('2027-01-06T01:00:00.000Z')
		const away = { kind: 'skip', skip_from: '2027-01-05', skip_to: '2027-01-20' }
		const skip = await desk.ask(away, evening)
		const days = await skip.plan(evening)
		expect(days).toEqual(['Wednesday, January 13', 'Wednesday, January 20'])
		expect(skip.note).toBe(
			`We skip your house on: ${days.join('; ')}. We need 24 hours of notice, so it is too late to skip Wednesday, January 6.`,
		)
	})

	test('FI-92 PD-32 include a pickup of the same day until the trucks are back, as the receipt says', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const away = { kind: 'skip', skip_from: '2027-01-05', skip_to: '2027-01-14' }
		// Monday evening, in time for Wednesday’s pickup.
		const early = new Date('2027-01-05T01:00:00.000Z')
		const [one, other] = [await desk.ask(away, early), await desk.ask(away, early)]
		const days = await one.plan(new Date('2027-01-06T15:00:00.000Z'))
		expect(one.note).toBe('We skip your house on: Wednesday, January 6; Wednesday, January 13.')
		expect(days).toEqual(['Wednesday, January 6', 'Wednesday, January 13'])
		expect(await other.plan(new Date('2027-01-07T01:00:00.000Z'))).toEqual(['Wednesday, January 13'])
	})

	test('FI-92 move to the new weekday once the area’s pickup day changes, and are not suggested again', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const one = await desk.ask({ kind: 'skip', skip_from: '2027-01-11', skip_to: '2027-01-15' })
		expect(await one.plan(now)).toEqual(['Wednesday, January 13'])
		await desk.giveArea({ weekday: 'Thursday' }, '2027-01-11')
		expect(await one.plan(now)).toEqual(['Thursday, January 14'])
	})

	test('FI-92 PD-32 do not include a last pickup once service has ended', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const end = await desk.ask({ kind: 'stop', stop_on: '' })
		expect(await end.plan(new Date('2027-02-01T17:00:00.000Z'))).toEqual([])
	})

	test.each(['', '2027-01-02', '2027-02-20'])(
		'FI-92 PD-32 are the last pickup within the notice, as the receipt says, for service ending on “%s”',
		async (stop_on) => {
			const desk = await openDesk(await fresh({ seed: true }))
			const end = await desk.ask({ kind: 'stop', stop_on })
			const days = await end.plan(new Date(now.getTime() + 3 * 24 * 3_600_000))
			expect(days).toHaveLength(1)
			expect(end.note).toContain(`Your last pickup is ${days.join()}.`)
		},
	)
})
