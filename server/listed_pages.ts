import type { Snapshot } from '#app/content/snapshot.server.ts'
import { sitemapOf } from '#app/seo/sitemap.ts'

const listed = new WeakMap<Snapshot, ReadonlySet<string>>()

/** Whether this content has a page at the path, according to the sitemap; false too if a list could not be read. */
export function isListed(content: Snapshot, path: string): boolean {
	let paths = listed.get(content)
	if (!paths) {
		const sitemap = sitemapOf(content)
		paths = new Set(sitemap.ok ? sitemap.entries.map((entry) => entry.path) : [])
		listed.set(content, paths)
	}
	return paths.has(path)
}
