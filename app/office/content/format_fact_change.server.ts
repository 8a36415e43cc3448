import type { Company } from '#app/company/company.ts'
import { getFact } from '#app/company/fact_path.ts'
import { factFields } from '#app/company/facts_schema.ts'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import type { FieldChange } from './changed_fields.ts'

/** How a company fact changed, in words. A missing row means the built-in value. */
export function factChange(
	{ row_id, before_row, after_row }: ContentHistoryRow,
	builtIn: Company,
): FieldChange {
	const formatSide = (row: Record<string, unknown> | null) =>
		row ? formatFactValue(valueOf(row)) : `${formatFactValue(getFact(builtIn, row_id))} (as built in)`
	return {
		label: factFields.get(row_id)?.label ?? row_id,
		before: formatSide(before_row),
		after: formatSide(after_row),
	}
}

/** The value in a row of a fact. */
export function valueOf(row: Record<string, unknown>): unknown {
	return JSON.parse(String(row['value'])) as unknown
}

/** A fact's value as readable text. */
export function formatFactValue(value: unknown): string {
	if (value === null || value === undefined) return ''
	if (typeof value === 'boolean') return value ? 'Yes' : 'No'
	return Array.isArray(value) ? value.join('\n') : String(value)
}
