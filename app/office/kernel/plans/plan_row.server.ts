import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { fieldsOf } from '#app/content/content_type.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { rowErrors, type RowForm, type Saved, rowOfValues } from '../rows/save_row.server.ts'
import type { RowToWrite } from '../rows/write_row.server.ts'
import {
	type Actor,
	type ContentServices,
	type Unavailable,
	writeContent,
} from '../store/write_content.server.ts'
import { absent } from '#app/content/plan_forecast.ts'
import { addPlans, planErrors, valuesOn, type When, type Wish } from './add_plans.server.ts'
import { dayControl, dayError, nothingToPlan } from '../fields/plan_day.ts'

export type PlannedRow =
	{ ok: true; planned: number } | Exclude<Saved, { ok: true } | Unavailable> | Unavailable

/**
 * Plans what a row's form changes, field by field, for a day (`YYYY-MM-DD`); a new row is added on that day. Checked against
 * the row as it will be by then, and for conflicts as a save is.
 */
export async function planRow(
	services: ContentServices,
	form: RowForm,
	day: string,
	actor: Actor,
): Promise<PlannedRow> {
	const { description, id } = form
	const { builtIn } = services.content
	const message = dayError(day, actor.now)
	if (message !== null) return refused([{ field: dayControl, message }])
	return writeContent<PlannedRow>(services, async (trx) => {
		const typed = await rowOfValues(trx, form)
		if (!typed.ok) return typed
		const { current, columns } = typed
		const changed = Object.entries(columns).filter(
			([name, value]) => !current || !isDeepStrictEqual(current[name] ?? null, value ?? null),
		)
		const row = { description, id, current }
		return planColumns(trx, services.content, row, Object.fromEntries(changed), { day, builtIn }, actor)
	})
}

/** The same within a transaction, for the columns of a row that are to change. */
export async function planColumns(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	row: Omit<RowToWrite, 'columns'>,
	columns: Readonly<Record<string, unknown>>,
	when: When,
	actor: Actor,
): Promise<{ ok: true; planned: number } | { ok: false; reason: 'invalid'; errors: FieldError[] }> {
	const checked = await checkColumns(trx, content, { ...row, columns }, when, actor)
	if (!checked.ok) return checked
	const planned = await addPlans(trx, checked.wishes, when, actor)
	return planned > 0 ? { ok: true, planned } : refused([{ field: dayControl, message: nothingToPlan }])
}

/** What `planColumns` would plan or refuse at present, without planning it. */
export async function checkColumns(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	{
		description,
		id,
		current,
		columns,
	}: Omit<RowToWrite, 'columns'> & { columns: Readonly<Record<string, unknown>> },
	when: When,
	{ now }: Actor,
): Promise<{ ok: true; wishes: Wish[] } | { ok: false; reason: 'invalid'; errors: FieldError[] }> {
	const targetOf = (field: string) => ({ content_table: description.table, row_id: id, field })
	const wishes = Object.entries(columns).map(([name, value]): Wish => ({
		...targetOf(name),
		value: value ?? null,
		adds_row: !current,
	}))
	const taken = await planErrors(trx, wishes, when, ({ field }) => field)
	if (taken.length > 0) return refused(taken)
	const names = fieldsOf(description).map(({ name }) => name)
	const valueOn = await valuesOn(trx, names.map(targetOf), when)
	const before = names.map((name) => [name, valueOn(targetOf(name))] as const)
	const then = { ...Object.fromEntries(before.filter(([, value]) => value !== absent)), ...columns }
	const errors = await rowErrors(trx, content, { description, id, current, columns: then }, now)
	return errors.length > 0 ? refused(errors) : { ok: true, wishes }
}

function refused(errors: FieldError[]) {
	return { ok: false, reason: 'invalid', errors } as const
}
