/** The command that makes the service-area map's shapes: `node art/map.ts`. */
import { writeFileSync } from 'node:fs'
import { mapShapesSource } from './map/source.ts'

writeFileSync(new URL('../app/sections/service-area/map_shapes.ts', import.meta.url), await mapShapesSource())
