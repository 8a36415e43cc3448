import { capitalized } from '#platform/text/capitalized.ts'
import { formatDollars } from '#app/company/dollars.ts'
import { clockText, hourText } from '#app/company/clock_text.ts'
import { daySpan } from '#app/company/day_span.ts'
import { openingLines, sundayEmergency } from '#app/company/business_hours.ts'
import { observedHolidays } from '#app/company/days_off.ts'
import { dumpsterSchedules } from '#app/company/pickup_schedules.ts'
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
import { cartNames, cartWord } from './cart_words.ts'
import { truckTypes } from '#app/company/truck_types.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { isOfSize, sizeNames, sizeWord } from './size_words.ts'

const monthNames =
	'January February March April May June July August September October November December'.split(' ')

/** Returns a fact's text; null if the company has not stated it. */
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
	['rolloff.sizes', (f) => listedNames(f.rolloffs.map((size) => `${size.yards}`))],
	['commercial.sizes', (f) => listedNames(f.commercial.map((size) => `${size.yards}`))],
	['commercial.pickups', dumpsterSchedules],
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
	['holidays', (f) => listedNames(observedHolidays(f.hours, 'moved'))],
	['founded', ({ founded: f }) => f && [monthNames[(f.month ?? 0) - 1], f.year].filter(Boolean).join(' ')],
	['founded.year', ({ founded: f }) => f && `${f.year}`],
	['years', (f, today) => f.founded && `${yearsInService(f.founded, f, today)}`],
	['years.counted', (f, today) => f.founded && countedYears(f.founded, f, today)],
	['familyOwned', (f) => (f.familyOwned ? 'family-owned' : 'local')],
	['rating.value', ({ rating }) => rating && `${rating.value}`],
	['rating.count', ({ rating }) => rating && `${rating.count}`],
	['towns', (f) => listedNames(servedPlaces(f.routes))],
	['towns.carts', (f) => listedNames(f.routes.carts)],
	['towns.containers', (f) => listedNames(f.routes.containers)],
	['towns.commercial', (f) => listedNames(f.routes.commercial)],
	['towns.ownPrices', (f) => listedNames(f.ownPrices.map(({ name }) => name))],
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

/** The service that facts belong to, by name prefix; the first match wins. Facts of no service are always available. */
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
	['towns.commercial', 'commercial'],
	['promise.rolloff', 'rolloff'],
	['promise.sameDay', 'rolloff'],
	['promise.hoa', 'hoa'],
]

/** Whether a name is a price of service at home, which a town may have of its own. */
export function isHomePrice(name: string): boolean {
	return /^(?:price\.(?:cart|recycling|lawn)|carts\.(?:cost|prices)|each\.price)/.test(name)
}

/** Whether the service that a fact belongs to is offered, so that copy may name it. */
export function isOffered(name: string, facts: Facts): boolean {
	if (facts.hasOwnPrices && isHomePrice(name)) return false
	const [, service] = ofService.find(([start]) => name.startsWith(start)) ?? []
	return service === undefined || facts.services[service]
}

/** A placeholder's value: null if the fact exists but is not stated, undefined if there is no such fact. */
export function factNamed(name: string, facts: Facts, today: Date): string | null | undefined {
	if (!isOffered(name, facts)) return null
	const [group, town] = name.split('.')
	if (group === 'days' && town !== undefined) return daysInWords(townDays(facts.routes, town))
	const resolved = fixed.get(name)
	if (resolved) return resolved(facts, today)
	const word = cartWord(name, facts.carts)
	return word === undefined ? sizeWord(name, facts) : word
}

/** Whether a name can be a fact, regardless of the company's facts. */
export function isFactName(name: string): boolean {
	return (
		fixed.has(name) || cartNames.includes(name.split(':')[0] ?? '') || /^days\../.test(name) || isOfSize(name)
	)
}

/** All available placeholders with their current values. */
export function placeholderValues(facts: Facts, today: Date): ReadonlyMap<string, string> {
	const names = [
		...fixed.keys(),
		...cartNames.filter((name) => !name.startsWith('each.')),
		...sizeNames(facts),
		...Object.keys(facts.routes.days).map((town) => `days.${town}`),
	]
	return new Map(
		names.filter((name) => isOffered(name, facts)).map((name) => [name, factNamed(name, facts, today) ?? '']),
	)
}

/**
 * Whole years since the founding month in the company's time zone (decision D25); if only the year is known,
 * the years that are certainly complete.
 */
export function yearsInService(
	founded: NonNullable<Facts['founded']>,
	zoned: Pick<Facts, 'timeZone'>,
	today: Date,
): number {
	const [year, month] = localTimeOf(today, zoned).date.split('-').map(Number)
	return (year ?? 0) - founded.year - ((month ?? 0) < (founded.month ?? 12) ? 1 : 0)
}

/** Null in the first year. */
function countedYears(...of: Parameters<typeof yearsInService>): string | null {
	const years = yearsInService(...of)
	return years > 0 ? counted(years, 'year') : null
}

/** The range of sizes: `12-30`; `12` for a single size, null for none. */
function rangeOf(sizes: readonly { yards: number }[]): string | null {
	const [first, last] = [sizes[0], sizes.at(-1)]
	if (!first || !last) return null
	return first === last ? `${first.yards}` : `${first.yards}-${last.yards}`
}

/** The names as a list in words; null if there are none. */
function listedNames(names: readonly string[]): string | null {
	return names.length > 0 ? listed(names) : null
}
