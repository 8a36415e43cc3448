import { isDeepStrictEqual } from 'node:util'
import { parseJson } from '#platform/forms/parse_json.ts'
import type { CompanyFactRow } from '#db/company_rows.ts'
import type { Company } from './company.ts'
import { getFact, setFact } from './fact_path.ts'
import { factFields, factRules } from './facts_schema.ts'

interface Log {
	warn(fields: object, message: string): void
}

/**
 * The company facts: `builtIn` overlaid with the office's rows. A row that violates the rules of
 * `facts_schema.ts` is logged and skipped in favor of the built-in fact, so that no saved value can break the
 * site.
 */
export function composeCompany(
	rows: readonly Pick<CompanyFactRow, 'name' | 'value'>[],
	builtIn: Company,
	log: Log,
): Company {
	const company = structuredClone(builtIn)
	for (const { name, value } of rows) {
		const parsed = factFields.get(name)?.schema.safeParse(parseJson(value))
		if (parsed?.success) setFact(company, name, parsed.data)
		else if (!isRowNow(name))
			log.warn({ fact: name, problem: parsed?.error.issues[0]?.message }, 'company fact ignored')
	}
	for (const { names, holds, message, isForNew } of factRules) {
		if (isForNew || holds(company.facts)) continue
		for (const name of names) setFact(company, name, getFact(builtIn, name))
		log.warn({ facts: names, problem: message }, 'company facts ignored')
	}
	return company
}

/**
 * Facts of earlier versions that rows of sizes have replaced; servers of those versions may still read them
 * during an upgrade.
 */
function isRowNow(name: string): boolean {
	return ['rolloffs.', 'commercial.', 'prices.commercial', 'prices.cart'].some((begins) =>
		name.startsWith(begins),
	)
}

/** Whether the office's value equals the built-in one. */
export function isBuiltIn(builtIn: Company, name: string, value: unknown): boolean {
	return isDeepStrictEqual(getFact(builtIn, name), value)
}
