import { isDeepStrictEqual } from 'node:util'
import { fieldsOf } from '#app/content/content_type.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { rowErrors, type RowForm, type Saved, typedRow } from '../content/save_row.server.ts'
import {
	type Actor,
	type ContentServices,
	type Unavailable,
	writeContent,
} from '../content/write_content.server.ts'
import { absent } from './forecast.ts'
import { addPlans, planErrors, valuesOn, type Wish } from './add_plans.server.ts'
import { dayControl, dayProblem, nothingToPlan } from './plan_day.ts'

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
	const problem = dayProblem(day, actor.now)
	if (problem !== null) return refused([{ field: dayControl, message: problem }])
	return writeContent<PlannedRow>(services, async (trx) => {
		const typed = await typedRow(trx, form)
		if (!typed.ok) return typed
		const { current, columns } = typed
		const names = fieldsOf(description).map(({ name }) => name)
		const targetOf = (field: string) => ({ content_table: description.table, row_id: id, field })
		const wishes = names
			.filter((name) => !current || !isDeepStrictEqual(current[name] ?? null, columns[name] ?? null))
			.map((name): Wish => ({ ...targetOf(name), value: columns[name] ?? null, adds_row: !current }))
		const when = { day, builtIn }
		const taken = await planErrors(trx, wishes, when, ({ field }) => field)
		if (taken.length > 0) return refused(taken)
		const valueOn = await valuesOn(trx, names.map(targetOf), when)
		const before = names.map((name) => [name, valueOn(targetOf(name))] as const)
		const then = {
			...Object.fromEntries(before.filter(([, value]) => value !== absent)),
			...Object.fromEntries(wishes.map(({ field, value }) => [field, value])),
		}
		const errors = await rowErrors(
			trx,
			services.content,
			{ description, id, current, columns: then },
			actor.now,
		)
		if (errors.length > 0) return refused(errors)
		const planned = await addPlans(trx, wishes, when, actor)
		return planned > 0 ? { ok: true, planned } : refused([{ field: dayControl, message: nothingToPlan }])
	})
}

function refused(errors: FieldError[]) {
	return { ok: false, reason: 'invalid', errors } as const
}
