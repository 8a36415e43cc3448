/** The URL of the manifest of public routes, beside the full one; server/build.ts writes it. */
export function visitorsManifestUrl(manifestUrl: string): string {
	return manifestUrl.replace(/\.js$/, '-visitors.js')
}

/** Whether a route, by its id, belongs to the office. */
export function isOfficeRoute(id: string): boolean {
	return id.startsWith('office/')
}
