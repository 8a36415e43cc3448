import { rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { sitemapOf } from '#app/seo/sitemap.ts'
import { memoized } from '#platform/process/memoized.ts'

/**
 * Reports whether this content has a page or a feed at the path, according to the sitemap and the areas; also false if a list could not be
 * read.
 */
export function isListed(content: Snapshot, path: string): boolean {
	return listedPaths(content).has(path)
}

const listedPaths = memoized((content: Snapshot) => {
	const sitemap = sitemapOf(content)
	const pages = sitemap.ok ? sitemap.entries.map((entry) => entry.path) : []
	return new Set([...pages, ...feedPaths(content)])
})

/** The paths of all areas' feeds. */
function feedPaths({ pickupAreas }: Snapshot): string[] {
	return rowsIn(pickupAreas).flatMap(({ slug }) => [`/calendar/${slug}.ics`, `/calendar/${slug}.json`])
}
