import { formatDay } from '#platform/time/format_day.ts'
import type { Transaction } from 'kysely'
import { fieldsOf } from '#app/content/content_type.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { Invalid } from '#app/content/office_rules.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import { absent } from '#app/content/plan_forecast.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { dayControl } from '../fields/plan_day.ts'
import { valueErrors } from '../fields/read_values.server.ts'
import { rowErrors } from '../rows/save_row.server.ts'
import type { RowToWrite } from '../rows/write_row.server.ts'
import { fieldOfTarget, rowType, targetOf } from '../store/cells.server.ts'
import type { Actor } from '../store/write_content.server.ts'
import { draftPlans, planErrors, type PlannedValue, valuesOn, type When } from './add_plans.server.ts'
import { togetherKey } from './apply_row.server.ts'

/** Builds the plans for a change of a row, without storing them, or returns the errors. */
export async function draftColumnPlans(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	{ description, id, current, columns }: RowToWrite,
	when: When,
	actor: Actor,
): Promise<{ ok: true; plans: PlannedChangeRow[] } | Invalid> {
	const { now } = actor
	const values = Object.entries(columns).map(([name, value]): PlannedValue => ({
		...targetOf(description, id, name),
		name,
		value: value ?? null,
		adds_row: !current,
	}))
	const taken = await planErrors(trx, values, when)
	if (taken.length > 0) return notPlanned(taken)
	const row = { description, id, current }
	const errors = await errorsOn(trx, content, row, columns, when, now)
	if (errors.length === 0) errors.push(...(await partedErrors(trx, content, row, when, now)))
	if (errors.length > 0) return notPlanned(errors)
	return { ok: true, plans: await draftPlans(trx, values, when, actor) }
}

/** Validates the row as it will be on the day with these columns. */
async function errorsOn(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	{ description, id, current }: Omit<RowToWrite, 'columns'>,
	columns: Readonly<Record<string, unknown>>,
	when: When,
	now: Date,
): Promise<FieldError[]> {
	// The form may have had only some of the row's fields.
	const whole = rowType(typeOf(content.types, description.table) ?? description, id)
	const names = fieldsOf(whole).map(({ name }) => name)
	const at = (name: string) => targetOf(description, id, name)
	const valueOn = await valuesOn(trx, names.map(at), when)
	const before = names.map((name) => [name, valueOn(at(name))] as const)
	const then = { ...Object.fromEntries(before.filter(([, value]) => value !== absent)), ...columns }
	const errors = valueErrors(whole, then)
	if (errors.length > 0) return errors
	const changed = Object.keys(columns)
	return rowErrors(trx, content, { description, id, current, columns: then, changed }, now)
}

/** Errors if other plans of the row for the same day depend on the plan that moves. */
async function partedErrors(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	row: Omit<RowToWrite, 'columns'>,
	when: When,
	now: Date,
): Promise<FieldError[]> {
	const open = await openPlans(trx)
	const moved = open.find(({ id }) => id === when.replacing?.id)
	if (!moved || moved.starts_on >= when.day) return []
	const key = togetherKey(content.types, moved)
	const left = open.filter(
		(plan) =>
			plan !== moved &&
			plan.state === 'waiting' &&
			plan.starts_on === moved.starts_on &&
			togetherKey(content.types, plan) === key,
	)
	const columns = Object.fromEntries(
		left.map((plan) => [
			fieldOfTarget(content.types, plan)?.field ?? plan.field,
			JSON.parse(plan.value) as unknown,
		]),
	)
	const then = { ...when, day: moved.starts_on }
	const errors = left.length > 0 ? await errorsOn(trx, content, row, columns, then, now) : []
	if (errors.length === 0) return []
	const why = errors.map(({ message }) => message).join(' ')
	const message = `What else is planned for ${formatDay(moved.starts_on, 'date')} could not take effect without it: ${why} Change or take back what is planned beside it first.`
	return [{ field: dayControl, message }]
}

export function notPlanned(errors: FieldError[]): Invalid {
	return { ok: false, reason: 'invalid', errors }
}
