import type { CompanyFactRow } from '#db/company_rows.ts'
import { isBuiltIn } from '#app/company/compose_company.server.ts'
import type { Company } from '#app/company/company.ts'
import { daysOffFacts } from '#app/company/days_off.ts'

/** Whether a fact with this value has a row; built-in values have none, except for days off. */
export function hasRow(builtIn: Company, name: string, value: unknown): boolean {
	return daysOffFacts.includes(name) || !isBuiltIn(builtIn, name, value)
}

/** A fact's row. Its id is the name, so that the history continues when the row is deleted and added again. */
export function factRow(name: string, value: unknown, now: Date): CompanyFactRow {
	return { id: name, name, value: JSON.stringify(value), updated_at: now.toISOString() }
}
