import type { Site } from './open_site.ts'

/** Pages that are not indexed, one of them missing. */
const unlisted = [
	'/search?q=contract',
	'/help?q=broken+lid',
	'/sitemap',
	'/nowhere/with/a/very-long-name-without-a-break',
]

/** Articles differ in their text only: the longest title represents all. */
const isArticle = (path: string) => path.startsWith('/help/')

/** Every public page of the running site from its sitemap; shard `hand` of `of`. */
export async function publicPages(site: Site, shard = 0, of = 1): Promise<string[]> {
	const file = await (await fetch(`${site.url}/sitemap.xml`)).text()
	const listed = [...file.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
		([, address = '']) => new URL(address).pathname,
	)
	const articles = listed.filter(isArticle).toSorted((a, b) => b.length - a.length)
	const pages = [...listed.filter((path) => !isArticle(path)), ...articles.slice(0, 1), ...unlisted]
	return pages.filter((_, at) => at % of === shard)
}
