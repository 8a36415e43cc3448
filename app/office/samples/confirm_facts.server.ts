import { builtInFacts, builtInPaints } from '#app/company/built_in_facts.server.ts'
import type { FactGroup } from '#app/company/fact_group.ts'
import { getFact } from '#app/company/fact_path.ts'
import { noPortals } from '#app/company/portals.ts'
import type { SaveFactsResult } from '#app/content/save_facts.server.ts'
import type { Actor, ContentServices } from '../kernel/store/write_content.server.ts'
import { setFacts } from '../facts/set_facts.server.ts'

/** Stores shipped facts of a group as the company's own; `names` are those that somebody confirmed. */
export async function confirmFacts(
	services: ContentServices,
	{ fields }: FactGroup,
	names: readonly string[],
	actor: Actor,
): Promise<SaveFactsResult> {
	const shipped = { facts: builtInFacts, portals: noPortals, paints: builtInPaints }
	const own = fields.filter(({ name }) => names.includes(name))
	const values = Object.fromEntries(own.map(({ name }) => [name, getFact(shipped, name)]))
	return setFacts(services, values, actor, { confirms: true })
}
