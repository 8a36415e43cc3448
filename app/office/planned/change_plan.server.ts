import type { Transaction } from 'kysely'
import { fieldsOf } from '#app/content/content_type.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import { compactValues } from '../kernel/fields/collect_values.ts'
import { readField } from '../kernel/fields/read_values.server.ts'
import { type Place, placeOf } from '../kernel/store/cells.server.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import {
	type Actor,
	type ContentReading,
	type ContentServices,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { dayControl, dayError } from '../kernel/fields/plan_day.ts'
import { draftColumnPlans, planColumns } from '../kernel/plans/plan_row.server.ts'

/** What a plan is to be instead. */
export interface PlanForm {
	/** By control; for a fact under its name. */
	values: FormValues
	/** `YYYY-MM-DD`. */
	day: string
	/** The current value beside which the plan was shown (`priorText`). */
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
	const read = readColumn(services, plan, { values, day }, actor.now)
	if (!read.ok) return { ...read, message: null }
	const planned = await writeContent(services, async (trx) => {
		const row = await rowOf(trx, read.place)
		const when = {
			day,
			types: services.content.types,
			replacing: { id: plan.id, prior },
		}
		return planColumns(trx, services.content, row, read.columns, when, actor)
	})
	if (planned.ok) return planned
	return planned.reason === 'unavailable'
		? { ok: false, errors: [], message: planned.message }
		: { ok: false, errors: planned.errors, message: null }
}

/** The plan that these values would make now, or why there is none. Throws when the store fails. */
export async function draftPlanChange(
	services: ContentReading,
	plan: PlannedChangeRow,
	{ values, day, prior }: PlanForm,
	actor: Actor,
): Promise<{ ok: true; plans: PlannedChangeRow[] } | { ok: false; errors: FieldError[] }> {
	const read = readColumn(services, plan, { values, day }, actor.now)
	if (!read.ok) return read
	return services.store.db.transaction().execute(async (trx) => {
		const row = { ...(await rowOf(trx, read.place)), columns: read.columns }
		const when = {
			day,
			types: services.content.types,
			replacing: { id: plan.id, prior },
		}
		return draftColumnPlans(trx, services.content, row, when, actor)
	})
}

async function rowOf(trx: Transaction<Database>, { type: description, id }: Place) {
	return { description, id, current: await readRow(trx, description, id) }
}

/** The column that a form of a plan was sent for, with its value, and the day checked. */
function readColumn(
	{ content }: Pick<ContentReading, 'content'>,
	plan: PlannedChangeRow,
	{ values, day }: Pick<PlanForm, 'values' | 'day'>,
	now: Date,
): { ok: true; place: Place; columns: Record<string, unknown> } | { ok: false; errors: FieldError[] } {
	const place = placeOf(content.types, plan)
	const field = place && fieldsOf(place.type).find(({ name }) => name === place.field)
	if (!field) return { ok: false, errors: [] }
	const read = readField(field, compactValues([field], values))
	const wrongDay = dayError(day, now, content.current.facts)
	const errors = [
		...(read.ok ? [] : read.errors),
		...(wrongDay === null ? [] : [{ field: dayControl, message: wrongDay }]),
	]
	return read.ok && errors.length === 0
		? { ok: true, place, columns: { [field.name]: read.value } }
		: { ok: false, errors }
}
