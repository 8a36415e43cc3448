/** The command that makes the service-area map: `node art/map.ts`. */
import { writeFileSync } from 'node:fs'
import { mapSources } from './map/source.ts'

const folder = new URL('../app/sections/service_area/', import.meta.url)
for (const [name, source] of Object.entries(await mapSources())) writeFileSync(new URL(name, folder), source)
