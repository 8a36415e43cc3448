import type { Services } from '#app/services.server.ts'
import { rowAt } from '#app/content/listing.ts'
import { listed } from '#platform/text/listed.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { daysOffOn, hasNoPickups } from '#app/company/days_off.ts'
import { findPlace } from '#app/pages/order/find_place.server.ts'
import { isForQuote, hindranceAt } from '#app/pages/order/place.ts'
import { hindranceSentence, placeTitle } from '#app/pages/order/place_words.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { pickupsBetween } from '#app/pickup/schedule/pickups.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import type { ServiceOrderRow } from '#db/lead_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

/** The columns of an order that determine its schedule. */
type ScheduledOrder = Pick<ServiceOrderRow, 'service' | 'extras' | 'address' | 'town'>

const daysShown = 3
const daysLooked = 35

/**
 * Returns the areas that the list of streets has for an order's address (empty if unknown), and a sentence on why no
 * order would be accepted there now, or null. Rejects while the store is unavailable.
 */
export async function placeOfOrder(
	services: Pick<Services, 'store' | 'content'>,
	{ service, extras, address, town }: ScheduledOrder,
	now: Date,
): Promise<{ areas: PickupAreaRow[]; warning: string | null }> {
	if (!address) return { areas: [], warning: null }
	const wanted = { service, extras: extras ?? [], address, town, areaSlug: '' }
	const place = await findPlace(services, wanted, now)
	const hindrance = hindranceAt(place)
	const slugs =
		place.kind === 'area'
			? [place.slug]
			: place.kind === 'choose'
				? place.choices.map(({ slug }) => slug)
				: []
	return {
		areas: [...new Set(slugs)].flatMap((slug) => rowAt(services.content.current.pickupAreas, slug) ?? []),
		warning: hindrance
			? hindranceSentence(hindrance, 'this town')
			: isForQuote(place)
				? `${placeTitle(place)}.`
				: null,
	}
}

/** Returns the pickup days (`YYYY-MM-DD`) of an area that apply to an order, for five weeks starting at `from`. */
export function orderDays(
	area: PickupAreaRow,
	{ service }: Pick<ScheduledOrder, 'service'>,
	from: string,
	snapshot: Snapshot,
): string[] {
	const to = addDays(civilDay(from), daysLooked).date
	const stream = service === 'lawn' ? 'lawn' : 'trash'
	return pickupsBetween(area, from, to, scheduleRules(snapshot)).flatMap((pickup) =>
		pickup.stream === stream && pickup.date !== null ? [pickup.date] : [],
	)
}

/** Formats the next days of `orderDays`, as in `Wednesday, December 2; Wednesday, December 9`. */
export function nextDaysInWords(days: readonly string[]): string {
	return days
		.slice(0, daysShown)
		.map((day) => formatDay(day))
		.join('; ')
}

/** Returns sentences on why the schedule has no first pickup on this day; empty if it has one. */
export function dayQuestion(
	{ area, listed: areas }: { area: PickupAreaRow | null; listed: readonly PickupAreaRow[] },
	order: ScheduledOrder,
	day: string,
	snapshot: Snapshot,
): string {
	const sentences: string[] = []
	if (area !== null && areas.length > 0 && !areas.some(({ slug }) => slug === area.slug))
		sentences.push(
			`By the list of streets this address is in ${listed(
				areas.map(({ name }) => name),
				'or',
			)}, not in ${area.name}.`,
		)
	const known = area ?? (areas.length === 1 ? areas[0] : null) ?? null
	const off = daysOffOn(day, snapshot.facts.hours).filter(({ movesPickups }) => movesPickups)
	const holiday = listed(off.map(({ name }) => name))
	const dayAndHoliday = holiday ? `${formatDay(day, 'longDate')} is ${holiday}` : formatDay(day, 'longDate')
	if (known === null) {
		const isWeekend = ['Saturday', 'Sunday'].includes(formatDay(day, 'weekday'))
		if (hasNoPickups(day, snapshot.facts.hours)) sentences.push(`${dayAndHoliday}: no truck goes out.`)
		else if (isWeekend)
			sentences.push(`${dayAndHoliday} is on a weekend, when no truck goes out by the schedule.`)
	} else if (!orderDays(known, order, day, snapshot).includes(day)) {
		const next = nextDaysInWords(orderDays(known, order, day, snapshot))
		const kind = order.service === 'lawn' ? 'lawn' : 'trash'
		sentences.push(
			`${dayAndHoliday}${holiday ? ', and' : ' is'} no day for ${kind} in ${known.name}.`,
			next ? `The next ones are ${next}.` : 'None comes within five weeks of it.',
		)
	}
	return sentences.join(' ')
}
