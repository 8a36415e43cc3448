import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'

/** Where visitors' browsers find each route's modules; the build writes it (server/build.ts). */
export const visitorsBuild: AssetsManifest | null = import.meta.env.PROD
	? JSON.parse(readFileSync(join(import.meta.dirname, '../visitors.json'), 'utf8'))
	: null
