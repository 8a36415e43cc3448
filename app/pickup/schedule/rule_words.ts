import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { AreaRule } from '#db/pickup_rows.ts'
import { comingRules, type RuledArea, ruleOn, rulesOf } from './area_rules.ts'
import { listStreams, type Stream } from './streams.ts'
import { formatDay } from '#platform/time/format_day.ts'

const recyclingWords = {
	none: null,
	weekly: 'recycling every week',
	every_other_week: 'recycling every other week',
} as const

/** `Tuesday (trash every week, recycling every other week)`. */
export function ruleInWords({ weekday, has_trash, recycling, has_lawn }: AreaRule): string {
	const what = [
		has_trash ? 'trash every week' : null,
		recyclingWords[recycling],
		has_lawn ? 'lawn pickup in its season' : null,
	].filter((words) => words !== null)
	return `${weekday} (${what.length > 0 ? what.join(', ') : 'nothing is picked up'})`
}

/** The streams that are picked up in an area, for the beginning of a sentence: `Trash, recycling and lawn pickup`. */
export function pickupWords(ours: readonly Stream[]): string {
	return ours.length > 0 ? `${listStreams(ours)} pickup` : 'Pickup'
}

/** `Thursday`, or `Thursday, from January 4 on Tuesday` if a change is coming. */
export function weekdayWords(area: RuledArea, today: string): string {
	const { weekday } = ruleOn(area, today)
	const later = comingRules(area, today).map((rule) => ({
		...rule,
		from: formatDay(rule.valid_from ?? today, 'monthDay'),
	}))
	const changes = later.filter((rule, at) => rule.weekday !== (later[at - 1]?.weekday ?? weekday))
	return [weekday, ...changes.map((rule) => `from ${rule.from} on ${rule.weekday}`)].join(', ')
}

/** Today's rule and the later ones, one per line. */
export function rulesInForce(area: RuledArea, today: string): string[] {
	const all = rulesOf(area)
	const current = all.findLastIndex(({ valid_from }) => valid_from === null || valid_from <= today)
	return all.slice(current).map((rule, at, inForce) => {
		const words = ruleInWords(rule)
		const next = inForce[at + 1]?.valid_from
		if (at > 0 && rule.valid_from) return `From ${formatDay(rule.valid_from, 'longDate')}: ${words}`
		return next ? `Until ${formatDay(addDays(civilDay(next), -1).date, 'longDate')}: ${words}` : words
	})
}

/** Says that the city has contracted trash pickup to another hauler from a day (`YYYY-MM-DD`) on. */
export function contractSentence(
	{ contractor, from }: { contractor: string; from: string },
	where: 'here' | 'there',
): string {
	return `From ${formatDay(from, 'date')} on, ${contractor} picks up the trash ${where}: the city has contracted it to them.`
}

/** All of an area's rules, one per line; empty if there is only one. History rows may predate `earlier_rules`. */
export function rulesInWords(area: Omit<RuledArea, 'earlier_rules'> & Partial<RuledArea>): string {
	const { earlier_rules = [] } = area
	if (earlier_rules.length === 0) return ''
	return rulesOf({ ...area, earlier_rules })
		.map(
			(rule) =>
				(rule.valid_from ? `From ${formatDay(rule.valid_from, 'longDate')}: ` : '') + ruleInWords(rule),
		)
		.join('\n')
}
