import { offeredGroups } from '#app/company/facts_schema.ts'
import { formatFact } from '#app/company/format_fact.ts'
import type { OfferedServices } from '#app/company/services.ts'
import { isScreen } from '../parts/screens.ts'
import { groupPath } from './fact_path.ts'
import { factPlace } from './fact_place.server.ts'

/** A group of facts with its values at a glance. */
export interface ListedGroup {
	key: string
	title: string
	path: string
	facts: { name: string; label: string; value: string; path: string }[]
}

/**
 * The facts whose group, label, hint or value has every word of the query, by group; without a query all of them but those
 * that are screens of their own. Nothing of services that are off.
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
