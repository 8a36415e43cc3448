import { asSentence } from '#platform/text/as_sentence.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { LocalTime } from '#platform/time/zoned_time.ts'
import { comingRules, picksUpFrom } from '../schedule/area_rules.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { type Pickup, pickupsBetween } from '../schedule/pickups.ts'
import { rulesInForce } from '../schedule/rule_words.ts'
import type { ScheduleRules } from '../schedule/rules.ts'
import { firstDayToCome } from '../schedule/trucks_out.ts'
import { closing, type MailParts, type MailWords } from './reminder_mail.ts'
import { listStreams } from '../schedule/streams.ts'

/**
 * The mail about an area's changed pickup days or hauler, with the dates from which they hold and the next
 * pickups. `contracted` is a sentence about a planned change of hauler, or null.
 */
export function rulesMail(
	area: PickupAreaRow,
	{ rules, here, contracted }: { rules: ScheduleRules; here: LocalTime; contracted: string | null },
	parts: MailParts,
): MailWords {
	const first = firstDayToCome(here, area, rules)
	const byDay = Map.groupBy(listedPickups(area, rules, first), ({ date }) => date ?? first)
	const { contracted_to: hauler } = area
	const whoElse = hauler
		? `${asSentence(`The city has contracted trash pickup here to ${hauler}`)} Please call them about your day.`
		: contracted
	const ours = [
		...rulesInForce(area, here.date),
		'',
		'Your next pickups, with those around the change:',
		...[...byDay].map(
			([day, ofDay]) => `${formatDay(day)}: ${listStreams(ofDay.map(({ stream }) => stream))}`,
		),
		'',
		'Your reminders follow by themselves.',
	]
	const body = [
		`The pickup days of ${area.name} change. From now on this holds:`,
		'',
		...(whoElse ? [whoElse] : []),
		...(picksUpFrom(first, area)
			? ours
			: [`We pick up nothing ${whoElse ? 'else ' : ''}here, and have nothing to remind you of.`]),
		'',
		...closing(area, parts),
	]
	return { subject: `Your pickup days change: ${area.name}`, body: body.join('\n') }
}

/** The pickups of the next two pickup days from `first` on, and of the days around each coming change of rules. */
function listedPickups(area: PickupAreaRow, rules: ScheduleRules, first: string): Pickup[] {
	const begins = comingRules(area, first).flatMap(({ valid_from }) => valid_from ?? [])
	const all = pickupsBetween(area, first, addDays(civilDay(begins.at(-1) ?? first), 35).date, rules)
	const coming = all.filter(({ date }) => date !== null)
	const days = [...new Set(coming.flatMap(({ date }) => date ?? []))]
	const named = new Set(
		[first, ...begins].flatMap((from) => {
			const at = days.findIndex((day) => day >= from)
			return at < 0 ? [] : days.slice(Math.max(0, at - 1), at + 2)
		}),
	)
	return coming.filter(({ date }) => named.has(date ?? ''))
}
