import type { Transaction } from 'kysely'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import { placeOf } from '../store/cells.server.ts'
import { readRow } from '../store/content_handle.server.ts'
import type { Actor } from '../store/write_content.server.ts'
import { valueErrors } from '../fields/read_values.server.ts'
import { publishRow } from '../rows/save_row.server.ts'
import { absent, canFollow } from '#app/content/plan_forecast.ts'

/** Plans that could not take effect, by id, each with why; null where somebody changed the same. */
export type Held = ReadonlyMap<string, string | null>

/** Whose change it is in the history. */
function authorOf({ staff_id, staff_name, created_at }: PlannedChangeRow, now: Date): Actor {
	return { staff: { id: staff_id, name: staff_name }, now, plannedAt: created_at }
}

/** What takes effect together: what one person saved of a row, or fields of a row that are planned one by one (`Cells`). */
export function togetherKey(types: ContentHub['types'], plan: PlannedChangeRow): string {
	const place = placeOf(types, plan)
	if (place?.type.office?.cells) return JSON.stringify([plan.content_table, place.id])
	return JSON.stringify([plan.created_at, plan.staff_name, plan.content_table, plan.row_id])
}

/**
 * Writes what was planned together for a row and day, with its history, unless the row could not be published so. Of fields that
 * are planned one by one only those wait that something speaks against.
 */
export async function applyRow(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	plans: readonly PlannedChangeRow[],
	now: Date,
): Promise<Held> {
	const [first] = plans
	const place = first && placeOf(content.types, first)
	if (!first || !place)
		return new Map(plans.map(({ id }) => [id, 'There is no content of this kind any more.']))
	const { type: description, id } = place
	const fieldOf = (plan: PlannedChangeRow) => placeOf(content.types, plan)?.field ?? plan.field
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
			const authorIn = (field: string) =>
				authorOf(ready.find((plan) => fieldOf(plan) === field) ?? first, now)
			const published = await publishRow(trx, content, toWrite, authorOf(first, now), authorIn)
			if (published.ok) break
			errors.push(...published.errors)
		}
		const isFaulty = (plan: PlannedChangeRow) => errors.some(({ field }) => field === fieldOf(plan))
		const isApart = description.office?.cells && ready.some(isFaulty)
		for (const plan of isApart ? ready.filter(isFaulty) : ready) {
			const own = isApart ? errors.filter(({ field }) => field === fieldOf(plan)) : errors
			held.set(plan.id, own.map(({ message }) => message).join(' '))
		}
		ready = ready.filter((plan) => !held.has(plan.id))
	}
	return held
}

function written(description: ContentType, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(fieldsOf(description).map(({ name }) => [name, row[name] ?? null]))
}
