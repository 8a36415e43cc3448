import { z } from 'zod'
import { findTowns } from '#app/places/towns.server.ts'
import { townKey } from '#app/places/town_key.ts'
import { homeState } from './content_files.ts'

type Entry = Record<string, unknown>

/**
 * Extends a list of towns: names must be unique within a state, and a town without coordinates gets those of its name, which may be
 * followed by its county: `Windsor (Pitt)`.
 */
export function withCoordinates(
	list: z.ZodType<Entry[]>,
	[latitude, longitude]: readonly [string, string],
): z.ZodType<Entry[]> {
	return z
		.unknown()
		.transform((entries, found) => {
			if (!Array.isArray(entries)) return entries
			return (entries as unknown[]).map((entry, index) => {
				if (!isEntry(entry) || typeof entry['name'] !== 'string') return entry
				if (entry[latitude] !== undefined || entry[longitude] !== undefined) return entry
				const place = placeNamed(entry['name'], entry['state'] ?? homeState)
				if (typeof place !== 'string')
					return { ...entry, name: place.name, [latitude]: place.latitude, [longitude]: place.longitude }
				found.addIssue({ code: 'custom', path: [index, 'name'], message: place })
				return entry
			})
		})
		.pipe(list)
		.superRefine((towns, found) => {
			const known = new Set<string>()
			for (const [index, { name, state }] of towns.entries()) {
				const key = townKey({ name: String(name), state: String(state) })
				if (known.has(key))
					found.addIssue({
						code: 'custom',
						path: [index, 'name'],
						message: `has ${String(name)}, ${String(state)} twice: where a state has two of a name, say the county, as in Springfield (Clark).`,
					})
				known.add(key)
			}
		})
}

/** The town with this name, or a sentence on why it could not be determined. */
function placeNamed(name: string, state: unknown) {
	const found = findTowns(name, String(state))
	const [town, ...others] = found.filter((one) => one.state === state)
	if (town && others.length === 0) return town
	const named = (one: (typeof found)[number]) => `${one.name} (${one.county}), ${one.state}`
	const all = found.slice(0, 12).map(named).join('; ')
	if (town)
		return `has ${name}, of which ${String(state)} has several: ${all}. Say the county like that, or latitude and longitude.`
	if (found.length === 0) return `has ${name}, which is in no list of towns: say its latitude and longitude.`
	return `has ${name}, which is not in ${String(state)}, but there are ${all}. Say its state, or latitude and longitude.`
}

function isEntry(value: unknown): value is Entry {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
