import { readForecast } from '#app/content/open_plans.server.ts'
import type { Target } from '#app/content/plan_forecast.ts'
import { townFacts, townPricesPath } from '#app/content/routes.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { contractorOfAll } from '#app/content/types/residential_towns.ts'
import { comingRules, ruleOn, streamsOf } from '#app/pickup/schedule/area_rules.ts'
import type { Stream } from '#app/pickup/schedule/streams.ts'
import type { Store } from '#db/store.server.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Hindrance } from './place.ts'

/** The town and the areas in which an address may lie, and what is wanted there. */
interface Wanted {
	town: ResidentialTownRow | undefined
	areas: readonly PickupAreaRow[]
	streams: readonly Stream[]
	/** `YYYY-MM-DD` */
	today: string
	/** The last day of which whoever orders now must know. */
	until: string
}

const ofTown = ({ id }: ResidentialTownRow, field: 'pricing_info' | 'contracted_to'): Target => ({
	content_table: 'residential_towns',
	row_id: id,
	field,
})
const contractorIn = ({ id }: PickupAreaRow): Target => ({
	content_table: 'pickup_areas',
	row_id: id,
	field: 'contracted_to',
})
const ofService = (name: 'residential' | 'lawn'): Target => ({
	content_table: 'company_facts',
	row_id: `services.${name}`,
	field: 'value',
})

/**
 * Why no order is taken although we come there for it: what holds in the town, or the first of what is planned or begins by an area's rules. A
 * plan that somebody has to decide first is none. Rejects while the store is away.
 */
export async function hindranceTo(
	{ db }: Store,
	snapshot: Snapshot,
	{ town, areas, streams, today, until }: Wanted,
): Promise<Hindrance | null> {
	const hasOwnPrices = (pricing_info: unknown) =>
		town !== undefined &&
		townFacts({ ...town, pricing_info: pricing_info as string | null }, snapshot, today).hasOwnPrices === true
	const to = town ? townPricesPath(town) : ''
	if (town && hasOwnPrices(town.pricing_info)) return { kind: 'own-prices', to, from: null }

	const { services } = snapshot.facts
	const fields: [Target, unknown][] = [
		...areas.map((area): [Target, unknown] => [contractorIn(area), area.contracted_to]),
		[ofService('residential'), services.residential],
		[ofService('lawn'), services.lawn],
	]
	if (town)
		fields.push(
			[ofTown(town, 'pricing_info'), town.pricing_info],
			[ofTown(town, 'contracted_to'), town.contracted_to],
		)
	const { days: planned, valueOn } = await readForecast(db, fields)
	const contractorOn = (day: string) => {
		const ofWholeTown = town && (valueOn(day, ofTown(town, 'contracted_to')) as string | null)
		const ofAreas = areas.map((area) => valueOn(day, contractorIn(area)) as string | null)
		return ofWholeTown ?? contractorOfAll(ofAreas)
	}
	const comesOn = (day: string, stream: Stream) =>
		valueOn(day, ofService('residential')) !== false &&
		(stream !== 'lawn' || valueOn(day, ofService('lawn')) !== false) &&
		(areas.length === 0 || areas.some((area) => streamsOf(ruleOn(area, day)).includes(stream)))

	const ruled = areas.flatMap((area) => comingRules(area, today).map(({ valid_from }) => valid_from ?? today))
	const changing = [...new Set([...planned, ...ruled])]
	const days = changing.filter((day) => day <= until).toSorted()
	for (const [at, from] of days.entries()) {
		const contractor = contractorOn(from)
		if (contractor !== null && streams.includes('trash')) return { kind: 'contracted', contractor, from }
		// What only begins later has not ended.
		const ended = streams.find((stream) => days.slice(at).every((day) => !comesOn(day, stream)))
		if (ended) return { kind: 'off', stream: ended, from }
		if (town && hasOwnPrices(valueOn(from, ofTown(town, 'pricing_info'))))
			return { kind: 'own-prices', to, from }
	}
	return null
}
