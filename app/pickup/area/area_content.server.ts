import { rowAt } from '#app/content/listing.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { areaAlerts } from '../alerts/shown_alerts.server.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { nearnessOf } from '../schedule/nearness.ts'
import { nextPickups, type Pickup, pickupsBetween } from '../schedule/pickups.ts'
import { scheduleRules } from '../schedule/rules.ts'
import { setOutTime } from '../schedule/set_out.ts'
import type { Stream } from '../schedule/streams.ts'
import { firstDayToCome } from '../schedule/trucks_out.ts'
import { plannedContract } from '#app/content/planned_contract.ts'
import { areaFacts } from '#app/content/routes.server.ts'
import { townPricing } from '#app/content/town_pricing.server.ts'
import type { PricingInfo } from '#db/content_rows.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { townPicture } from '#app/pictures/town_picture.server.ts'
import { townMap } from '#app/sections/service_area/service_area.server.ts'

/** One day's pickups, with all their streams. */
export interface PickupDay {
	/** `YYYY-MM-DD`; the originally scheduled day if the pickups are canceled. */
	date: string
	/** `Thursday, November 26` */
	day: string
	streams: readonly Stream[]
	isCanceled: boolean
	/** The originally scheduled day of moved pickups, else null: `Thursday, November 26`. */
	movedFrom: string | null
	reason: string | null
}

const weeksShown = 8

/** What an area's page shows at `now`. */
export function areaContent(area: PickupAreaRow, snapshot: Snapshot, now: Date) {
	const { date: today } = localTimeOf(now, snapshot.facts)
	const rules = scheduleRules(snapshot)
	const until = addDays(civilDay(today), weeksShown * 7 - 1).date
	const next = nextDay(area, snapshot, now)
	return {
		slug: area.slug,
		name: area.name,
		contractedTo: area.contracted_to,
		contracted: plannedContract(area, 'pickupAreas', snapshot, until),
		setOut: setOutTime(next?.date ?? today, area, rules),
		next,
		days: pickupDays(pickupsBetween(area, today, until, rules)),
		alerts: areaAlerts(area, snapshot, now),
		prices: areaPrices(area, snapshot, now),
		view: areaView(area, snapshot),
	}
}

export type AreaContent = ReturnType<typeof areaContent>

/** Groups pickups by the day they come, or by their scheduled day if canceled. */
export function pickupDays(pickups: readonly Pickup[]): PickupDay[] {
	const byDay = Map.groupBy(pickups, ({ date, scheduled }) => date ?? scheduled)
	return [...byDay].map(([date, ofDay]) => {
		const scheduled = ofDay[0]?.scheduled ?? date
		return {
			date,
			day: formatDay(date),
			streams: [...new Set(ofDay.map(({ stream }) => stream))],
			isCanceled: ofDay.every((pickup) => pickup.date === null),
			movedFrom: scheduled === date ? null : formatDay(scheduled),
			reason: ofDay[0]?.reason ?? null,
		}
	})
}

/** The next pickup day and whether it is today or tomorrow; null if nothing comes within a year. */
export function nextDay(area: PickupAreaRow, snapshot: Snapshot, now: Date) {
	const here = localTimeOf(now, snapshot.facts)
	const rules = scheduleRules(snapshot)
	const coming = nextPickups(area, firstDayToCome(here, area, rules), 3, rules)
	const [day] = pickupDays(coming.filter(({ date }) => date === coming[0]?.date))
	if (!day) return null
	return { ...day, nearness: nearnessOf(day.date, here.date) }
}

/**
 * The prices in the area's town, with the town's page; null if we do not empty carts in the area, or the town
 * has no page or cannot be read.
 */
function areaPrices(
	area: PickupAreaRow,
	{ residentialTowns, facts }: Pick<Snapshot, 'residentialTowns' | 'facts'>,
	now: Date,
): { town: string; path: string; pricing: PricingInfo } | null {
	const town = rowAt(residentialTowns, area.town_slug)
	const here = areaFacts(area, facts, localTimeOf(now, facts).date)
	if (!town || !here.services.residential) return null
	const pricing = townPricing(town.pricing_info, here, now)
	return { town: town.name, path: `/residential/${town.slug}`, pricing }
}

/** The area's picture and the map of its town; `map` is '' if the town is not on the map. */
function areaView(
	{ town_slug }: Pick<PickupAreaRow, 'town_slug'>,
	snapshot: Pick<Snapshot, 'residentialTowns' | 'livery' | 'pictures'>,
) {
	const town = rowAt(snapshot.residentialTowns, town_slug)
	if (!town) return { picture: drawnPicture('residential', snapshot.livery), map: '' }
	return { picture: townPicture('residential', town, snapshot), map: townMap(town) }
}
