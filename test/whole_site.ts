/** Search queries whose results are read as well. */
const queries = ['where do you pick up', 'service area', 'recycling', 'which day', 'moving', 'roll-off towns']

/** Everything that a visitor can read on a served site, by path: pages, articles, feeds and search results. */
export async function wholeSite(url: string): Promise<Map<string, string>> {
	const read = async (path: string) => (await fetch(url + path)).text()
	const xml = await read('/sitemap.xml')
	const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
	const areas = listed.flatMap((path) => /^\/pickup-day\/([^/]+)$/.exec(path)?.[1] ?? [])
	const feeds = areas.flatMap((area) => [`/calendar/${area}.ics`, `/calendar/${area}.json`])
	const searches = queries.map((query) => `/search?q=${encodeURIComponent(query)}`)
	const more = ['/sitemap', '/nowhere', '/residential/nowhere', '/order?service=lawn']
	const texts = new Map<string, string>()
	for (const path of [...listed, ...more, ...searches, ...feeds]) texts.set(path, asRead(await read(path)))
	return texts
}

/** A page's HTML without scripts, except structured data. */
function asRead(html: string): string {
	return html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>|<!-- -->/g, '')
}

/** The matches of the pattern in these texts, with their paths. */
export function foundIn(texts: ReadonlyMap<string, string>, pattern: RegExp): string[] {
	return [...texts].flatMap(([path, text]) =>
		[...text.matchAll(new RegExp(pattern, 'g'))].map(([found]) => `${path}: ${found}`),
	)
}

/** The matches of the pattern in these texts, with their paths and surrounding text. */
export function passages(texts: ReadonlyMap<string, string>, pattern: RegExp): string[] {
	return [...texts].flatMap(([path, text]) =>
		[...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].map(
			({ index, 0: found }) => `${path}: ${text.slice(Math.max(0, index - 70), index + found.length + 50)}`,
		),
	)
}
