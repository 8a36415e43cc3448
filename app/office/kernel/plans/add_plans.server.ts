import { formatDay } from '#platform/time/format_day.ts'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { ContentType } from '#app/content/content_type.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { Actor } from '../store/write_content.server.ts'
import { absent, forecast, priorText, type Target, targetKey } from '#app/content/plan_forecast.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import { raiseContentVersion } from '#app/content/raise_content_version.server.ts'
import { openOutlooks, storedValues } from './stored_values.server.ts'
import { changedAgain, dayControl, noLongerOpen } from '../fields/plan_day.ts'

/** A field and its planned value. */
export interface PlannedValue extends Target {
	/** The column's name in its form. */
	name: string
	value: unknown
	adds_row: boolean
}

export interface When {
	/** `YYYY-MM-DD`, checked by `dayError`. */
	day: string
	types: readonly ContentType[]
	/** The plan that this one replaces, if any, with the prior value that was shown (see `priorText`). */
	replacing?: { id: string; prior: string } | undefined
}

/** The values of these fields at the start of the day, with all other plans due by then applied. */
export async function valuesOn(
	trx: Transaction<Database>,
	targets: readonly Target[],
	{ day, types, replacing }: When,
): Promise<(target: Target) => unknown> {
	const plans = (await openPlans(trx)).filter(({ id, starts_on }) => id !== replacing?.id && starts_on <= day)
	return forecast(plans, await storedValues(trx, types, [...targets, ...plans])).valueAfter
}

/** Validates new plans: a field can have only one plan per day. */
export async function planErrors(
	trx: Transaction<Database>,
	values: readonly PlannedValue[],
	{ day, types, replacing }: When,
): Promise<FieldError[]> {
	const { plans: open, outlooks } = await openOutlooks(trx, types)
	if (replacing !== undefined) {
		const outlook = outlooks.get(replacing.id)
		if (outlook === undefined) return [{ field: dayControl, message: noLongerOpen }]
		if (priorText(outlook) !== replacing.prior)
			return values.map(({ name }) => ({ field: name, message: changedAgain }))
	}
	const plans = open.filter(({ id, starts_on }) => id !== replacing?.id && starts_on === day)
	return values.flatMap((one) => {
		const other = plans.find((plan) => targetKey(plan) === targetKey(one))
		if (!other) return []
		const message = `${other.staff_name} has planned a change of this for ${formatDay(day, 'date')} already. Change or take back that one, under Planned.`
		return [{ field: one.name, message }]
	})
}

/** Builds plans, without storing them, for the values that differ from those on their day. */
export async function draftPlans(
	trx: Transaction<Database>,
	values: readonly PlannedValue[],
	when: When,
	{ staff, now }: Actor,
): Promise<PlannedChangeRow[]> {
	const valueOn = await valuesOn(trx, values, when)
	return values.flatMap((one): PlannedChangeRow[] => {
		const { content_table, row_id, field, value, adds_row } = one
		const found = valueOn(one)
		const base: unknown = found === absent ? null : found
		if (found !== absent && isDeepStrictEqual(base ?? null, value ?? null)) return []
		return [
			{
				id: randomUUID(),
				content_table,
				row_id,
				field,
				adds_row,
				base: JSON.stringify(base ?? null),
				value: JSON.stringify(value ?? null),
				starts_on: when.day,
				state: 'waiting',
				reason: null,
				staff_id: staff.id,
				staff_name: staff.name,
				created_at: now.toISOString(),
				settled_by: null,
				settled_at: null,
			},
		]
	})
}

/** Stores plans and removes the one that they replace. */
export async function storePlans(
	trx: Transaction<Database>,
	plans: readonly PlannedChangeRow[],
	{ replacing }: When,
	{ staff, now }: Actor,
): Promise<void> {
	if (replacing !== undefined)
		await trx
			.updateTable('planned_changes')
			.set({ state: 'replaced', settled_by: staff.name, settled_at: now.toISOString() })
			.where('id', '=', replacing.id)
			.execute()
	await trx.insertInto('planned_changes').values(plans).execute()
	await raiseContentVersion(trx)
}
