import type { Snapshot } from '#app/content/snapshot.server.ts'
import { type StopSchedule, stopSchedule } from '#app/stops/stop_day.ts'

/** The shown pickup areas to choose from, by town and name. */
export function areaOptions(snapshot: Snapshot): { value: string; label: string }[] {
	return [...areaNames(snapshot, stopSchedule(snapshot))]
		.map(([value, label]) => ({ value, label }))
		.toSorted((one, other) => one.label.localeCompare(other.label) || one.value.localeCompare(other.value))
}

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
