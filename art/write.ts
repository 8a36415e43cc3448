/**
 * The command that writes what is committed of the drawings: `node art/write.ts`. Makes the drawings to scale, and the
 * list of scenes that pages choose from. The scenes themselves are drawn by the server.
 */
import { writeFileSync } from 'node:fs'
import { scenes } from './catalog.ts'
import { manifestSource } from './manifest.ts'
import { scaleDrawings } from './scale/drawings.ts'
import { openLettering } from './type/lettering.ts'

const root = new URL('../', import.meta.url)

await openLettering()
for (const [name, svg] of Object.entries(scaleDrawings()))
	writeFileSync(new URL(`public/pictures/${name}`, root), svg)
writeFileSync(new URL('app/pictures/manifest.ts', root), await manifestSource(scenes))
