import type { Snapshot } from '#app/content/snapshot.server.ts'
import { feedPaths } from '#app/pickup/feeds/feed_paths.ts'
import { sitemapOf } from '#app/seo/sitemap.ts'

const listed = new WeakMap<Snapshot, ReadonlySet<string>>()

/** Whether this content has a page or a feed at the path, according to the sitemap and the areas; false too if a list could not be read. */
export function isListed(content: Snapshot, path: string): boolean {
	let paths = listed.get(content)
	if (!paths) {
		const sitemap = sitemapOf(content)
		const pages = sitemap.ok ? sitemap.entries.map((entry) => entry.path) : []
		paths = new Set([...pages, ...feedPaths(content)])
		listed.set(content, paths)
	}
	return paths.has(path)
}
