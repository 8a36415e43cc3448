import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { readRow } from '../content/content_handle.server.ts'
import { collectValue, compactValues } from '../content/collect_values.ts'
import type { FormValues } from '../content/form_values.ts'
import { ruleFor } from '../content/row_schema.server.ts'
import { type ContentServices, writeContent } from '../content/write_content.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { isFact } from './open_plans.server.ts'
import { dayControl, dayProblem } from './plan_day.ts'
import { planFacts } from './plan_facts.server.ts'
import { planColumns } from './plan_row.server.ts'

/** What a plan is to be instead. */
export interface PlanForm {
	/** By control; for a fact under its name. */
	values: FormValues
	/** `YYYY-MM-DD`. */
	day: string
	/** The value that it was shown to meet, as `meetsText` has it. */
	meets: string
}

export type Changed = { ok: true } | { ok: false; errors: FieldError[]; message: string | null }

/** Replaces an open plan by one with another value or day. What was typed is checked as when it was planned. */
export async function changePlan(
	services: ContentServices,
	plan: PlannedChangeRow,
	{ values, day, meets }: PlanForm,
	actor: { staff: Staff; now: Date },
): Promise<Changed> {
	const replacing = { id: plan.id, meets }
	if (isFact(plan)) {
		const changes = { [plan.row_id]: values[plan.row_id] ?? '' }
		const planned = await planFacts(services, changes, { ...actor, from: day, replacing })
		if (planned.ok) return planned
		return { ...planned, message: planned.reason === 'unavailable' ? unavailable : null }
	}
	const type = typeOf(services.content.types, plan.content_table)
	const read = readField(type, plan.field, values)
	if (!type || !read.ok) return { ok: false, errors: read.ok ? [] : read.errors, message: null }
	const problem = dayProblem(day, actor.now)
	if (problem !== null) return { ok: false, errors: [{ field: dayControl, message: problem }], message: null }
	const planned = await writeContent(services, async (trx) => {
		const current = await readRow(trx, type.table, plan.row_id)
		const columns = { [plan.field]: read.value }
		const when = { day, builtIn: services.content.builtIn, replacing }
		const row = { description: type, id: plan.row_id, current }
		return planColumns(trx, services.content, row, columns, when, actor)
	})
	if (planned.ok) return planned
	return planned.reason === 'unavailable'
		? { ok: false, errors: [], message: planned.message }
		: { ok: false, errors: planned.errors, message: null }
}

const unavailable =
	'The server could not save just now. Nothing was saved, and what you typed is still here. Please try again in a moment.'

function readField(type: ContentType | undefined, name: string, values: FormValues) {
	const field = type && fieldsOf(type).find((one) => one.name === name)
	if (!field) return { ok: true, value: null } as const
	const read = ruleFor(field).safeParse(collectValue(field, compactValues([field], values)))
	if (read.success) return { ok: true, value: read.data } as const
	const errors = read.error.issues.map(({ path, message }) => ({ field: [name, ...path].join('.'), message }))
	return { ok: false, errors } as const
}
