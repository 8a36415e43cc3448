import type { Transaction } from 'kysely'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import { fieldOfTarget } from '../store/cells.server.ts'
import { readRow } from '../store/content_handle.server.ts'
import type { Actor } from '../store/write_content.server.ts'
import { valueErrors } from '../fields/read_values.server.ts'
import { publishRow } from '../rows/save_row.server.ts'
import { absent, canFollow } from '#app/content/plan_forecast.ts'

/** Plans that could not be applied, by id, each with the reason; null if somebody changed the same field since. */
export type Held = ReadonlyMap<string, string | null>

/** The planner as the author of the change in the history. */
function authorOf({ staff_id, staff_name, created_at }: PlannedChangeRow, now: Date): Actor {
	return { staff: { id: staff_id, name: staff_name }, now, plannedAt: created_at }
}

/** Equal for all plans that take effect together: those of one row for one day. */
export function togetherKey(types: ContentHub['types'], plan: PlannedChangeRow): string {
	const place = fieldOfTarget(types, plan)
	return JSON.stringify([plan.content_table, place?.id ?? plan.row_id])
}

/** Equal for plans that one person saved together, which are held together; plans for `Cells` are held individually. */
function savedKey({ office }: ContentType, { id, created_at, staff_name }: PlannedChangeRow): string {
	return office?.cells ? id : JSON.stringify([created_at, staff_name])
}

/** Whether two plans are held together when one of them is invalid. */
export function areHeldTogether(
	types: ContentHub['types'],
	one: PlannedChangeRow,
	other: PlannedChangeRow,
): boolean {
	const key = (plan: PlannedChangeRow) => {
		const type = fieldOfTarget(types, plan)?.type
		return type && JSON.stringify([plan.starts_on, togetherKey(types, plan), savedKey(type, plan)])
	}
	return (
		[one, other].every(({ state, reason }) => state === 'held' && reason !== null) && key(one) === key(other)
	)
}

/**
 * Applies a row's plans for a day and records them in the history. If the resulting row is invalid, the invalid plans and
 * those saved with them are held, and the rest are applied.
 */
export async function applyRow(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	plans: readonly PlannedChangeRow[],
	now: Date,
): Promise<Held> {
	const [first] = plans
	const place = first && fieldOfTarget(content.types, first)
	if (!first || !place)
		return new Map(plans.map(({ id }) => [id, 'There is no content of this kind any more.']))
	const { type: description, id } = place
	const fieldOf = (plan: PlannedChangeRow) => fieldOfTarget(content.types, plan)?.field ?? plan.field
	const current = await readRow(trx, description, id)
	const held = new Map<string, string | null>()
	for (const plan of plans) {
		const prior = current ? (current[fieldOf(plan)] ?? null) : absent
		if (!canFollow(plan, prior)) held.set(plan.id, current ? null : 'It was deleted meanwhile.')
	}
	let ready = plans.filter((plan) => !held.has(plan.id))
	while (ready.length > 0) {
		const planned = ready.map((plan) => [fieldOf(plan), JSON.parse(plan.value) as unknown] as const)
		const columns = { ...written(description, current ?? {}), ...Object.fromEntries(planned) }
		const errors = valueErrors(description, columns)
		if (errors.length === 0) {
			const toWrite = { description, id, current, columns }
			const authors = new Map(ready.map((plan) => [savedKey(description, plan), authorOf(plan, now)]))
			const authorIn = (field: string) => {
				const plan = ready.find((one) => fieldOf(one) === field) ?? first
				return authors.get(savedKey(description, plan)) ?? authorOf(plan, now)
			}
			const published = await publishRow(trx, content, toWrite, authorOf(first, now), authorIn)
			if (published.ok) break
			errors.push(...published.errors)
		}
		const saved = [...Map.groupBy(ready, (plan) => savedKey(description, plan)).values()].map((group) => ({
			group,
			own: errors.filter(({ field }) => group.some((plan) => fieldOf(plan) === field)),
		}))
		const faulty = saved.filter(({ own }) => own.length > 0)
		if (faulty.length === 0 && saved.length > 1) {
			// The error is not in a planned field: try each saved group separately and apply those that are valid.
			for (const { group } of saved)
				for (const [planId, reason] of await applyRow(trx, content, group, now)) held.set(planId, reason)
			return held
		}
		for (const { group, own } of faulty.length > 0 ? faulty : saved) {
			const reason = (own.length > 0 ? own : errors).map(({ message }) => message).join(' ')
			for (const { id: planId } of group) held.set(planId, reason)
		}
		ready = ready.filter((plan) => !held.has(plan.id))
	}
	return held
}

function written(description: ContentType, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(fieldsOf(description).map(({ name }) => [name, row[name] ?? null]))
}
