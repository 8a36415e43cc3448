import type { Zoned } from '#app/company/zoned_time.ts'
import type { Transaction } from 'kysely'
import type { Invalid } from '#app/content/office_rules.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import { type RowForm, type RowRefused, rowOfValues } from '../rows/save_row.server.ts'
import { changedNames, type RowToWrite } from '../rows/write_row.server.ts'
import {
	type Actor,
	type ContentReading,
	type ContentServices,
	type Unavailable,
	writeContent,
} from '../store/write_content.server.ts'
import { storePlans, type When } from './add_plans.server.ts'
import { draftColumnPlans, notPlanned } from './check_plan.server.ts'
import { dayControl, dayError, nothingToPlan } from '../fields/plan_day.ts'

export type PlannedRow = { ok: true; planned: number } | RowRefused | Unavailable

/**
 * Plans a form's changes for a day (`YYYY-MM-DD`), field by field; a new row is added on that day. Validated against the
 * row as it will be by then, and checked for conflicts like a save.
 */
export async function planRow(
	services: ContentServices,
	form: RowForm,
	day: string,
	actor: Actor,
): Promise<PlannedRow> {
	const { types } = services.content
	return writeContent<PlannedRow>(services, async (trx) => {
		const read = await changesOn(trx, form, day, actor, services.content.current.facts)
		if (!read.ok) return read
		return planColumns(trx, services.content, read.row, { day, types }, actor)
	})
}

/** A dry run of `planRow`. Throws if the store fails. */
export async function draftRowPlans(
	{ store, content }: ContentReading,
	form: RowForm,
	day: string,
	actor: Actor,
): Promise<{ ok: true; plans: PlannedChangeRow[] } | RowRefused> {
	return store.db.transaction().execute(async (trx) => {
		const read = await changesOn(trx, form, day, actor, content.current.facts)
		if (!read.ok) return read
		return draftColumnPlans(trx, content, read.row, { day, types: content.types }, actor)
	})
}

/** The row with a form's changed columns, if they can be planned for the day. */
async function changesOn(
	trx: Transaction<Database>,
	form: RowForm,
	day: string,
	{ now }: Actor,
	zoned: Zoned,
): Promise<{ ok: true; row: RowToWrite } | RowRefused> {
	const { description, id } = form
	const wrongDay = dayError(day, now, zoned)
	if (wrongDay !== null) return notPlanned([{ field: dayControl, message: wrongDay }])
	const typed = await rowOfValues(trx, form)
	if (!typed.ok) return typed
	const { current, columns } = typed
	const changed = changedNames(current, columns).map((name) => [name, columns[name]])
	return { ok: true, row: { description, id, current, columns: Object.fromEntries(changed) } }
}

/** Plans new values for columns of a row within a transaction. */
export async function planColumns(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	row: RowToWrite,
	when: When,
	actor: Actor,
): Promise<{ ok: true; planned: number } | Invalid> {
	const drafted = await draftColumnPlans(trx, content, row, when, actor)
	if (!drafted.ok) return drafted
	const { plans } = drafted
	if (plans.length === 0) return notPlanned([{ field: dayControl, message: nothingToPlan }])
	await storePlans(trx, plans, when, actor)
	return { ok: true, planned: plans.length }
}
