import type { City, Place } from 'schema-dts'
import { z } from 'zod'
import { readData } from '#db/seed/content_files.ts'

/** The incorporated places around; other places that we serve, such as a hamlet or a county, are not among them. */
const municipalities = new Set(readData('municipalities.json', z.array(z.string())))

/**
 * A place that we serve as schema.org data: a city, or any other place. A name from another state includes it:
 * `Windsor, VA`.
 */
export function area(name: string, home: string): City | Place {
	const [place = name, state = home] = name.split(', ')
	const type = municipalities.has(place) ? 'City' : 'Place'
	return { '@type': type, name: `${place}, ${state}` }
}
