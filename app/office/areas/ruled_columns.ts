import { changeRules, type Rhythm, rhythmFields } from '#app/pickup/schedule/area_rules.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

type Columns = Readonly<Record<string, unknown>>

/** What of an area's newest rule these columns change. */
export function changedRhythm(current: PickupAreaRow, columns: Columns): Partial<Rhythm> {
	const changed = rhythmFields.filter((field) => field in columns && columns[field] !== current[field])
	return Object.fromEntries(changed.map((field) => [field, columns[field]]))
}

/**
 * The columns of an area with its rules, where they change its day or streams: that holds from a day (`YYYY-MM-DD`) on, and
 * what was before stays as it was.
 */
export function ruledColumns(current: PickupAreaRow, columns: Columns, from: string, now: Date) {
	const changes = changedRhythm(current, columns)
	if ('earlier_rules' in columns || Object.keys(changes).length === 0) return { ...columns }
	return { ...columns, ...changeRules(current, changes, from), rules_changed_at: now.toISOString() }
}
