import type { Kysely, Transaction } from 'kysely'
import { composeCompany, isBuiltIn } from '#app/company/compose_company.server.ts'
import type { Company } from '#app/company/company.ts'
import { type FactValues, setFact } from '#app/company/fact_path.ts'
import { factRules } from '#app/company/facts_schema.ts'
import { factRow, hasRow } from '#app/content/fact_rows.server.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'

/** The log line of a failure to save facts outside their forms. */
export const factsNotSaved = 'company facts not saved'

/** The company with its stored facts. */
export async function storedCompany(db: Kysely<Database>, builtIn: Company): Promise<Company> {
	const rows = await db.selectFrom('company_facts').selectAll().execute()
	return composeCompany(rows, builtIn, { warn() {} })
}

/** Writes the facts whose values changed. A fact that returns to its built-in value loses its row, except days off. */
export async function writeFacts(
	trx: Transaction<Database>,
	values: FactValues,
	builtIn: Company,
	now: Date,
): Promise<void> {
	const rows = await trx.selectFrom('company_facts').selectAll().execute()
	for (const [name, value] of Object.entries(values)) {
		const before = rows.find((row) => row.name === name)
		if (before ? before.value === JSON.stringify(value) : isBuiltIn(builtIn, name, value)) continue
		if (before) await trx.deleteFrom('company_facts').where('id', '=', before.id).execute()
		if (hasRow(builtIn, name, value))
			await trx
				.insertInto('company_facts')
				.values(factRow(name, value, now))
				.execute()
	}
}

/** The errors of rules that span several facts, each reported at the changed facts it concerns. */
export function ruleErrors(company: Company, values: FactValues, changed: readonly string[]): FieldError[] {
	const then = structuredClone(company)
	for (const [name, value] of Object.entries(values)) setFact(then, name, value)
	return factRules
		.filter(({ names, holds }) => names.some((name) => changed.includes(name)) && !holds(then.facts))
		.flatMap(({ names, message }) =>
			names.filter((name) => changed.includes(name)).map((field) => ({ field, message })),
		)
}
