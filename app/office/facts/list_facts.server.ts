import { offeredGroups } from '#app/company/facts_schema.ts'
import { formatFact } from '#app/company/format_fact.ts'
import type { OfferedServices } from '#app/company/services.ts'
import { isScreen } from '../parts/screens.ts'
import { groupPath } from './fact_path.ts'
import { factPlace } from './fact_place.server.ts'

/** A group of facts with a summary of its values. */
export interface ListedGroup {
	key: string
	title: string
	path: string
	facts: { name: string; label: string; value: string; path: string }[]
}

/**
 * Facts, by group, whose group, label, hint or value contains every word of the query; without a query all facts except groups
 * with their own screen. Facts of services that are not offered are omitted.
 */
export function listFacts(
	values: Readonly<Record<string, unknown>>,
	query: string,
	services: OfferedServices,
): ListedGroup[] {
	const words = query.toLowerCase().split(/\s+/)
	return offeredGroups(services).flatMap(({ key, title, fields }) => {
		const facts = fields.flatMap(({ name, label, hint, control }) => {
			const value = formatFact(control, values[name])
			const searched = [title, label, hint, value].join(' ').toLowerCase()
			return words.every((word) => searched.includes(word))
				? [{ name, label, value, path: factPlace(name) }]
				: []
		})
		const isElsewhere = query === '' && isScreen(groupPath(key))
		return facts.length === 0 || isElsewhere ? [] : [{ key, title, path: groupPath(key), facts }]
	})
}
