import type { Company } from '#app/company/company.ts'
import { getFact } from '#app/company/fact_path.ts'
import { factFields } from '#app/company/facts_schema.ts'
import { formatFact } from '#app/company/format_fact.ts'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import type { FieldChange } from '#app/content/office_rules.ts'

/** A change of a company fact as text. A missing row means the built-in value. */
export function factChange(
	{ row_id, before_row, after_row }: ContentHistoryRow,
	builtIn: Company,
): FieldChange {
	const field = factFields.get(row_id)
	const format = (value: unknown) => formatFact(field?.control, value)
	const formatSide = (row: Record<string, unknown> | null) =>
		row ? format(valueOf(row)) : `${format(getFact(builtIn, row_id))} (as built in)`
	return {
		label: field?.label ?? row_id,
		before: formatSide(before_row),
		after: formatSide(after_row),
	}
}

/** The value in a fact's row. */
export function valueOf(row: Record<string, unknown>): unknown {
	return JSON.parse(String(row['value'])) as unknown
}
