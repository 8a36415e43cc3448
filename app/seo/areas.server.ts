import type { City, Place } from 'schema-dts'
import { z } from 'zod'
import { readData } from '#db/seed/content_files.ts'

/** The incorporated places around; whatever else we drive to (a hamlet, a county) is none. */
const municipalities = new Set(readData('municipalities.json', z.array(z.string())))

/** A place that we serve, as schema.org has it: a city or town, or any other place. `state` is `CO`. */
export function area(name: string, state: string): City | Place {
	const type = municipalities.has(name) ? 'City' : 'Place'
	return { '@type': type, name: `${name}, ${state}` }
}
