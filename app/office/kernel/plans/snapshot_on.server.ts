import type { Zoned } from '#app/company/zoned_time.ts'
import { freshColumns } from '#app/content/fresh_columns.ts'
import { compareText } from '#platform/text/compare_text.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { pageSections } from '#app/content/types/page_sections.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Kysely } from 'kysely'
import { carriedTexts } from '../rows/carry_sections.server.ts'
import { placeOf } from '../store/cells.server.ts'
import { readRow } from '../store/content_handle.server.ts'
import { cellRow, type Overlay, snapshotWith } from '../preview/preview.server.ts'
import type { ContentServices } from '../store/write_content.server.ts'
import { forecast } from '#app/content/plan_forecast.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import { storedValues } from './stored_values.server.ts'
import { beginningOf } from '../fields/plan_day.ts'

/** What a preview of a day has that is not planned yet, and the plan that it has not. */
export interface PlansInstead {
	without?: string | undefined
	added?: readonly PlannedChangeRow[]
}

/** The content as a day (`YYYY-MM-DD`) begins: with everything that is planned by then and that nobody has to decide. */
export async function snapshotOn(
	services: ContentServices,
	day: string,
	{ without, added = [] }: PlansInstead = {},
): Promise<Snapshot> {
	const { store, content } = services
	const stored = (await openPlans(store.db)).filter(({ id }) => id !== without)
	const open = [...stored, ...added].toSorted((one, other) => compareText(one.starts_on, other.starts_on))
	const { outlooks } = forecast(open, await storedValues(store.db, content.types, open))
	const plans = open.filter(({ id, starts_on }) => starts_on <= day && outlooks.get(id)?.asks === false)
	const overlay = new Map<keyof Overlay, ContentRow[]>()
	const add = (table: keyof Overlay, rows: readonly ContentRow[]) =>
		overlay.set(table, [...(overlay.get(table) ?? []), ...rows])
	const rows = Map.groupBy(plans, ({ content_table, row_id }) => JSON.stringify([content_table, row_id]))
	for (const changes of rows.values()) {
		const place = placeOf(content.types, changes[0] as PlannedChangeRow)
		const { cells } = place?.type.office ?? {}
		if (!place) continue
		if (cells) {
			const { value, created_at } = changes.at(-1) as PlannedChangeRow
			add(place.type.table, [cellRow(cells, place.field, JSON.parse(value), new Date(created_at))])
		} else {
			const { row, texts } = await plannedRow(store.db, place.type, changes, services.content.current.facts)
			add(place.type.table, [row])
			add(pageSections.table, texts)
		}
	}
	return snapshotWith(services, Object.fromEntries(overlay))
}

async function plannedRow(
	db: Kysely<Database>,
	type: ContentType,
	changes: readonly PlannedChangeRow[],
	zoned: Zoned,
): Promise<{ row: ContentRow; texts: readonly ContentRow[] }> {
	const { row_id: id, starts_on } = changes[0] as PlannedChangeRow
	const { order } = type
	const current = await readRow(db, type, id)
	const made = beginningOf(starts_on, zoned).toISOString()
	const fresh = {
		...freshColumns(type, made),
		...(order ? { [order.column]: Number.MAX_SAFE_INTEGER } : {}),
	}
	const planned = Object.fromEntries(changes.map(({ field, value }) => [field, JSON.parse(value) as unknown]))
	const row = { ...(current ?? fresh), ...planned, id }
	return { row, texts: await carriedTexts(db, type, { before: current, after: row }) }
}
