import type { City, Place } from 'schema-dts'

/** Incorporated places of Larimer and Weld County and beside them; whatever else we drive to (Laporte, a county) is none. */
const municipalities = new Set([
	'Ault',
	'Berthoud',
	'Boulder',
	'Dacono',
	'Eaton',
	'Erie',
	'Estes Park',
	'Evans',
	'Firestone',
	'Fort Collins',
	'Fort Lupton',
	'Frederick',
	'Greeley',
	'Johnstown',
	'Kersey',
	'Longmont',
	'Loveland',
	'Lyons',
	'Mead',
	'Milliken',
	'Nunn',
	'Pierce',
	'Platteville',
	'Severance',
	'Timnath',
	'Wellington',
	'Windsor',
])

/** A place that we serve, as schema.org has it: a city or town, or any other place. `state` is `CO`. */
export function area(name: string, state: string): City | Place {
	const type = municipalities.has(name) ? 'City' : 'Place'
	return { '@type': type, name: `${name}, ${state}` }
}
