import { capitalized } from '#platform/text/capitalized.ts'
import { formatDollars } from '#app/company/dollars.ts'
import { clockText, hourText } from '#app/company/clock_text.ts'
import { daySpan } from '#app/company/day_span.ts'
import { openingLines, sundayEmergency } from '#app/company/business_hours.ts'
import { observedHolidays } from '#app/company/days_off.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { listed } from '#platform/text/listed.ts'
import {
	hoaAnswer,
	hoaPromise,
	orderAnswer,
	orderPromise,
	quoteAnswer,
	quotePromise,
	serviceAnswer,
	servicePromise,
} from '#app/company/promises.ts'
import { counted } from '#platform/text/counted.ts'
import {
	daysInWords,
	recyclingDay,
	recyclingInShort,
	servedPlaces,
	setOutInWords,
	townDays,
} from '#app/company/routes.ts'
import type { OfferedService } from '#app/company/services.ts'
import { services } from '#db/service_names.ts'
import { cartNames, cartWord, linesOfCarts } from './cart_words.ts'
import { truckTypes } from '#app/company/truck_types.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { isOfMissingSize, isOfSize, sizeNames, type Sizes, sizeWord } from './size_words.ts'
import { untold, withoutUntold } from './untold.ts'

/**
 * Stored copy names a fact (`{{price.cart65}}`) and never types it, so that a changed price changes
 * everywhere at once (decisions, "one fact, one place").
 */
const placeholder = /\{\{([^{}]*)\}\}/g
/** With the unit after it, which copy has in the plural: where there is one of it, `{{rolloff.8.tons}} tons` is `1 ton`. */
const withUnit = /\{\{([^{}]*)\}\}((?: pickup)? (?:bag|load|pound|ton)s\b)?/g
const monthNames =
	'January February March April May June July August September October November December'.split(' ')

/** Null where the company has not said it of itself yet. */
type Resolve = (facts: Facts, today: Date) => string | null

const fixed: ReadonlyMap<string, Resolve> = new Map<string, Resolve>([
	['company', (f) => f.name],
	['phone', (f) => f.phone],
	['email', (f) => f.email],
	['billingEmail', (f) => f.billingEmail],
	['address', ({ address: a }) => `${a.street}, ${a.city}, ${a.state} ${a.zip}`],
	['address.city', (f) => f.address.city],
	['address.state', (f) => f.address.state],
	['price.recycling', (f) => formatDollars(f.prices.recycling)],
	['price.lawn', (f) => formatDollars(f.prices.lawn)],
	['cart.lawn', ({ lawnCan }) => lawnCan && `${lawnCan.gallons}`],
	['lawn.season', (f) => `${f.lawnSeason.from} to ${f.lawnSeason.to}`],
	['rolloff.range', (f) => rangeOf(f.rolloffs)],
	['rolloff.sizes', (f) => places(f.rolloffs.map((size) => `${size.yards}`))],
	['commercial.sizes', (f) => places(f.commercial.map((size) => `${size.yards}`))],
	['promise.quote', quotePromise],
	['promise.quoteAnswer', quoteAnswer],
	['promise.hoa', hoaPromise],
	['promise.hoaAnswer', hoaAnswer],
	['promise.service', servicePromise],
	['promise.serviceAnswer', serviceAnswer],
	['promise.order', orderPromise],
	['promise.orderAnswer', orderAnswer],
	['promise.accountUpdate', (f) => counted(f.promises.accountUpdateDays, 'business day')],
	['promise.billDue', (f) => counted(f.promises.billDueDays, 'day')],
	['promise.cancelNotice', (f) => counted(f.promises.cancelNoticeDays, 'day')],
	['promise.skipNotice', (f) => counted(f.promises.skipNoticeHours, 'hour')],
	['promise.rolloffCancel', (f) => counted(f.promises.rolloffCancelHours, 'hour')],
	['promise.sameDayCutoff', (f) => hourText(f.promises.sameDayCutoffHour)],
	['bill.dueDays', (f) => `${f.promises.billDueDays}`],
	['bill.customerIdDigits', (f) => `${f.promises.customerIdDigits}`],
	['region', (f) => f.region],
	['hours.weekdays', ({ hours: h }) => `${daySpan(h.days)}, ${clockText(h.opens)} to ${clockText(h.closes)}`],
	['hours.days', (f) => daySpan(f.hours.days)],
	['hours.opens', (f) => clockText(f.hours.opens)],
	['hours.closes', (f) => clockText(f.hours.closes)],
	['hours.sunday', (f) => f.hours.sunday],
	['hours.week', openingLines],
	['hours.sundayEmergency', sundayEmergency],
	['holidays', (f) => listed(observedHolidays(f.hours, 'moved'))],
	['founded', ({ founded: f }) => f && `${monthNames[f.month - 1]} ${f.year}`],
	['founded.year', ({ founded: f }) => f && `${f.year}`],
	['years', (f, today) => f.founded && `${yearsInService(f.founded, f, today)}`],
	['years.counted', (f, today) => f.founded && countedYears(f.founded, f, today)],
	['familyOwned', (f) => (f.familyOwned ? 'family-owned' : 'local')],
	['rating.value', ({ rating }) => rating && `${rating.value}`],
	['rating.count', ({ rating }) => rating && `${rating.count}`],
	['towns', (f) => places(servedPlaces(f.routes))],
	['towns.carts', (f) => places(f.routes.carts)],
	['towns.containers', (f) => places(f.routes.containers)],
	['towns.ownPrices', (f) => places(f.ownPrices.map(({ name }) => name))],
	['carts.outBy', (f) => setOutInWords(f.routes, f.hours.opens)],
	['recycling.day', (f) => recyclingDay(f.routes)],
	['recycling.short', (f) => recyclingInShort(f.routes)],
	['offered', offeredThings],
	['truck.type', (f) => f.truckType],
	['truck.empties', (f) => truckTypes[f.truckType]],
])

/** `A cart, a dumpster or a container`, of those that the company offers. */
function offeredThings({ services: { residential, commercial, rolloff } }: Facts): string {
	const things = [
		...(residential ? ['a cart'] : []),
		...(commercial ? ['a dumpster'] : []),
		...(rolloff ? ['a container'] : []),
	]
	return capitalized(listed(things, 'or'))
}

/** The service that facts belong to, by how their names begin; the first that fits. Facts of no service are always told. */
const ofService: readonly [start: string, OfferedService][] = [
	['cart.lawn', 'lawn'],
	['lawn.', 'lawn'],
	['price.lawn', 'lawn'],
	['price.recycling', 'recycling'],
	['commercial.', 'commercial'],
	['price.commercial', 'commercial'],
	['price.', 'residential'],
	['cart.', 'residential'],
	['carts.', 'residential'],
	['each.', 'residential'],
	['recycling.', 'recycling'],
	['days.', 'residential'],
	['towns.carts', 'residential'],
	['towns.ownPrices', 'residential'],
	['truck.', 'residential'],
	['promise.order', 'residential'],
	['promise.service', 'residential'],
	['promise.skipNotice', 'residential'],
	['rolloff.', 'rolloff'],
	['towns.containers', 'rolloff'],
	['promise.rolloff', 'rolloff'],
	['promise.sameDay', 'rolloff'],
	['promise.hoa', 'hoa'],
]

/** Whether a name is of what service at home costs, which a town may have of its own. */
export function isHomePrice(name: string): boolean {
	return /^(?:price\.(?:cart|recycling|lawn)|carts\.(?:cost|prices)|each\.price)/.test(name)
}

function isOffered(name: string, facts: Facts): boolean {
	if (facts.hasOwnPrices && isHomePrice(name)) return false
	const [, service] = ofService.find(([start]) => name.startsWith(start)) ?? []
	return service === undefined || facts.services[service]
}

/**
 * What of a copy depends on what is so of the company: `{{with.lawn}}` says nothing, and its sentence stands only where lawn pickup is offered;
 * `{{with.lawn: and lawn}}` is words that stand only there, `{{without.lawn: alone}}` words for where it is not.
 */
const conditions: ReadonlyMap<string, (facts: Facts) => boolean> = new Map([
	...([...services, 'recycling'] as const).flatMap((offer) =>
		either(offer, (facts) => facts.services[offer]),
	),
	...either('family', (facts) => facts.familyOwned),
	...either('carts', (facts) => facts.carts.length > 1),
	...either('rolloffSizes', (facts) => facts.rolloffs.length > 1),
	...either('dumpsterSizes', (facts) => facts.commercial.length > 1),
	...either('recyclingWeeks', ({ routes }) => ['alternating', 'both'].includes(routes.recycling)),
	...either('totals', (facts) => facts.rolloffs.some(({ price }) => price)),
])

function either(name: string, isSo: (facts: Facts) => boolean): [string, (facts: Facts) => boolean][] {
	return [
		[`with.${name}`, isSo],
		[`without.${name}`, (facts) => !isSo(facts)],
	]
}

/** The condition before a colon, and the words after it. */
function conditionIn(inside: string) {
	const [name = '', ...words] = inside.split(':')
	const isMet = conditions.get(name.trim())
	return isMet && { isMet, words: words.length > 0 ? words.join(':') : null }
}

/** What stands in the place of a condition: its words, or what leaves out its sentence. */
function told(
	{ isMet, words }: { isMet(facts: Facts): boolean; words: string | null },
	facts: Facts,
): string {
	if (isMet(facts)) return words ?? ''
	return words === null ? untold : ''
}

/**
 * Whole years since the founding month, by the calendar of the company's own time zone (decision D25).
 */
export function yearsInService(
	founded: NonNullable<Facts['founded']>,
	zoned: Pick<Facts, 'timeZone'>,
	today: Date,
): number {
	const [year, month] = localTimeOf(today, zoned).date.split('-').map(Number)
	return (year ?? 0) - founded.year - ((month ?? 0) < founded.month ? 1 : 0)
}

/** Null in the first year. */
function countedYears(...of: Parameters<typeof yearsInService>): string | null {
	const years = yearsInService(...of)
	return years > 0 ? counted(years, 'year') : null
}

/**
 * The text with its `{{names}}` replaced by the company facts, without the sentences that need one that the company has not said
 * (in HTML, the paragraphs). An unknown name goes to `onUnknown`, and leaves nothing behind unless that returns something: a
 * visitor never sees braces, and the log says which copy to mend. `isUnknown` adds names to those. The result is plain text; for copy
 * that is HTML, pass `escape`.
 */
export function fillPlaceholders(
	text: string,
	facts: Facts,
	today: Date,
	{
		onUnknown = warnUnknown,
		isUnknown = () => false,
		escape,
	}: {
		onUnknown?: (name: string) => string | void
		isUnknown?: (name: string) => boolean
		escape?: (value: string) => string
	} = {},
): string {
	const fill = (inside: string) => {
		const condition = conditionIn(inside)
		if (condition) return told(condition, facts)
		const name = inside.trim()
		const value = isUnknown(name) ? undefined : resolve(inside.includes(':') ? inside : name, facts, today)
		if (value === null) return untold
		const shown = value ?? (onUnknown(name) || '')
		return escape ? escape(shown) : shown
	}
	const isTold = (name: string) => isOffered(name, facts) && !isUnknown(name)
	const filled = linesOfCarts(text, facts.carts, isTold).replace(
		withUnit,
		(_, inside: string, units = '') => {
			const value = fill(inside)
			return value + (value === '1' ? units.slice(0, -1) : units)
		},
	)
	return filled.includes(untold) ? withoutUntold(filled, escape ? 'html' : 'plain') : filled
}

/** Copy as it is written, without what its conditions leave out at present: for lists, in which they would read as empty. */
export function withoutUnmet(text: string, facts: Facts): string {
	const said = text.replace(placeholder, (written, inside: string) => {
		const condition = conditionIn(inside)
		return condition ? told(condition, facts) : written
	})
	return said.includes(untold) ? withoutUntold(said, 'plain') : said
}

/** A text in its order: the words, and what stands between the braces of each placeholder, as it is written. */
export function splitPlaceholders(text: string): ({ text: string } | { written: string })[] {
	return text
		.split(placeholder)
		.map((piece, index) => (index % 2 === 1 ? { written: piece } : { text: piece }))
		.filter((piece) => 'written' in piece || piece.text !== '')
}

/** Every name there is, with its present value. */
export function placeholderValues(facts: Facts, today: Date): ReadonlyMap<string, string> {
	const names = [
		...fixed.keys(),
		...cartNames.filter((name) => !name.startsWith('each.')),
		...sizeNames(facts),
		...Object.keys(facts.routes.days).map((town) => `days.${town}`),
	]
	return new Map(
		names.filter((name) => isOffered(name, facts)).map((name) => [name, resolve(name, facts, today) ?? '']),
	)
}

/**
 * The names in a text that can be no placeholders, whatever the facts are, nor are in `also`; the back office refuses copy that
 * has any. One of a size may still be of a size that there is not: `missingSizes`.
 */
export function unknownPlaceholders(text: string, also: readonly string[] = []): string[] {
	return namesIn(text).filter((name) => !also.includes(name) && !isPlaceholder(name))
}

/** The names in a text that are of sizes which there are not. */
export function missingSizes(text: string, facts: Sizes): string[] {
	return namesIn(text).filter((name) => isOfMissingSize(name, facts))
}

function namesIn(text: string): string[] {
	return [...text.matchAll(placeholder)].map((match) => (match[1] ?? '').trim())
}

function isPlaceholder(name: string): boolean {
	return (
		conditionIn(name) !== undefined ||
		fixed.has(name) ||
		cartNames.includes(name.split(':')[0] ?? '') ||
		/^days\../.test(name) ||
		isOfSize(name)
	)
}

/** Null where the fact is there but not said, undefined where there is none. */
function resolve(name: string, facts: Facts, today: Date): string | null | undefined {
	if (!isOffered(name, facts)) return null
	const [group, town] = name.split('.')
	if (group === 'days' && town !== undefined) return daysInWords(townDays(facts.routes, town))
	const resolved = fixed.get(name)
	if (resolved) return resolved(facts, today)
	const word = cartWord(name, facts.carts)
	return word === undefined ? sizeWord(name, facts) : word
}

/** `12-30`; `12` where there is one size, null where there is none. */
function rangeOf(sizes: readonly { yards: number }[]): string | null {
	const [first, last] = [sizes[0], sizes.at(-1)]
	if (!first || !last) return null
	return first === last ? `${first.yards}` : `${first.yards}-${last.yards}`
}

/** Null where there are none. */
function places(names: readonly string[]): string | null {
	return names.length > 0 ? listed(names) : null
}

function warnUnknown(name: string): void {
	console.error(`Copy names an unknown placeholder: {{${name}}}`)
}
