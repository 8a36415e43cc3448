import { resolveConfig, format } from 'prettier'
import { fileURLToPath } from 'node:url'
import { mapLand, mapShapes } from './shapes.ts'

/** The TypeScript modules with the map, by file name, formatted as the rest of the project is. */
export const mapSources = async (): Promise<Record<string, string>> => {
	const config = await resolveConfig(fileURLToPath(import.meta.url))
	const sources = {
		'map_shapes.ts': `/**
 * What the service-area map says, in units of the view box, x to the east and y to the south. Written by art/map.ts from
 * latitudes and longitudes; \`sign\` is where a road's number stands, \`label\` on which side of its dot a town's name.
 */
export const serviceMap = ${JSON.stringify(mapShapes())} as const
`,
		'map_land.server.ts': `/** The land on the service-area map, as paths in units of its view box. Written by art/map.ts. */
export const mapLand = ${JSON.stringify(mapLand())}
`,
	}
	const formatted = Object.entries(sources).map(async ([name, source]): Promise<[string, string]> => [
		name,
		await format(source, { ...config, parser: 'typescript' }),
	])
	return Object.fromEntries(await Promise.all(formatted))
}
