import type { Company } from '#app/company/company.ts'
import { composeCompany } from '#app/company/compose_company.server.ts'
import { getFact } from '#app/company/fact_path.ts'
import { startOfDay } from '#app/company/zoned_time.ts'
import { isContentTable } from '#db/schema.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { ContentRow } from './content_row.ts'
import type { ContentType } from './content_type.ts'
import { freshRow } from './fresh_columns.ts'
import { rowsIn } from './listing.ts'
import { absent, forecast, type Target } from './plan_forecast.ts'
import type { ReadTable } from './read_tables.server.ts'
import { factRow, hasRow } from './save_facts.server.ts'
import { sectionKey } from './own_page.ts'

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
	const changed = new Map(
		[...Map.groupBy(due, ({ content_table }) => content_table)].map(([table, plans]) => [
			table,
			changedRows(table, plans, tables),
		]),
	)
	const texts = carriedTexts(changed, tables)
	if (texts.size > 0)
		changed.set('page_sections', new Map([...(changed.get('page_sections') ?? []), ...texts]))
	return ((table) => {
		const listing = tables.read(table)
		const own = changed.get(table)
		if (!listing.ok || !own) return listing
		const kept = (listing.rows as readonly { id: string }[]).filter(({ id }) => !own.has(id))
		return { ok: true, rows: [...kept, ...[...own.values()].filter((row) => row !== null)] }
	}) as ReadTable
}

/** A table's rows changed by these plans, by id; null for a fact that reverts to its built-in value. */
function changedRows(
	table: string,
	plans: readonly PlannedChangeRow[],
	{ types, read, builtIn }: PlannedTables,
): Map<string, ContentRow | null> {
	const stored = rowsById(read, table)
	const type = types.find((one) => one.table === table)
	const changed = new Map<string, ContentRow | null>()
	for (const { row_id: id, field, value: text, starts_on } of plans) {
		const value = JSON.parse(text) as unknown
		const made = startOfDay(starts_on, builtIn.facts)
		if (table === 'company_facts')
			changed.set(id, hasRow(builtIn, id, value) ? { ...factRow(id, value, made) } : null)
		else if (type) {
			const before = changed.get(id) ?? stored.get(id) ?? freshRow(type, made.toISOString())
			changed.set(id, { ...before, [field]: value, id })
		}
	}
	return changed
}

/** The section texts of pages whose address changes, moved to the new page key. */
function carriedTexts(
	changed: ReadonlyMap<string, ReadonlyMap<string, ContentRow | null>>,
	{ types, read }: PlannedTables,
): Map<string, ContentRow> {
	const planned = changed.get('page_sections')
	const texts = [...rowsById(read, 'page_sections').values()].map((text) => planned?.get(text.id) ?? text)
	const carried = [...changed].flatMap(([table, rows]) => {
		const type = types.find((one) => one.table === table)
		const stored = rowsById(read, table)
		return [...rows].flatMap(([id, row]) => {
			const [from, to] = [stored.get(id), row].map((one) => type && sectionKey(type, one))
			if (!from || !to || from === to) return []
			return texts.filter(({ page_slug }) => page_slug === from).map((text) => ({ ...text, page_slug: to }))
		})
	})
	return new Map(carried.map((text) => [text.id, text]))
}

function rowsById(read: ReadTable, table: string): Map<string, ContentRow> {
	const listing = isContentTable(table) ? read(table) : undefined
	const rows = rowsIn(listing) as readonly unknown[] as readonly ContentRow[]
	return new Map(rows.map((row) => [row.id, row]))
}
