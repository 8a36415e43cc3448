import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import { contentChannel } from '#db/migrations/content_version.ts'
import type { Database } from '#db/schema.ts'
import { type Place, placeOf } from '../store/cells.server.ts'
import { readRow } from '../store/content_handle.server.ts'
import { absent, type Target } from '#app/content/plan_forecast.ts'

/** Plans that have not taken effect and were not taken back, in the order in which they do. */
export function openPlans(db: Kysely<Database>): Promise<PlannedChangeRow[]> {
	return db
		.selectFrom('planned_changes')
		.selectAll()
		.where('settled_at', 'is', null)
		.orderBy('starts_on')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
}

/** Pages that tell of what is no content, planned prices or a listed street, are rendered anew, on every server. */
export async function raiseContentVersion(trx: Transaction<Database>): Promise<void> {
	await sql`update content_version set version = version + 1`.execute(trx)
	// SQLite's servers watch the number; PostgreSQL's are notified.
	if (trx.getExecutor().adapter instanceof PostgresAdapter)
		await sql`select pg_notify(${contentChannel}, '')`.execute(trx)
}

/** The stored values of these fields; of rows that do not exist, `absent`. */
export async function storedValues(
	db: Kysely<Database>,
	types: readonly ContentType[],
	targets: readonly Target[],
): Promise<(target: Target) => unknown> {
	const rows = new Map<string, ContentRow | undefined>()
	for (const target of targets) {
		const place = placeOf(types, target)
		const key = place && rowKey(place)
		if (key && !rows.has(key)) rows.set(key, await readRow(db, place.type, place.id))
	}
	return (target) => {
		const place = placeOf(types, target)
		const row = place && rows.get(rowKey(place))
		return row ? (row[place.field] ?? null) : absent
	}
}

function rowKey({ type, id }: Pick<Place, 'type' | 'id'>): string {
	return `${type.table} ${id}`
}
