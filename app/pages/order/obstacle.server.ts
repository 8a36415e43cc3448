import { openPlans } from '#app/content/open_plans.server.ts'
import { forecastByDay, type Target, targetKey } from '#app/content/plan_forecast.ts'
import { townFacts, townPricesPath } from '#app/content/routes.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { Stream } from '#app/pickup/schedule/streams.ts'
import type { Store } from '#db/store.server.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { listed } from '#platform/text/listed.ts'
import type { Obstacle } from './place.ts'

/** The town and the areas in which an address may lie, and what is wanted there. */
interface Wanted {
	town: ResidentialTownRow | undefined
	areas: readonly PickupAreaRow[]
	streams: readonly Stream[]
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
 * Why no order is taken although we come there for it: what holds in the town, or the first of what is planned. A plan that somebody has to
 * decide first is none. Rejects while the store is away.
 */
export async function obstacleTo(
	{ db }: Store,
	snapshot: Snapshot,
	{ town, areas, streams }: Wanted,
	today: string,
): Promise<Obstacle | null> {
	const hasOwnPrices = (pricing_info: unknown) =>
		town !== undefined &&
		townFacts({ ...town, pricing_info: pricing_info as string | null }, snapshot, today).hasOwnPrices === true
	const to = town ? townPricesPath(town) : ''
	if (town && hasOwnPrices(town.pricing_info)) return { kind: 'own-prices', to, from: null }

	const { services } = snapshot.facts
	const known = new Map<string, unknown>([
		...areas.map((area) => [targetKey(contractorIn(area)), area.contracted_to] as const),
		...(['residential', 'lawn'] as const).map(
			(name) => [targetKey(ofService(name)), services[name]] as const,
		),
	])
	if (town) {
		known.set(targetKey(ofTown(town, 'pricing_info')), town.pricing_info)
		known.set(targetKey(ofTown(town, 'contracted_to')), town.contracted_to)
	}
	const plans = (await openPlans(db)).filter((plan) => known.has(targetKey(plan)))
	for (const { from, valueThen } of forecastByDay(plans, (target) => known.get(targetKey(target)))) {
		const contractors = [...new Set(areas.map((area) => valueThen(contractorIn(area)) as string | null))]
		const others = contractors.filter((contractor) => contractor !== null)
		const ofAreas = others.length > 0 && others.length === contractors.length ? listed(others, 'or') : null
		const contractor = (town && (valueThen(ofTown(town, 'contracted_to')) as string | null)) ?? ofAreas
		if (contractor !== null && streams.includes('trash')) return { kind: 'contracted', contractor, from }
		const main = streams.includes('trash') ? 'trash' : 'lawn'
		if (valueThen(ofService('residential')) === false) return { kind: 'off', stream: main, from }
		if (streams.includes('lawn') && valueThen(ofService('lawn')) === false)
			return { kind: 'off', stream: 'lawn', from }
		if (town && hasOwnPrices(valueThen(ofTown(town, 'pricing_info')))) return { kind: 'own-prices', to, from }
	}
	return null
}
