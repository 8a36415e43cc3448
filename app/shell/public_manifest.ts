/** Where the routes' list without the office stands, beside the whole one; server/public_manifest.ts writes it. */
export function publicManifestUrl(url: string): string {
	return url.replace(/\.js$/, '-public.js')
}

/** Whether a route, by its id, belongs to the office. */
export function isOfficeRoute(id: string): boolean {
	return id.startsWith('office/')
}
