import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'
import { composeCompany } from '#app/company/compose_company.server.ts'
import type { Company } from '#app/company/company.ts'
import { getFact } from '#app/company/fact_path.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { EditedTable } from '#app/content/fields.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import { contentChannel } from '#db/migrations/content_version.ts'
import type { Database } from '#db/schema.ts'
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
	builtIn: Company,
	targets: readonly Target[],
): Promise<(target: Target) => unknown> {
	const facts = targets.some(isFact) ? await db.selectFrom('company_facts').selectAll().execute() : []
	const company = composeCompany(facts, builtIn, { warn() {} })
	const rows = new Map<string, ContentRow | undefined>()
	for (const target of targets) {
		if (isFact(target) || rows.has(rowKey(target))) continue
		rows.set(rowKey(target), await readRow(db, { table: target.content_table as EditedTable }, target.row_id))
	}
	return (target) => {
		if (isFact(target)) return getFact(company, target.row_id)
		const row = rows.get(rowKey(target))
		return row ? (row[target.field] ?? null) : absent
	}
}

export function isFact({ content_table }: Pick<Target, 'content_table'>): boolean {
	return content_table === 'company_facts'
}

function rowKey({ content_table, row_id }: Target): string {
	return `${content_table} ${row_id}`
}
