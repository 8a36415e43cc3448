import type { Transaction } from 'kysely'
import { fieldsOf } from '#app/content/content_type.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import { compactValues } from '../kernel/fields/collect_values.ts'
import { readField } from '../kernel/fields/read_values.server.ts'
import { type FieldOfRow, fieldOfTarget } from '../kernel/store/cells.server.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import {
	type Actor,
	type ContentReading,
	type ContentServices,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import type { When } from '../kernel/plans/add_plans.server.ts'
import { previewPath } from '../kernel/preview/preview_path.ts'
import { storeDraft } from '../kernel/rows/drafts.server.ts'
import { done, invalid } from '../kernel/screens/commands.server.ts'
import { dayControl, dayError } from '../kernel/fields/plan_day.ts'
import { draftColumnPlans } from '../kernel/plans/check_plan.server.ts'
import { planColumns } from '../kernel/plans/plan_row.server.ts'
import type { RowToWrite } from '../kernel/rows/write_row.server.ts'

/** The new value and day of a plan. */
interface PlanForm {
	/** By control name; a fact's is its own name. */
	values: FormValues
	/** `YYYY-MM-DD`. */
	day: string
	/** The current value shown with the plan (see `priorText`). */
	prior: string
}

/** Replaces an open plan by one with another value or day, validated like a new plan. */
export async function changePlan(
	services: ContentServices,
	plan: PlannedChangeRow,
	form: PlanForm,
	actor: Actor,
) {
	const { content } = services
	const read = readColumn(services, plan, form, actor.now)
	if (!read.ok) return invalid(read.errors)
	return writeContent(services, async (trx) => {
		const planned = await planColumns(
			trx,
			content,
			await rowOf(trx, read),
			whenOf(content, plan, form),
			actor,
		)
		return planned.ok ? done('/admin/planned?done=planned') : invalid(planned.errors)
	})
}

/** Stores a plan's new value and day as a draft if they are valid; the plan itself does not change. */
export async function previewPlanChange(
	services: ContentServices,
	plan: PlannedChangeRow,
	form: PlanForm,
	actor: Actor,
) {
	const checked = await draftPlanChange(services, plan, form, actor)
	if (!checked.ok) return invalid(checked.errors)
	const draft = {
		content_table: 'planned_changes',
		row_id: plan.id,
		row_version: null,
		typed_values: form.values,
	}
	return done(previewPath(await storeDraft(services.store, draft, actor)))
}

/** The plan for these values, or why they are invalid. Throws if the store fails. */
export async function draftPlanChange(
	{ store, content }: ContentReading,
	plan: PlannedChangeRow,
	form: PlanForm,
	actor: Actor,
): Promise<{ ok: true; plans: PlannedChangeRow[] } | { ok: false; errors: FieldError[] }> {
	const read = readColumn({ content }, plan, form, actor.now)
	if (!read.ok) return read
	return store.db
		.transaction()
		.execute(async (trx) =>
			draftColumnPlans(trx, content, await rowOf(trx, read), whenOf(content, plan, form), actor),
		)
}

function whenOf({ types }: ContentHub, plan: PlannedChangeRow, { day, prior }: PlanForm): When {
	return { day, types, replacing: { id: plan.id, prior } }
}

interface ReadColumn {
	place: FieldOfRow
	columns: Record<string, unknown>
}

async function rowOf(trx: Transaction<Database>, { place, columns }: ReadColumn): Promise<RowToWrite> {
	const { type: description, id } = place
	return { description, id, current: await readRow(trx, description, id), columns }
}

/** The validated column value and day from a plan's form. */
function readColumn(
	{ content }: Pick<ContentReading, 'content'>,
	plan: PlannedChangeRow,
	{ values, day }: Pick<PlanForm, 'values' | 'day'>,
	now: Date,
): ({ ok: true } & ReadColumn) | { ok: false; errors: FieldError[] } {
	const place = fieldOfTarget(content.types, plan)
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
