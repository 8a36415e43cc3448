import { changeRules, type Rhythm, rhythmFields } from '#app/pickup/schedule/area_rules.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

type Columns = Readonly<Record<string, unknown>>

/** The fields of an area's newest rule that these columns change. */
export function changedRhythm(current: PickupAreaRow, columns: Columns): Partial<Rhythm> {
	const changed = rhythmFields.filter((field) => field in columns && columns[field] !== current[field])
	return Object.fromEntries(changed.map((field) => [field, columns[field]]))
}

/** Whether trash pickup moves from us to another hauler or back; renaming the other hauler does not count. */
export function changesHauler(current: Columns, columns: Columns): boolean {
	const isOurs = (value: unknown) => (value ?? null) === null
	return 'contracted_to' in columns && isOurs(columns['contracted_to']) !== isOurs(current['contracted_to'])
}

/**
 * The columns to write for an area. If they change its day or streams, its rules get an entry that starts on `from`
 * (`YYYY-MM-DD`), and `rules_changed_at` triggers mails to subscribers, as a change of hauler does.
 */
export function ruledColumns(current: PickupAreaRow, columns: Columns, from: string, now: Date) {
	const changes = changedRhythm(current, columns)
	const isRuled = Object.keys(changes).length > 0
	if ('earlier_rules' in columns || !(isRuled || changesHauler({ ...current }, columns)))
		return { ...columns }
	const rules = isRuled ? changeRules(current, changes, from) : {}
	return { ...columns, ...rules, rules_changed_at: now.toISOString() }
}
