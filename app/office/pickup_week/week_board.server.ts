import { rowAt, rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { SubscriberCounts } from '#app/pickup/reminders/subscriber_counts.server.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { picksUp, rulesOf } from '#app/pickup/schedule/area_rules.ts'
import { isAbout } from '#app/pickup/schedule/moved_day.ts'
import { pickupsBetween } from '#app/pickup/schedule/pickups.ts'
import { type ScheduleRules, scheduleRules } from '#app/pickup/schedule/rules.ts'
import { streamNames } from '#app/pickup/schedule/streams.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { coverWords } from '../areas/cover_words.ts'
import { alertEffect, alertPlaces } from '../alerts/list_alerts.server.ts'
import { type DaysOffRules, daysOffOn } from '#app/company/days_off.ts'

export type WeekBoard = ReturnType<typeof weekBoard>
export type BoardDay = WeekBoard['days'][number]
export type BoardPickup = BoardDay['pickups'][number]

type Content = Pick<Snapshot, 'pickupAreas' | 'residentialTowns' | 'serviceAlerts' | 'facts' | 'planned'>

/** Counts from the store by area id. */
interface AreaCounts {
	subscribers: ReadonlyMap<string, SubscriberCounts>
	ranges: ReadonlyMap<string, number>
}

/** Returns the board of the week that begins on `monday`, as of `today` (both `YYYY-MM-DD`). */
export function weekBoard(content: Content, monday: string, today: string, counts: AreaCounts) {
	const { pickupAreas, serviceAlerts } = content
	const rules = scheduleRules(content)
	const areas = rowsIn(pickupAreas)
	const pickups = areas.flatMap((area) => {
		const shown = shownArea(area, content, counts)
		return weekPickups(area, monday, rules).map((pickup) => ({ ...pickup, ...shown }))
	})
	// If everything is contracted out, there is nothing to fix.
	const never = areas.filter((area) => area.contracted_to === null && !rulesOf(area).some(picksUp))
	return {
		/** Monday to Saturday. */
		days: [0, 1, 2, 3, 4, 5].map((later) => {
			const { date } = addDays(civilDay(monday), later)
			return {
				date,
				/** `Thursday, November 26` */
				day: formatDay(date),
				isToday: date === today,
				dayOff: dayOffText(date, rules.daysOff),
				alerts: rules.alerts
					.filter((alert) => isAbout(alert, date))
					.map((alert) => ({
						id: alert.id,
						message: alert.message,
						effect: alertEffect(alert),
						where: alertPlaces(alert, content),
					})),
				pickups: pickups.filter((pickup) => pickup.date === date),
				movedAway: movedAway(pickups, date),
			}
		}),
		/** The names of areas without a pickup in this week. */
		without: areas
			.filter((area) => !never.includes(area) && pickups.every((pickup) => pickup.area.id !== area.id))
			.map(({ name }) => name),
		/** Our own areas that the look-up cannot find, because they have no streets and cover nothing else. */
		withoutStreets: areas
			.filter((area) => !counts.ranges.has(area.id) && coverWords(area).length === 0)
			.map(({ id, name }) => ({ id, name })),
		/** Areas that have no streams. */
		withoutStreams: never.map(({ id, name }) => ({ id, name })),
		/** The tables that cannot be read at the moment; without them the board is incomplete. */
		unread: [...(pickupAreas.ok ? [] : ['pickup areas']), ...(serviceAlerts.ok ? [] : ['alerts'])],
	}
}

function shownArea(area: PickupAreaRow, { residentialTowns }: Content, { subscribers, ranges }: AreaCounts) {
	const { id, name, slug, contracted_to, is_sample } = area
	const town = rowAt(residentialTowns, area.town_slug)?.name ?? area.town_slug
	return {
		/** `covers` is what it covers besides its streets, as text. */
		area: { id, name, slug, contracted_to, is_sample, town, covers: coverWords(area) },
		subscriptions: subscribers.get(id)?.reminders ?? 0,
		/** The number of the area's published street ranges, by which the look-up finds it. */
		ranges: ranges.get(id) ?? 0,
	}
}

/** The pickups of an area in a week, those of the same day together. */
function weekPickups(area: PickupAreaRow, monday: string, rules: ScheduleRules) {
	const saturday = addDays(civilDay(monday), 5).date
	const byDay = Map.groupBy(pickupsBetween(area, monday, saturday, rules), ({ scheduled }) => scheduled)
	return [...byDay].map(([scheduled, pickups]) => {
		const [first] = pickups
		const date = first?.date ?? scheduled
		return {
			/** The day they are listed under, `YYYY-MM-DD`: the day they take place, or were scheduled for if canceled. */
			date,
			scheduled,
			streams: pickups.map(({ stream }) => streamNames[stream]),
			/** The scheduled day if it was moved, such as `Thursday, November 26`; else null. */
			movedFrom: date === scheduled ? null : formatDay(scheduled),
			isCanceled: first?.date === null,
			reason: first?.reason ?? null,
		}
	})
}

/** Pickups of this day that take place on another. */
function movedAway(
	pickups: readonly (ReturnType<typeof weekPickups>[number] & { area: Pick<PickupAreaRow, 'name'> })[],
	from: string,
) {
	const moved = pickups.filter(({ scheduled, movedFrom }) => movedFrom !== null && scheduled === from)
	const byDay = Map.groupBy(moved, ({ date }) => date)
	return [...byDay].map(([date, toThere]) => ({
		to: formatDay(date),
		areas: toThere.map(({ area }) => area.name),
	}))
}

/** Describes a day off and whom it affects: `Juneteenth: office closed, pickups as usual`; null on ordinary days. */
function dayOffText(date: string, rules: DaysOffRules): string | null {
	const days = daysOffOn(date, rules)
	if (days.length === 0) return null
	const names = days.map(({ name }) => name).join(', ')
	const isClosed = days.some(({ movesPickups }) => movesPickups)
	return `${names}: ${isClosed ? 'closed' : 'office closed, pickups as usual'}`
}
