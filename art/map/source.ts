import { resolveConfig, format } from 'prettier'
import { fileURLToPath } from 'node:url'
import { mapShapes } from './shapes.ts'

/** The TypeScript module with the map's shapes, formatted as the rest of the project is. */
export const mapShapesSource = async (): Promise<string> => {
	const config = await resolveConfig(fileURLToPath(import.meta.url))
	const source = `/**
 * The service area to draw, in units of the view box, x to the east and y to the south. Written by art/map.ts from
 * latitudes and longitudes; \`sign\` is where a road's number stands, \`label\` on which side of its dot a town's name.
 */
export const serviceMap = ${JSON.stringify(mapShapes())} as const
`
	return format(source, { ...config, parser: 'typescript' })
}
