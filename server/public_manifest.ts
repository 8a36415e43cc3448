import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOfficeRoute, publicManifestUrl } from '#app/shell/public_manifest.ts'

interface Manifest {
	routes: Record<string, { parentId?: string }>
}

/** Part of the build: the routes' list that browsers get, once more without the office, which no visitor needs. */
const folder = join(import.meta.dirname, '../build/client/assets')
const assignment = 'window.__reactRouterManifest='

for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))) {
	const text = readFileSync(join(folder, name), 'utf8')
	if (!text.startsWith(assignment)) throw new Error(`${name} is not a list of routes.`)
	const manifest = JSON.parse(text.slice(assignment.length).replace(/;\s*$/, '')) as Manifest
	const routes = Object.entries(manifest.routes).filter(
		([id, { parentId = '' }]) => !isOfficeRoute(id) && !isOfficeRoute(parentId),
	)
	const visible = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })
	writeFileSync(join(folder, publicManifestUrl(name)), `${assignment}${visible};`)
}
