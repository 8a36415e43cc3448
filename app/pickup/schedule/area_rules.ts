import type { AreaRule, PickupAreaRow } from '#db/pickup_rows.ts'
import { compareText } from '#platform/text/compare_text.ts'
import { type Stream, streams } from './streams.ts'

/** An area with all of its rules. */
export type RuledArea = AreaRule & Pick<PickupAreaRow, 'earlier_rules'>

/** What a rule says, without its first day. */
export type Rhythm = Omit<AreaRule, 'valid_from'>

/** The columns of a rule besides its first day. */
export const rhythmFields = [
	'weekday',
	'has_trash',
	'recycling',
	'recycling_anchor',
	'has_lawn',
] as const satisfies readonly (keyof Rhythm)[]

/** An area's rules, the earliest first: each holds from its first day until the next one's. */
export function rulesOf({ earlier_rules, ...area }: RuledArea): readonly AreaRule[] {
	return [...earlier_rules, { ...rhythmOf(area), valid_from: area.valid_from }]
}

/** The rule that holds on a day (`YYYY-MM-DD`): everything that names a pickup day asks this. */
export function ruleOn(area: RuledArea, date: string): AreaRule {
	if (area.valid_from === null || area.valid_from <= date) return area
	return area.earlier_rules.findLast((rule) => holdsOn(rule, date)) ?? area.earlier_rules[0] ?? area
}

/** The rules that hold from a later day than `today` on. */
export function comingRules(area: RuledArea, today: string): readonly AreaRule[] {
	return rulesOf(area).filter((rule) => !holdsOn(rule, today))
}

/** The area with these changes from a day on, those of later rules included; rules that say nothing new are left out. */
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

/** The area whose newest rule begins on another day. */
export function moveNewestRule(area: RuledArea, from: string): RuledArea {
	const before = area.earlier_rules.length > 0 ? areaWith(area.earlier_rules) : area
	return changeRules(before, rhythmOf(area), from)
}

/** Whether anything is picked up by this rule. */
export function picksUp(rhythm: Rhythm): boolean {
	return streamsOf(rhythm).length > 0
}

/** Whether anything is picked up in the area by the rule of a day (`YYYY-MM-DD`) or a later one. */
export function picksUpFrom(date: string, area: RuledArea): boolean {
	return [ruleOn(area, date), ...comingRules(area, date)].some(picksUp)
}

/** What comes by this rule, lawn pickup in its season. */
export function streamsOf({ has_trash, recycling, has_lawn }: Rhythm): Stream[] {
	const comes = { trash: has_trash, recycling: recycling !== 'none', lawn: has_lawn }
	return streams.filter((stream) => comes[stream])
}

/** What we pick up in an area from a day (`YYYY-MM-DD`) on, whatever its own rules say; from null on, now. */
export interface OurStreams {
	from: string | null
	streams: readonly Stream[]
}

/** The area with the rules by which we come: without what is contracted to somebody else or not offered. `ourStreams` in the order of their days. */
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
