import { isDeepStrictEqual } from 'node:util'
import type { PlannedChangeRow } from '#db/planned_rows.ts'

/** A field of a fact or row. */
export type Target = Pick<PlannedChangeRow, 'content_table' | 'row_id' | 'field'>

/** The value of a field whose row does not exist. */
export const absent = Symbol('absent')

/** The state that a planned change will find on its day. */
export interface Outlook {
	/** The value that it will replace, or `absent`. */
	prior: unknown
	/** Whether the plan needs a decision: it is held, something prevents it, or the value it was planned over has changed. */
	asks: boolean
}

/** The prior value as text, for a form to submit. */
export function priorText({ prior }: Outlook): string {
	return prior === absent ? 'absent' : JSON.stringify(prior ?? null)
}

/** Equal for the same field. */
export function targetKey({ content_table, row_id, field }: Target): string {
	return JSON.stringify([content_table, row_id, field])
}

/**
 * The outlooks of the open plans, by plan id, and a function for values after all of them. `plans` are in the
 * order in which they take effect; one that needs a decision changes nothing.
 */
export function forecast(
	plans: readonly PlannedChangeRow[],
	valueNow: (target: Target) => unknown,
): { outlooks: ReadonlyMap<string, Outlook>; valueAfter: (target: Target) => unknown } {
	const changed = new Map<string, unknown>()
	const added = new Set<string>()
	const rowOf = ({ content_table, row_id }: Target) => JSON.stringify([content_table, row_id])
	const valueAfter = (target: Target) => {
		const key = targetKey(target)
		if (changed.has(key)) return changed.get(key)
		const value = valueNow(target)
		return value === absent && added.has(rowOf(target)) ? null : value
	}
	const outlooks = new Map<string, Outlook>()
	for (const plan of plans) {
		const prior = valueAfter(plan)
		const asks = plan.state === 'held' || plan.reason !== null || !canFollow(plan, prior)
		outlooks.set(plan.id, { prior, asks })
		if (asks) continue
		changed.set(targetKey(plan), JSON.parse(plan.value) as unknown)
		if (plan.adds_row) added.add(rowOf(plan))
	}
	return { outlooks, valueAfter }
}

/** Whether a plan may take effect over this value: it is unchanged since planning, or already the planned value. */
export function canFollow(
	{ adds_row, base, value }: Pick<PlannedChangeRow, 'adds_row' | 'base' | 'value'>,
	prior: unknown,
): boolean {
	if (prior === absent) return adds_row
	const stored = JSON.parse(JSON.stringify(prior ?? null)) as unknown
	return [base, value].some((text) => isDeepStrictEqual(stored, JSON.parse(text)))
}
