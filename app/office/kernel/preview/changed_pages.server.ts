import { isDeepStrictEqual } from 'node:util'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { sitemapOf } from '#app/seo/sitemap.ts'
import type { RenderInputs } from '#app/render_inputs.server.ts'
import type { RenderPreview } from './preview.server.ts'
import { type ChangedPassage, changedPassages, without } from './changed_words.ts'

/** A page that a change affects. */
export interface ChangedPage {
	path: string
	/** Its display name. */
	name: string
	/** The display name of its parent page; null for a built-in page. */
	below: string | null
	how: 'changes' | 'comes' | 'goes'
	/** The passages whose words change; empty for a page that is added or removed. */
	passages: readonly ChangedPassage[]
}

type KnownPage = Pick<ChangedPage, 'path' | 'name' | 'below'>

/** Pages with prices or texts that are not in the site map. */
const unlisted: readonly KnownPage[] = [
	{ path: '/search', name: 'Search', below: null },
	{ path: '/no-such-page', name: 'The page “not found”', below: null },
]

/** Comparing renders every page once, and those made of something else twice, so one comparison goes on at a time, and the last of each content is remembered. */
let known: { current: Snapshot; key: string; pages: Promise<ChangedPage[]> } | undefined

interface Comparison {
	/** The site's current content; the cached result is valid only for the same one. */
	current: Snapshot
	before: Snapshot
	after: Snapshot
	/** Cache key for what `before` and `after` contain in addition to `current`. */
	key: string
}

/**
 * The pages whose words, data or metadata for search engines differ between two snapshots, in the order of the site map.
 */
export function changedPages(
	render: RenderPreview,
	{ current, before, after, key }: Comparison,
): Promise<ChangedPage[]> {
	if (known?.current === current && known.key === key) return known.pages
	const last = known?.pages.catch(() => []) ?? Promise.resolve([])
	const pages = last.then(() => compare(render, before, after))
	known = { current, key, pages }
	pages.catch(() => {
		if (known?.pages === pages) known = undefined
	})
	return pages
}

async function compare(
	render: RenderPreview,
	contentBefore: Snapshot,
	contentAfter: Snapshot,
): Promise<ChangedPage[]> {
	if (isDeepStrictEqual(contentBefore, contentAfter)) return []
	const changed: ChangedPage[] = []
	const all = [...pagesOf(contentBefore), ...pagesOf(contentAfter), ...unlisted]
	for (const page of new Map(all.map((one) => [one.path, one])).values()) {
		const inputs: RenderInputs = { last: null, current: null }
		const before = await read(render, page.path, contentBefore, inputs)
		const after = await read(render, page.path, contentAfter, { last: inputs.current, current: null })
		if (after.isSame) continue
		if (before.isThere !== after.isThere)
			changed.push({ ...page, how: after.isThere ? 'comes' : 'goes', passages: [] })
		else if (before.text !== after.text)
			changed.push({ ...page, how: 'changes', passages: changedPassages(before.text, after.text) })
	}
	return changed
}

function pagesOf(content: Snapshot): KnownPage[] {
	const sitemap = sitemapOf(content)
	if (!sitemap.ok) return []
	const names = new Map(sitemap.entries.map(({ path, name }) => [path, name]))
	return sitemap.entries.map(({ path, name, below }) => ({
		path,
		name,
		below: below === null ? null : (names.get(below) ?? below),
	}))
}

async function read(render: RenderPreview, path: string, content: Snapshot, inputs: RenderInputs) {
	const response = await render(path, content, { inputs })
	// Of scripts and their data only the structured data counts.
	const text = without('script', await response.text(), (tag) => tag.includes('ld+json'))
	return { isThere: response.ok, isSame: response.status === 304, text }
}
