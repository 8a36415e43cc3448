/** A page's tags for search engines and link previews; each list holds all tags of a kind. */
export interface ReadHead {
	titles: string[]
	descriptions: string[]
	canonicals: string[]
	/** The `og:url` tags. */
	shared: string[]
	/** The tags for link previews on other sites. */
	preview: { titles: string[]; descriptions: string[]; images: string[]; cards: string[] }
	isIndexed: boolean
	/** The structured data blocks. */
	blocks: Record<string, unknown>[]
}

/** Parses the head of a page as sent by the server. */
export function readHead(html: string): ReadHead {
	const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => plain(text))
	const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)]
	return {
		titles: all(/<title>([^<]*)<\/title>/g),
		descriptions: all(/<meta name="description" content="([^"]*)"/g),
		canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
		shared: all(/<meta property="og:url" content="([^"]*)"/g),
		preview: {
			titles: all(/<meta property="og:title" content="([^"]*)"/g),
			descriptions: all(/<meta property="og:description" content="([^"]*)"/g),
			images: all(/<meta property="og:image" content="([^"]*)"/g),
			cards: all(/<meta name="twitter:card" content="([^"]*)"/g),
		},
		isIndexed: !all(/<meta name="robots" content="([^"]*)"/g).some((rule) => rule.includes('noindex')),
		blocks: blocks.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
	}
}

const entities: Readonly<Record<string, string>> = {
	'&amp;': '&',
	'&quot;': '"',
	'&#x27;': "'",
	'&lt;': '<',
	'&gt;': '>',
}

function plain(text: string): string {
	return text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
}
