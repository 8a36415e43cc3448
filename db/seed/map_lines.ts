import { z } from 'zod'
import { readData } from './content_files.ts'

/** A line or area that a company's folder adds to the map of its towns. */
const line = z.strictObject({
	name: z.string().min(1).max(60),
	/** Lakes and hills are areas: their last point is connected to the first. */
	kind: z.enum(['road', 'river', 'lake', 'hills']),
	places: z
		.array(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]))
		.min(2)
		.max(200),
})

/** Roads, rivers, lakes and hills, as latitudes and longitudes. */
export const mapLines: readonly MapLine[] = readData('map.json', z.array(line).max(60))

export type MapLine = z.infer<typeof line>
