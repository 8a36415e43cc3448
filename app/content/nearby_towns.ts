import { type Coordinates, milesBetween } from '#app/places/distance.ts'

/** The part of a town's row that distances need. */
export interface Place extends Coordinates {
	slug: string
}

/** The nearest other towns, nearest first, at most `count` (RT-03); towns at the same distance go by their slug. */
export function nearby<Town extends Place>(current: Place, towns: readonly Town[], count = 3): Town[] {
	return towns
		.filter(({ slug }) => slug !== current.slug)
		.map((town) => ({ town, miles: milesBetween(current, town) }))
		.toSorted((one, other) => one.miles - other.miles || (one.town.slug < other.town.slug ? -1 : 1))
		.slice(0, count)
		.map(({ town }) => town)
}
