import type { Kysely } from 'kysely'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { Database } from '#db/schema.ts'
import { type FieldOfRow, fieldOfTarget } from '../store/cells.server.ts'
import { readRow } from '../store/content_handle.server.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import { absent, forecast, type Outlook, type Target } from '#app/content/plan_forecast.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'

/** The open plans, in the order they take effect, and their outlooks by id. Rejects if the store fails. */
export async function openOutlooks(
	db: Kysely<Database>,
	types: readonly ContentType[],
): Promise<{ plans: PlannedChangeRow[]; outlooks: ReadonlyMap<string, Outlook> }> {
	const plans = await openPlans(db)
	const { outlooks } = forecast(plans, await storedValues(db, types, plans))
	return { plans, outlooks }
}

/** The stored values of these fields; `absent` for rows that do not exist. */
export async function storedValues(
	db: Kysely<Database>,
	types: readonly ContentType[],
	targets: readonly Target[],
): Promise<(target: Target) => unknown> {
	const rows = new Map<string, ContentRow | undefined>()
	for (const target of targets) {
		const place = fieldOfTarget(types, target)
		const key = place && rowKey(place)
		if (key && !rows.has(key)) rows.set(key, await readRow(db, place.type, place.id))
	}
	return (target) => {
		const place = fieldOfTarget(types, target)
		const row = place && rows.get(rowKey(place))
		return row ? (row[place.field] ?? null) : absent
	}
}

function rowKey({ type, id }: Pick<FieldOfRow, 'type' | 'id'>): string {
	return `${type.table} ${id}`
}
