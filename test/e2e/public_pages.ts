import type { Site } from './open_site.ts'

/** Pages that are not in the sitemap, including a missing one and one whose controls depend on a choice. */
const unlisted = [
	'/service-request?kind=broken-cart',
	'/search?q=missed+pickup',
	'/help?q=broken+lid',
	'/sitemap',
	'/nowhere/with/a/very-long-name-without-a-break',
]

/** Articles differ only in their text, so the one with the longest address represents all. */
const isArticle = (path: string) => path.startsWith('/help/')

/**
 * Every public page of the running site, from its sitemap; shard `hand` of `of`. Without `allOfEachKind`, only two of the
 * pages below the same path, which differ only in their texts: those with the shortest and the longest name.
 */
export async function publicPages(
	site: Site,
	{ hand = 0, of = 1, allOfEachKind = true } = {},
): Promise<string[]> {
	const file = await (await fetch(`${site.url}/sitemap.xml`)).text()
	const listed = [...file.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
		([, address = '']) => new URL(address).pathname,
	)
	const articles = listed.filter(isArticle).toSorted((a, b) => b.length - a.length)
	const others = listed.filter((path) => !isArticle(path))
	const pages = [...(allOfEachKind ? others : twoOfEachKind(others)), ...articles.slice(0, 1), ...unlisted]
	return pages.filter((_, at) => at % of === hand)
}

function twoOfEachKind(paths: readonly string[]): string[] {
	const kinds = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')))
	return [...kinds].flatMap(([folder, all]) => {
		if (folder === '') return all
		const byLength = all.toSorted((a, b) => a.length - b.length)
		return [...byLength.slice(0, 1), ...byLength.slice(1).slice(-1)]
	})
}
