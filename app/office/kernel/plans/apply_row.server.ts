import type { Transaction } from 'kysely'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import { readRow } from '../store/content_handle.server.ts'
import { rowToValues } from '../fields/form_values.ts'
import { readValues } from '../fields/read_values.server.ts'
import { publishRow } from '../rows/save_row.server.ts'
import { authorOf, type Held } from './applied_plan.ts'
import { absent, canFollow } from '#app/content/plan_forecast.ts'

/** Writes what one person planned for one row and day, unless the row could not be published so; with its history. */
export async function applyRow(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	description: ContentType,
	plans: readonly PlannedChangeRow[],
	now: Date,
): Promise<Held> {
	const [first] = plans
	if (!first) return new Map()
	const id = first.row_id
	const current = await readRow(trx, description, id)
	const held = new Map<string, string | null>()
	for (const plan of plans) {
		const prior = current ? (current[plan.field] ?? null) : absent
		if (!canFollow(plan, prior)) held.set(plan.id, current ? null : 'It was deleted meanwhile.')
	}
	const ready = plans.filter((plan) => !held.has(plan.id))
	if (ready.length === 0) return held
	const planned = Object.fromEntries(ready.map(({ field, value }) => [field, JSON.parse(value) as unknown]))
	const columns = { ...written(description, current ?? {}), ...planned }
	const read = readValues(description, rowToValues(description, { ...columns, id }))
	const errors = read.ok ? [] : read.errors
	if (errors.length === 0) {
		const toWrite = { description, id, current, columns }
		const published = await publishRow(trx, content, toWrite, authorOf(first, now))
		if (published.ok) return held
		errors.push(...published.errors)
	}
	const reason = errors.map(({ message }) => message).join(' ')
	for (const plan of ready) held.set(plan.id, reason)
	return held
}

function written(description: ContentType, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(fieldsOf(description).map(({ name }) => [name, row[name] ?? null]))
}
