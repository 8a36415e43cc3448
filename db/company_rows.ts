import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** One company fact that the office has set; a fact without a row is the built-in one. */
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
