/** Writes the list of scenes for pages to choose from, and their alt texts: `node art/write.ts`. The server draws the scenes. */
import { writeFileSync } from 'node:fs'
import { commonScenes } from './catalog.ts'
import { altsSource, manifestSource } from './manifest.ts'

const root = new URL('../', import.meta.url)

writeFileSync(new URL('app/scenes/manifest.ts', root), await manifestSource(commonScenes))
writeFileSync(new URL('app/scenes/alts.ts', root), await altsSource(commonScenes))
