import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { StopSchedule } from './stop_day.ts'

/** What stands in its place. */
export const noArea = 'No pickup area'

/** What staff call each area, by its id: `Windsor, Lake side`. */
export function areaNames(
	{ residentialTowns }: Pick<Snapshot, 'residentialTowns'>,
	{ areas }: Pick<StopSchedule, 'areas'>,
): Map<string, string> {
	const towns = new Map(
		residentialTowns.ok ? residentialTowns.rows.map(({ slug, name }) => [slug, name]) : [],
	)
	return new Map(
		[...areas.values()].map(({ id, town_slug, name }) => [
			id,
			[towns.get(town_slug), name].filter(Boolean).join(', '),
		]),
	)
}
