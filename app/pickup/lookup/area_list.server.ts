import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { picksUp, ruleOn } from '../schedule/area_rules.ts'
import { weekdayWords } from '../schedule/rule_words.ts'

/** The published areas by town, ordered by name; null when they cannot be read. */
export function areasByTown({ residentialTowns, pickupAreas, facts }: Snapshot, now: Date) {
	if (!residentialTowns.ok || !pickupAreas.ok) return null
	const areas = pickupAreas.rows
	const today = localTimeOf(now, facts).date
	return residentialTowns.rows
		.map(({ slug, name }) => ({
			name,
			areas: areas.filter(({ town_slug }) => town_slug === slug).map((area) => listedArea(area, today)),
		}))
		.filter((town) => town.areas.length > 0)
}

/** An area in a list: its name, page, and pickup day. `today` is `YYYY-MM-DD`. */
export function listedArea(area: PickupAreaRow, today: string) {
	return {
		name: area.name,
		to: `/pickup-day/${area.slug}`,
		day: areaDay(area, today),
	}
}

function areaDay(area: PickupAreaRow, today: string): string {
	if (area.contracted_to !== null) return `By ${area.contracted_to}`
	return picksUp(ruleOn(area, today)) ? weekdayWords(area, today) : 'No pickup yet'
}
