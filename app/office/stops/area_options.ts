import type { Snapshot } from '#app/content/snapshot.server.ts'
import { areaNames } from '#app/stops/area_names.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'

/** The shown pickup areas to choose from, by town and name. */
export function areaOptions(snapshot: Snapshot): { value: string; label: string }[] {
	return [...areaNames(snapshot, stopSchedule(snapshot))]
		.map(([value, label]) => ({ value, label }))
		.toSorted((one, other) => one.label.localeCompare(other.label) || one.value.localeCompare(other.value))
}
