import { jsonInScript } from '#platform/http/json_in_script.ts'
import { builtInFacts } from './built_in_facts.ts'
import type { Facts } from './facts_type.ts'

const known = new WeakMap<Facts, string>()

/**
 * The top-level facts that differ from the built-in ones, as JSON that may stand in a page; empty when none do. A
 * browser lays them over the built-in facts of its bundle.
 */
export function changedFactsJson(facts: Facts): string {
	const json = known.get(facts) ?? compare(facts)
	known.set(facts, json)
	return json
}

function compare(facts: Facts): string {
	const builtIn = new Map<string, unknown>(Object.entries(builtInFacts))
	const changed = Object.entries(facts).filter(
		([name, value]) => JSON.stringify(value) !== JSON.stringify(builtIn.get(name)),
	)
	if (changed.length === 0) return ''
	return jsonInScript(JSON.stringify(Object.fromEntries(changed)))
}
