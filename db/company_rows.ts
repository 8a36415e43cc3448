import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** One company fact set by the office; a fact without a row has its built-in value. */
export interface CompanyFactRow {
	id: string
	/** The fact's path, such as `prices.recycling`. */
	name: string
	/** JSON text. */
	value: string
	updated_at: Timestamp
}

export const companyTables = {
	company_facts: table<CompanyFactRow>({ updated_at: 'time' }),
}
