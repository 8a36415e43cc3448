import { changeRules, type Rhythm, rhythmFields } from '#app/pickup/schedule/area_rules.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

type Columns = Readonly<Record<string, unknown>>

/** What of an area's newest rule these columns change. */
export function changedRhythm(current: PickupAreaRow, columns: Columns): Partial<Rhythm> {
	const changed = rhythmFields.filter((field) => field in columns && columns[field] !== current[field])
	return Object.fromEntries(changed.map((field) => [field, columns[field]]))
}

/** Whether the trash goes over from us to another hauler, or back: not whether one is called otherwise. */
export function changesHauler(current: Columns, columns: Columns): boolean {
	const isOurs = (value: unknown) => (value ?? null) === null
	return 'contracted_to' in columns && isOurs(columns['contracted_to']) !== isOurs(current['contracted_to'])
}

/**
 * The columns of an area with its rules, where they change its day or streams: that holds from a day (`YYYY-MM-DD`) on, and
 * what was before stays as it was. Who has reminders is told of that, and of another hauler.
 */
export function ruledColumns(current: PickupAreaRow, columns: Columns, from: string, now: Date) {
	const changes = changedRhythm(current, columns)
	const isRuled = Object.keys(changes).length > 0
	if ('earlier_rules' in columns || !(isRuled || changesHauler({ ...current }, columns)))
		return { ...columns }
	const rules = isRuled ? changeRules(current, changes, from) : {}
	return { ...columns, ...rules, rules_changed_at: now.toISOString() }
}
