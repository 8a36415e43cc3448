import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The URLs of the files that browsers load for a route. */
export interface RouteFiles {
	module: string
	imports: string[]
	css: string[]
}

/** The list of routes by id, which React Router's build writes as a script for browsers. */
export interface RouteList {
	entry: { module: string; imports: string[] }
	routes: Record<string, RouteFiles & { hasDefaultExport: boolean }>
}

const assignment = 'window.__reactRouterManifest='

/** The file name of the full list in the folder `assets` of a build. Throws if there is none or more than one. */
export function routeListName(assets: string): string {
	const [name, ...more] = readdirSync(assets).filter((file) => /^manifest-\w+\.js$/.test(file))
	if (name === undefined || more.length > 0) throw new Error('The build has no list of routes, or several.')
	return name
}

/** Parses a list from its script. Throws if the script is something else. */
export function readRouteList(script: string): RouteList {
	if (!script.startsWith(assignment)) throw new Error('This script is not a list of routes.')
	return JSON.parse(script.slice(assignment.length).replace(/;\s*$/, '')) as RouteList
}

/** Reads the list of this name in the folder `assets` of a build. */
export function routeListIn(assets: string, name: string): RouteList {
	return readRouteList(readFileSync(join(assets, name), 'utf8'))
}

/** Renders a list as the script that browsers load. */
export function routeListScript(list: RouteList): string {
	return `${assignment}${JSON.stringify(list)};`
}
