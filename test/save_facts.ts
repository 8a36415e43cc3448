import { builtInCompany } from '#app/company/built_in_facts.server.ts'
import type { FactValues } from '#app/company/fact_path.ts'
import { factFields } from '#app/company/facts_schema.ts'
import { ruleErrors, storedCompany, writeFacts } from '#app/office/facts/stored_facts.server.ts'
import type { Store } from '#db/store.server.ts'

/** Saves valid company facts from another process than the server's, without their history. */
export async function saveFacts({ db }: Store, typed: FactValues, now = new Date()): Promise<void> {
	const builtIn = builtInCompany()
	const values = Object.fromEntries(
		Object.entries(typed).map(([name, value]) => [name, factFields.get(name)?.schema.parse(value)]),
	)
	await db.transaction().execute(async (trx) => {
		const errors = ruleErrors(await storedCompany(trx, builtIn), values, Object.keys(values))
		if (errors.length > 0) throw new Error(JSON.stringify(errors))
		await writeFacts(trx, values, builtIn, now)
	})
}
