import { holidaysMovePickups } from '#app/company/days_off.ts'
import { hasSchedules } from '#app/company/pickup_schedules.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { closedBy } from '#app/company/services.ts'
import { services } from '#db/service_names.ts'
import { missingFact } from './missing_fact.ts'

/**
 * Conditions in copy. `{{with.lawn}}` is empty, and its sentence stays only if lawn pickup is offered;
 * `{{with.lawn: and lawn}}` adds words only then, `{{without.lawn: alone}}` only otherwise.
 */
const conditions: ReadonlyMap<string, (facts: Facts) => boolean> = new Map([
	...([...services, 'recycling'] as const).flatMap((offer) =>
		either(offer, (facts) => facts.services[offer]),
	),
	...either('containers', ({ services: { rolloff, commercial } }) => rolloff || commercial),
	...either('ordering', ({ closedPages }) => closedBy(closedPages, '/order') === null),
	...either('texts', (facts) => facts.textNotifications),
	...either('family', (facts) => facts.familyOwned),
	...either('carts', (facts) => facts.carts.length > 1),
	...either('rolloffSizes', (facts) => facts.rolloffs.length > 1),
	...either('dumpsterSizes', (facts) => facts.commercial.length > 1),
	...either('pickupSchedules', hasSchedules),
	...either('recyclingWeeks', ({ routes }) => ['alternating', 'both'].includes(routes.recycling)),
	...either('holidays', ({ hours }) => holidaysMovePickups(hours)),
	...either('totals', (facts) => facts.rolloffs.some(({ price }) => price)),
])

function either(name: string, isSo: (facts: Facts) => boolean): [string, (facts: Facts) => boolean][] {
	return [
		[`with.${name}`, isSo],
		[`without.${name}`, (facts) => !isSo(facts)],
	]
}

/**
 * Parses a placeholder's inside: the condition before the colon, and the words after it; undefined if it is no
 * condition.
 */
export function conditionIn(inside: string) {
	const [name = '', ...words] = inside.split(':')
	const isMet = conditions.get(name.trim())
	return isMet && { isMet, words: words.length > 0 ? words.join(':') : null }
}

/** The replacement of a condition: its words, or the marker that removes its sentence. */
export function conditionText(
	{ isMet, words }: { isMet(facts: Facts): boolean; words: string | null },
	facts: Facts,
): string {
	if (isMet(facts)) return words ?? ''
	return words === null ? missingFact : ''
}
