import type { Company } from '#app/company/company.ts'
import { composeCompany } from '#app/company/compose_company.server.ts'
import { getFact } from '#app/company/fact_path.ts'
import { startOfDay } from '#app/company/zoned_time.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import { rowsById, withChangedRows } from './changed_tables.server.ts'
import type { ContentRow } from './content_row.ts'
import type { ContentType } from './content_type.ts'
import { typeOf } from './content_types.ts'
import { factRow, hasRow } from './fact_rows.server.ts'
import { freshRow } from './fresh_row.ts'
import { rowsIn } from './listing.ts'
import { absent, forecast, type Target } from './plan_forecast.ts'
import type { ReadTable } from './read_tables.server.ts'

/** The current tables, and the plans for them in the order they take effect. */
interface PlannedTables {
	types: readonly ContentType[]
	read: ReadTable
	plans: readonly PlannedChangeRow[]
	builtIn: Company
}

/** The plans that take effect without a decision. */
export function effectivePlans({ read, plans, builtIn }: PlannedTables): readonly PlannedChangeRow[] {
	const rows = new Map(
		plans.map(({ content_table }) => [content_table, rowsById(read, content_table)] as const),
	)
	const facts = read('company_facts')
	const company = composeCompany(rowsIn(facts), builtIn, { warn() {} })
	const valueNow = ({ content_table, row_id, field }: Target): unknown => {
		if (content_table === 'company_facts') return getFact(company, row_id)
		const row = rows.get(content_table)?.get(row_id)
		return row ? (row[field] ?? null) : absent
	}
	const { outlooks } = forecast(plans, valueNow)
	return plans.filter(({ id }) => outlooks.get(id)?.asks === false)
}

/** The tables at the start of a day (`YYYY-MM-DD`), with all plans due by then applied. No plan may need a decision. */
export function tablesOn(day: string, tables: PlannedTables): ReadTable {
	const due = tables.plans.filter(({ starts_on }) => starts_on <= day)
	const changed = [...Map.groupBy(due, ({ content_table }) => content_table)].map(
		([table, plans]) => [table, changedRows(table, plans, tables)] as const,
	)
	return withChangedRows(Object.fromEntries(changed), tables)
}

/** A table's rows changed by these plans, by id; null for a fact that reverts to its built-in value. */
function changedRows(
	table: string,
	plans: readonly PlannedChangeRow[],
	{ types, read, builtIn }: PlannedTables,
): Record<string, ContentRow | null> {
	const stored = rowsById(read, table)
	const type = typeOf(types, table)
	const changed: Record<string, ContentRow | null> = {}
	for (const { row_id: id, field, value: text, starts_on } of plans) {
		const value = JSON.parse(text) as unknown
		const made = startOfDay(starts_on, builtIn.facts)
		if (table === 'company_facts')
			changed[id] = hasRow(builtIn, id, value) ? { ...factRow(id, value, made) } : null
		else if (type) {
			const before = changed[id] ?? stored.get(id) ?? freshRow(type, made.toISOString())
			changed[id] = { ...before, [field]: value, id }
		}
	}
	return changed
}
