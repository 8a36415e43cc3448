import { rowIn, rowsIn } from '#app/content/listing.ts'
import { townFacts, townPricesPath } from '#app/content/routes.server.ts'
import { contentOn, type Snapshot } from '#app/content/snapshot.server.ts'
import { contractorOfAll } from '#app/content/types/residential_towns.ts'
import { comingRules, ruleOn, streamsOf } from '#app/pickup/schedule/area_rules.ts'
import type { Stream } from '#app/pickup/schedule/streams.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Hindrance } from './place.ts'

/** The town and areas in which an address may lie, and the streams ordered there. */
interface Wanted {
	town: ResidentialTownRow | undefined
	areas: readonly PickupAreaRow[]
	streams: readonly Stream[]
	/** `YYYY-MM-DD` */
	today: string
	/** The last day whose changes a customer who orders now must know. */
	until: string
}

/**
 * Why no order is accepted although we serve the address: the town's own prices, or the first change that is
 * planned or due by an area's rules; else null.
 */
export function hindranceTo(
	snapshot: Snapshot,
	{ town, areas, streams, today, until }: Wanted,
): Hindrance | null {
	const to = town ? townPricesPath(town) : ''
	const hasOwnPrices = (day: string) => {
		const then = contentOn(snapshot, day)
		const known = rowIn(then.residentialTowns, town?.id)
		return known !== undefined && townFacts(known, then, day).hasOwnPrices === true
	}
	const contractorOn = (day: string) => {
		const then = contentOn(snapshot, day)
		const own = areas.map((area) => rowIn(then.pickupAreas, area.id)?.contracted_to ?? null)
		return rowIn(then.residentialTowns, town?.id)?.contracted_to ?? contractorOfAll(own)
	}
	const comesOn = (day: string, stream: Stream) => {
		const { services } = contentOn(snapshot, day).facts
		const isOffered = services.residential && (stream !== 'lawn' || services.lawn)
		if (areas.length === 0) return isOffered
		return areas.some((area) => streamsOf(ruleOn(area, day)).includes(stream))
	}
	if (hasOwnPrices(today)) return { kind: 'own-prices', to, from: null }
	const days = daysOfChange(snapshot, { areas, today, until })
	for (const [at, from] of days.entries()) {
		const contractor = contractorOn(from)
		if (contractor !== null && streams.includes('trash')) return { kind: 'contracted', contractor, from }
		// A stream that only starts later has not ended.
		const ended = streams.find((stream) => days.slice(at).every((day) => !comesOn(day, stream)))
		if (ended) return { kind: 'off', stream: ended, from }
		if (hasOwnPrices(from)) return { kind: 'own-prices', to, from }
	}
	return null
}

/** The days (`YYYY-MM-DD`) on which a planned change takes effect or a new rule of one of these areas begins. */
export function daysOfChange(
	{ planned }: Pick<Snapshot, 'planned'>,
	{ areas, today, until }: Pick<Wanted, 'areas' | 'today' | 'until'>,
): string[] {
	const effective = rowsIn(planned).map(({ from }) => from)
	const ruled = areas.flatMap((area) => comingRules(area, today).map(({ valid_from }) => valid_from ?? today))
	return [...new Set([...effective, ...ruled])].filter((day) => day <= until).toSorted()
}
