import ical, { escape, type ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Pickup } from '../schedule/pickups.ts'
import { revisionOf } from '../schedule/revision.ts'
import type { ScheduleRules } from '../schedule/rules.ts'
import { streamNames } from '../schedule/streams.ts'

/** How often calendar apps should refresh, in seconds; short, because an alert may be about the same day. */
const secondsToLive = 3600
const dayMs = 24 * 60 * 60_000

/** A calendar's own properties, without its events. */
interface CalendarHead {
	name: string
	description: string
	/** The area's page, or the look-up page. */
	url: string
}

/**
 * An area's pickups as iCalendar (RFC 5545), one all-day event for each stream and day. The UID contains the
 * scheduled day, so a moved pickup moves its event. Canceled pickups are left out, because apps that ignore
 * STATUS would show them. Deterministic: the same pickups give the same bytes.
 */
export function icsOf(
	head: CalendarHead,
	area: Pick<PickupAreaRow, 'id' | 'town_slug' | 'created_at' | 'updated_at'>,
	pickups: readonly Pickup[],
	rules: Omit<ScheduleRules, 'lawnSeason'>,
): string {
	const calendar = calendarOf(head)
	for (const { stream, scheduled, date, reason } of pickups) {
		if (date === null) continue
		const { sequence, changedAt } = revisionOf(area, scheduled, rules)
		calendar.createEvent({
			...allDay(date),
			id: `${area.id}-${stream}-${scheduled}@${hostOf(head)}`,
			summary: streamNames[stream],
			description: reason,
			sequence,
			stamp: changedAt,
			lastModified: changedAt,
		})
	}
	return textOf(calendar)
}

/**
 * A calendar with a single event on `day` that carries the calendar's description. Its UID stays the same, so
 * regenerating it daily moves the event.
 */
export function noticeIcs(
	head: CalendarHead,
	{ id, summary, day }: { id: string; summary: string; day: string },
): string {
	const calendar = calendarOf(head)
	const at = midnight(day)
	calendar.createEvent({
		...allDay(day),
		id: `${id}-notice@${hostOf(head)}`,
		summary,
		description: head.description,
		url: head.url,
		sequence: at.getTime() / dayMs,
		stamp: at,
		lastModified: at,
	})
	return textOf(calendar)
}

function allDay(date: string) {
	return {
		start: midnight(date),
		end: midnight(addDays(civilDay(date), 1).date),
		allDay: true,
		transparency: ICalEventTransparency.TRANSPARENT,
	}
}

/** The calendar's text. Ends the last line in CRLF too (RFC 5545 section 3.1), which the library leaves out. */
function textOf(calendar: ICalCalendar): string {
	return `${calendar.toString().trimEnd()}\r\n`
}

function hostOf({ url }: CalendarHead): string {
	return new URL(url).host
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
