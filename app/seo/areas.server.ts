import type { City, Place } from 'schema-dts'
import { z } from 'zod'
import { readData } from '#db/seed/content_files.ts'

/** The incorporated places around; whatever else we drive to (a hamlet, a county) is none. */
const municipalities = new Set(readData('municipalities.json', z.array(z.string())))

/** A place that we serve, as schema.org has it: a city or town, or any other place. One of another state has it in its name: `Windsor, VA`. */
export function area(name: string, home: string): City | Place {
	const [place = name, state = home] = name.split(', ')
	const type = municipalities.has(place) ? 'City' : 'Place'
	return { '@type': type, name: `${place}, ${state}` }
}
