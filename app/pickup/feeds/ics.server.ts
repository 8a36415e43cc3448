import ical, { escape, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Pickup } from '../schedule/pickups.ts'
import { revisionOf } from '../schedule/revision.ts'
import type { ScheduleRules } from '../schedule/rules.ts'
import { streamNames } from '../schedule/streams.ts'

/** The refresh interval for calendar programs in seconds: an alert may be about the same day. */
const secondsToLive = 3600

/** The properties of a calendar besides its events. */
export interface CalendarHead {
	name: string
	description: string
	/** The area's page; null when there is none. */
	url: string | null
}

/**
 * An area's pickups as iCalendar (RFC 5545), one all-day event for each stream and day. The UID has the scheduled day,
 * so that a moved pickup moves its event. Deterministic: the same pickups give the same bytes.
 */
export function icsOf(
	head: CalendarHead,
	area: Pick<PickupAreaRow, 'id' | 'town_slug' | 'created_at' | 'updated_at'>,
	pickups: readonly Pickup[],
	rules: Omit<ScheduleRules, 'lawnSeason'>,
): string {
	const calendar = calendarOf(head)
	const host = head.url ? new URL(head.url).host : ''
	for (const { stream, scheduled, date, reason } of pickups) {
		const { sequence, changedAt } = revisionOf(area, scheduled, rules)
		const day = civilDay(date ?? scheduled)
		calendar.createEvent({
			id: `${area.id}-${stream}-${scheduled}@${host}`,
			start: midnight(day.date),
			end: midnight(addDays(day, 1).date),
			allDay: true,
			summary: streamNames[stream],
			description: reason,
			status: date === null ? ICalEventStatus.CANCELLED : null,
			transparency: ICalEventTransparency.TRANSPARENT,
			sequence,
			stamp: changedAt,
			lastModified: changedAt,
		})
	}
	return calendar.toString()
}

/** A calendar without events, whose name and description say why. */
export function emptyIcs(head: CalendarHead): string {
	return calendarOf(head).toString()
}

function calendarOf({ name, description, url }: CalendarHead) {
	// The library does not escape these properties itself.
	return ical({
		prodId: { company: 'Pickup days', product: 'Calendar', language: 'EN' },
		name: escape(name, false),
		description: escape(description, false),
		url,
		ttl: secondsToLive,
	})
}

function midnight(date: string): Date {
	return new Date(`${date}T00:00:00Z`)
}
