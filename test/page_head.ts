/** The tags for search engines in a page's head; lists hold every tag of the kind. */
export interface ReadHead {
	titles: string[]
	descriptions: string[]
	canonicals: string[]
	/** `og:url`. */
	shared: string[]
	/** What a link to the page shows elsewhere. */
	preview: { titles: string[]; descriptions: string[]; images: string[]; cards: string[] }
	isIndexed: boolean
	/** The structured data blocks. */
	blocks: Record<string, unknown>[]
}

/** Parses a page as sent by the server. */
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
