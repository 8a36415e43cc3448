import { isDeepStrictEqual } from 'node:util'
import { builtInCompany } from '#app/company/built_in_facts.server.ts'
import type { FactGroup } from '#app/company/fact_group.ts'
import { getFact } from '#app/company/fact_path.ts'
import { factRow } from '#app/content/fact_rows.server.ts'
import { factsNotSaved, storedCompany } from '../facts/stored_facts.server.ts'
import {
	type Actor,
	type ContentServices,
	recordChange,
	type Unavailable,
	writeContent,
} from '../kernel/store/write_content.server.ts'

/** `changed`: one of the values is no longer the shipped one. */
type Confirmed = { ok: true } | { ok: false; reason: 'changed' }

/** Stores shipped facts of a group as the company's own, with their history; `names` are those that somebody confirmed. */
export async function confirmFacts(
	services: ContentServices,
	{ fields }: FactGroup,
	names: readonly string[],
	actor: Actor,
): Promise<Confirmed | Unavailable> {
	const shipped = builtInCompany()
	const confirmed = fields.flatMap(({ name }) => (names.includes(name) ? [name] : []))
	return writeContent<Confirmed>(
		services,
		async (trx) => {
			const company = await storedCompany(trx, services.content.builtIn)
			const isShipped = (name: string) => isDeepStrictEqual(getFact(company, name), getFact(shipped, name))
			if (!confirmed.every(isShipped)) return { ok: false, reason: 'changed' }
			const stored = await trx.selectFrom('company_facts').select('name').execute()
			for (const name of confirmed) {
				if (stored.some((row) => row.name === name)) continue
				const row = factRow(name, getFact(shipped, name), actor.now)
				await trx.insertInto('company_facts').values(row).execute()
				const change = {
					table: 'company_facts',
					id: name,
					action: 'save',
					before: null,
					after: { ...row },
				} as const
				await recordChange(trx, change, actor)
			}
			return { ok: true }
		},
		factsNotSaved,
	)
}
