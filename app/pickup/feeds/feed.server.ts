import { asSentence } from '#platform/text/as_sentence.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { scheduleRules, type ScheduleRules } from '../schedule/rules.ts'
import { pickupWords } from '../schedule/rule_words.ts'
import { setOutWords } from '../schedule/set_out.ts'
import { type Stream, streams as allStreams } from '../schedule/streams.ts'
import { firstDayToCome } from '../schedule/trucks_out.ts'
import { icsOf, noticeIcs } from './ics.server.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { type Pickup, pickupsBetween, type ScheduledArea } from '../schedule/pickups.ts'

/** The feed formats, by file extension. */
export const feedFormats = ['ics', 'json'] as const

type FeedFormat = (typeof feedFormats)[number]

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
	ics: 'text/calendar; charset=utf-8',
	json: 'application/json; charset=utf-8',
}

interface FeedRequest {
	format: FeedFormat
	streams: readonly Stream[]
	now: Date
	publicUrl: string
}

/** Returns an area's feed as of `now`. */
export function feedOf(
	area: PickupAreaRow,
	snapshot: Pick<Snapshot, 'serviceAlerts' | 'facts' | 'companyFacts' | 'planned'>,
	{ format, streams, now, publicUrl }: FeedRequest,
): string {
	const { facts } = snapshot
	const rules = scheduleRules(snapshot)
	const here = localTimeOf(now, facts)
	const today = here.date
	const until = addDays(civilDay(today), daysAhead).date
	const pickups = feedPickups(area, { today, until }, rules, streams)
	const dayFrom = (first: string) => pickups.find(({ date }) => date !== null && date >= first)?.date ?? null
	if (format === 'json')
		return JSON.stringify({ area: area.slug, next: dayFrom(firstDayToCome(here, area, rules)), pickups })
	const comingStreams = allStreams.filter((one) =>
		pickups.some(({ stream, date }) => stream === one && date !== null && date >= today),
	)
	const head = {
		name: `Pickup days: ${area.name}`,
		description: `${asSentence(`${pickupWords(comingStreams)} by ${facts.name}`)} Please set carts at the curb by ${setOutWords(dayFrom(today) ?? today, until, area, rules)}.`,
		url: `${publicUrl}/pickup-day/${area.slug}`,
	}
	return icsOf(head, area, pickups, rules)
}

/** The feed of a removed area: no pickups, only a notice; in iCalendar the notice is an event on `today`. */
export function removedFeed(
	{ name, slug, today }: { name: string; slug: string; today: string },
	format: FeedFormat,
	{ facts: { phone }, publicUrl }: { facts: Pick<Facts, 'phone' | 'timeZone'>; publicUrl: string },
): string {
	const description = `${name} is no longer one of our pickup areas. Please look up your day again, or call ${phone}.`
	if (format === 'json') return JSON.stringify({ area: slug, next: null, pickups: [], notice: description })
	const head = { name: `${name} (no longer a pickup area)`, description, url: `${publicUrl}/pickup-day` }
	return noticeIcs(head, { id: slug, summary: `Pickup days of ${name} have ended`, day: today })
}

/**
 * How many days a feed covers: a month back, so that calendars keep recent events, and a full year ahead,
 * even from a February 29.
 */
const daysBack = 30
const daysAhead = 367

/** The pickups of these streams that a feed contains: from a month before `today` to `until`, both `YYYY-MM-DD`. */
function feedPickups(
	area: ScheduledArea,
	{ today, until }: { today: string; until: string },
	rules: ScheduleRules,
	streams: readonly Stream[],
): Pickup[] {
	const from = addDays(civilDay(today), -daysBack).date
	return pickupsBetween(area, from, until, rules).filter(({ stream }) => streams.includes(stream))
}
