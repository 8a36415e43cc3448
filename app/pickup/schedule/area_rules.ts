import type { AreaRule, PickupAreaRow } from '#db/pickup_rows.ts'
import { compareText } from '#platform/text/compare_text.ts'
import { type Stream, streams } from './streams.ts'

/** An area with all of its rules. */
export type RuledArea = AreaRule & Pick<PickupAreaRow, 'earlier_rules'>

/** A rule without its first day. */
export type Rhythm = Omit<AreaRule, 'valid_from'>

/** A rule's columns besides its first day. */
export const rhythmFields = [
	'weekday',
	'has_trash',
	'recycling',
	'recycling_anchor',
	'has_lawn',
] as const satisfies readonly (keyof Rhythm)[]

/** An area's rules, earliest first; each holds from its first day until the next one's. */
export function rulesOf({ earlier_rules, ...area }: RuledArea): readonly AreaRule[] {
	return [...earlier_rules, { ...rhythmOf(area), valid_from: area.valid_from }]
}

/** The rule that holds on a day (`YYYY-MM-DD`). Everything that names a pickup day must use it. */
export function ruleOn(area: RuledArea, date: string): AreaRule {
	if (area.valid_from === null || area.valid_from <= date) return area
	return area.earlier_rules.findLast((rule) => holdsOn(rule, date)) ?? area.earlier_rules[0] ?? area
}

/** The rules whose first day is after `today`. */
export function comingRules(area: RuledArea, today: string): readonly AreaRule[] {
	return rulesOf(area).filter((rule) => !holdsOn(rule, today))
}

/** The area with these changes from a day on, applied to its later rules too; drops rules that change nothing. */
export function changeRules(area: RuledArea, changes: Partial<Rhythm>, from: string): RuledArea {
	const rules = rulesOf(area)
	const changed = [
		...rules.filter(({ valid_from }) => valid_from === null || valid_from < from),
		{ ...rhythmOf(ruleOn(area, from)), ...changes, valid_from: from },
		...rules
			.filter(({ valid_from }) => valid_from !== null && valid_from > from)
			.map((rule) => ({ ...rule, ...changes })),
	]
	return areaWith(changed)
}

/** The area with its newest rule starting on another day. */
export function moveNewestRule(area: RuledArea, from: string): RuledArea {
	const before = area.earlier_rules.length > 0 ? areaWith(area.earlier_rules) : area
	return changeRules(before, rhythmOf(area), from)
}

/** Whether this rule picks up anything at all. */
export function picksUp(rhythm: Rhythm): boolean {
	return streamsOf(rhythm).length > 0
}

/** Whether the rule of a day (`YYYY-MM-DD`) or any later one picks up anything in the area. */
export function picksUpFrom(date: string, area: RuledArea): boolean {
	return [ruleOn(area, date), ...comingRules(area, date)].some(picksUp)
}

/** The streams that this rule picks up; lawn waste only in its season. */
export function streamsOf({ has_trash, recycling, has_lawn }: Rhythm): Stream[] {
	const comes = { trash: has_trash, recycling: recycling !== 'none', lawn: has_lawn }
	return streams.filter((stream) => comes[stream])
}

/**
 * The streams we pick up in an area from a day (`YYYY-MM-DD`) on, whatever the area's own rules say; null
 * means from the start.
 */
export interface OurStreams {
	from: string | null
	streams: readonly Stream[]
}

/**
 * The area's rules without the streams that are contracted to another hauler or not offered. `ourStreams` is
 * ordered by day.
 */
export function withOurStreams<Area extends RuledArea>(area: Area, ourStreams: readonly OurStreams[]): Area {
	const begins = [...rulesOf(area), ...ourStreams].map((one) =>
		'valid_from' in one ? one.valid_from : one.from,
	)
	const days = [...new Set(begins)].toSorted((one, other) => compareText(one ?? '', other ?? ''))
	const rules = days.map((valid_from): AreaRule => {
		const day = valid_from ?? ''
		const rhythm = rhythmOf(valid_from === null ? (rulesOf(area)[0] ?? area) : ruleOn(area, day))
		const ours = ourStreams.findLast(({ from }) => (from ?? '') <= day)?.streams ?? streams
		return {
			...rhythm,
			valid_from,
			has_trash: rhythm.has_trash && ours.includes('trash'),
			recycling: ours.includes('recycling') ? rhythm.recycling : 'none',
			has_lawn: rhythm.has_lawn && ours.includes('lawn'),
		}
	})
	return { ...area, ...areaWith(rules) }
}

export function rhythmOf({ weekday, has_trash, recycling, recycling_anchor, has_lawn }: Rhythm): Rhythm {
	return { weekday, has_trash, recycling, recycling_anchor, has_lawn }
}

function holdsOn({ valid_from }: AreaRule, date: string): boolean {
	return valid_from === null || valid_from <= date
}

function areaWith(rules: readonly AreaRule[]): RuledArea {
	const kept = rules.filter((rule, at) => {
		const before = rules[at - 1]
		return !before || rhythmFields.some((field) => rule[field] !== before[field])
	})
	const newest = kept.at(-1) as AreaRule
	return { ...newest, earlier_rules: kept.slice(0, -1) }
}
