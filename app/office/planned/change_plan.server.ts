import type { Transaction } from 'kysely'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import { collectValue, compactValues } from '../kernel/fields/collect_values.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { ruleFor } from '../kernel/fields/row_schema.server.ts'
import {
	type Actor,
	type ContentReading,
	type ContentServices,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { draftPlans } from '../kernel/plans/add_plans.server.ts'
import { isFact } from '../kernel/plans/open_plans.server.ts'
import { dayControl, dayError } from '../kernel/fields/plan_day.ts'
import { draftFactPlans, planFacts } from '../facts/plan_facts.server.ts'
import { checkColumns, planColumns } from '../kernel/plans/plan_row.server.ts'

/** What a plan is to be instead. */
export interface PlanForm {
	/** By control; for a fact under its name. */
	values: FormValues
	/** `YYYY-MM-DD`. */
	day: string
	/** The value that it was shown to meet, as `meetsText` has it. */
	prior: string
}

export type Changed = { ok: true } | { ok: false; errors: FieldError[]; message: string | null }

/** Replaces an open plan by one with another value or day. What was typed is checked as when it was planned. */
export async function changePlan(
	services: ContentServices,
	plan: PlannedChangeRow,
	{ values, day, prior }: PlanForm,
	actor: { staff: Staff; now: Date },
): Promise<Changed> {
	const replacing = { id: plan.id, prior }
	if (isFact(plan)) {
		const changes = { [plan.row_id]: values[plan.row_id] ?? '' }
		const planned = await planFacts(services, changes, { ...actor, from: day, replacing })
		if (planned.ok) return planned
		return { ...planned, message: planned.reason === 'unavailable' ? unavailable : null }
	}
	const read = readColumn(services, plan, { values, day }, actor.now)
	if (!read.ok) return { ...read, message: null }
	const planned = await writeContent(services, async (trx) => {
		const row = await rowOf(trx, read.type, plan)
		const when = { day, builtIn: services.content.builtIn, replacing }
		return planColumns(trx, services.content, row, read.columns, when, actor)
	})
	if (planned.ok) return planned
	return planned.reason === 'unavailable'
		? { ok: false, errors: [], message: planned.message }
		: { ok: false, errors: planned.errors, message: null }
}

/** What it would be planned as instead, or refused with, at present. Throws when the store fails. */
export async function draftPlanChange(
	services: ContentReading,
	plan: PlannedChangeRow,
	{ values, day, prior }: PlanForm,
	actor: Actor,
): Promise<{ ok: true; plans: PlannedChangeRow[] } | { ok: false; errors: FieldError[] }> {
	const replacing = { id: plan.id, prior }
	if (isFact(plan)) {
		const changes = { [plan.row_id]: values[plan.row_id] ?? '' }
		return draftFactPlans(services, changes, { ...actor, from: day, replacing })
	}
	const read = readColumn(services, plan, { values, day }, actor.now)
	if (!read.ok) return read
	const { type, columns } = read
	return services.store.db.transaction().execute(async (trx) => {
		const row = { ...(await rowOf(trx, type, plan)), columns }
		const when = { day, builtIn: services.content.builtIn, replacing }
		const checked = await checkColumns(trx, services.content, row, when, actor)
		if (!checked.ok) return checked
		return { ok: true, plans: await draftPlans(trx, checked.wishes, when, actor) }
	})
}

export const unavailable =
	'The server could not save just now. Nothing was saved, and what you typed is still here. Please try again in a moment.'

async function rowOf(trx: Transaction<Database>, type: ContentType, { row_id: id }: PlannedChangeRow) {
	return { description: type, id, current: await readRow(trx, type, id) }
}

/** The column that a form of a plan of content was sent for, with its value, and the day checked. */
function readColumn(
	{ content }: Pick<ContentReading, 'content'>,
	{ content_table, field: name }: PlannedChangeRow,
	{ values, day }: Pick<PlanForm, 'values' | 'day'>,
	now: Date,
): { ok: true; type: ContentType; columns: Record<string, unknown> } | { ok: false; errors: FieldError[] } {
	const type = typeOf(content.types, content_table)
	const field = type && fieldsOf(type).find((one) => one.name === name)
	if (!type || !field) return { ok: false, errors: [] }
	const read = ruleFor(field).safeParse(collectValue(field, compactValues([field], values)))
	const problem = dayError(day, now)
	const errors = [
		...(read.error?.issues ?? []).map(({ path, message }) => ({ field: [name, ...path].join('.'), message })),
		...(problem === null ? [] : [{ field: dayControl, message: problem }]),
	]
	return errors.length > 0 ? { ok: false, errors } : { ok: true, type, columns: { [name]: read.data } }
}
