import type { Services } from '#app/services.server.ts'
import { rowAt } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
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
export type ScheduledOrder = Pick<ServiceOrderRow, 'service' | 'extras' | 'address' | 'town'>

const daysShown = 3
const daysLooked = 35

/** What is known about an order's address. */
export interface PlaceOfOrder {
	/** The areas that the list of streets has for it; empty if unknown. */
	areas: readonly PickupAreaRow[]
	/** The only one of them; null if there is none, or more than one. */
	only: PickupAreaRow | null
	/** A sentence on why no order would be accepted there now, or null. */
	warning: string | null
}

/** Returns what is known about an order's address. Rejects while the store is unavailable. */
export async function placeOfOrder(
	services: Pick<Services, 'store' | 'content'>,
	{ service, extras, address, town }: ScheduledOrder,
	now: Date,
): Promise<PlaceOfOrder> {
	if (!address) return { areas: [], only: null, warning: null }
	const wanted = { service, extras: extras ?? [], address, town, areaSlug: '' }
	const place = await findPlace(services, wanted, now)
	const hindrance = hindranceAt(place)
	const slugs =
		place.kind === 'area'
			? [place.slug]
			: place.kind === 'choose'
				? place.choices.map(({ slug }) => slug)
				: []
	const { pickupAreas } = services.content.current
	const areas = [...new Set(slugs)].flatMap((slug) => rowAt(pickupAreas, slug) ?? [])
	return {
		areas,
		only: areas.length === 1 ? (areas[0] ?? null) : null,
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
