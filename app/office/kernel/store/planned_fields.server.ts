import type { Kysely } from 'kysely'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { type FieldOfRow, fieldOfTarget } from './cells.server.ts'
import { nameOf, readRow } from './content_handle.server.ts'

/** An open plan with its field. */
export interface PlannedField extends FieldOfRow {
	plan: PlannedChangeRow
	/** The row that it changes or adds, and when: `Windsor from January 1, 2027`. */
	title: string
}

/** All open plans for rows of these types, in the order they take effect. */
export async function plannedFields(
	db: Kysely<Database>,
	types: readonly ContentType[],
): Promise<PlannedField[]> {
	const plans = await openPlans(db)
	const planned: PlannedField[] = []
	for (const plan of plans) {
		const place = fieldOfTarget(types, plan)
		if (!place) continue
		const { type, id, field } = place
		const row = (await readRow(db, type, id)) ?? (plan.adds_row ? addedRow(plan, plans) : null)
		const own = type.office?.cells && type.fields[field]?.label
		const name = own ?? (row ? nameOf(type, row) : plan.row_id)
		planned.push({ ...place, plan, title: `${name} from ${formatDay(plan.starts_on, 'date')}` })
	}
	return planned
}

/** The plan and those that add the same row, which are applied and canceled together. */
export function togetherWith(plan: PlannedChangeRow, plans: readonly PlannedChangeRow[]): PlannedChangeRow[] {
	return plans.filter((one) => one === plan || addSameRow(one, plan))
}

function addSameRow(one: PlannedChangeRow, other: PlannedChangeRow): boolean {
	return (
		one.adds_row &&
		other.adds_row &&
		one.content_table === other.content_table &&
		one.row_id === other.row_id &&
		one.starts_on === other.starts_on
	)
}

/** The row that this plan and its sibling plans add. */
export function addedRow(plan: PlannedChangeRow, plans: readonly PlannedChangeRow[]): ContentRow {
	const fields = plans.filter((one) => addSameRow(one, plan))
	const values = fields.map(({ field, value }) => [field, JSON.parse(value) as unknown])
	return { ...Object.fromEntries(values), id: plan.row_id } as ContentRow
}
