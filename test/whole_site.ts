/** What the search is asked besides reading the pages. */
const queries = ['where do you pick up', 'service area', 'recycling', 'which day', 'moving', 'roll-off towns']

/** Everything a visitor can read of a served site, as text by its path: pages, articles, feeds and what the search finds. */
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

/** A page without its scripts, but with what it tells search engines. */
function asRead(html: string): string {
	return html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>|<!-- -->/g, '')
}

/** What the pattern matches in these texts. */
export function foundIn(texts: ReadonlyMap<string, string>, pattern: RegExp): string[] {
	return [...texts].flatMap(([path, text]) =>
		[...text.matchAll(new RegExp(pattern, 'g'))].map(([found]) => `${path}: ${found}`),
	)
}

/** Where in these texts the pattern stands, with what stands around it. */
export function passages(texts: ReadonlyMap<string, string>, pattern: RegExp): string[] {
	return [...texts].flatMap(([path, text]) =>
		[...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].map(
			({ index, 0: found }) => `${path}: ${text.slice(Math.max(0, index - 70), index + found.length + 50)}`,
		),
	)
}
