import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { localFacts } from '#app/content/routes.server.ts'
import { townPricing } from '#app/content/town_pricing.server.ts'
import type { PricingInfo } from '#db/content_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

/** The prices in the area's town and its page; null when the town has no page or cannot be read. */
export function areaPrices(
	{ id, town_slug }: Pick<PickupAreaRow, 'id' | 'town_slug'>,
	{ residentialTowns, pickupAreas, facts }: Pick<Snapshot, 'residentialTowns' | 'pickupAreas' | 'facts'>,
	now: Date,
): { town: string; path: string; pricing: PricingInfo } | null {
	const town = residentialTowns.ok && residentialTowns.rows.find(({ slug }) => slug === town_slug)
	if (!town) return null
	const here = localFacts({ facts, pickupAreas }, (area) => area.id === id, localTimeOf(now).date)
	const pricing = townPricing(town.pricing_info, here, now)
	return { town: town.name, path: `/residential/${town.slug}`, pricing }
}
