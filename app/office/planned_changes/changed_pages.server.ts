import type { Snapshot } from '#app/content/snapshot.server.ts'
import { sitemapOf } from '#app/seo/sitemap.ts'
import type { RenderPreview } from '../content/preview.server.ts'

/** A page that is not as it is now. */
export interface ChangedPage {
	path: string
	how: 'changes' | 'comes' | 'goes'
}

/** Pages that search engines are not told of, and that have prices and texts. */
const unlisted = ['/search', '/no-such-page']

/** Comparing renders every page twice, so one comparison goes on at a time, and the last of each content is remembered. */
let known: { before: Snapshot; key: string; pages: Promise<ChangedPage[]> } | undefined

/**
 * The pages of the site whose words, data or descriptions for search engines differ between two contents, in the order of the
 * site map. `key` names what `after` is made of.
 */
export function changedPages(
	render: RenderPreview,
	{ before, after, key }: { before: Snapshot; after: Snapshot; key: string },
): Promise<ChangedPage[]> {
	if (known?.before === before && known.key === key) return known.pages
	const last = known?.pages.catch(() => []) ?? Promise.resolve([])
	const pages = last.then(() => compare(render, before, after))
	known = { before, key, pages }
	pages.catch(() => {
		known = undefined
	})
	return pages
}

async function compare(
	render: RenderPreview,
	contentBefore: Snapshot,
	contentAfter: Snapshot,
): Promise<ChangedPage[]> {
	const changed: ChangedPage[] = []
	for (const path of new Set([...pathsOf(contentBefore), ...pathsOf(contentAfter), ...unlisted])) {
		const before = await read(render, path, contentBefore)
		const after = await read(render, path, contentAfter)
		if (before.isThere !== after.isThere) changed.push({ path, how: after.isThere ? 'comes' : 'goes' })
		else if (before.text !== after.text) changed.push({ path, how: 'changes' })
	}
	return changed
}

function pathsOf(content: Snapshot): string[] {
	const sitemap = sitemapOf(content)
	return sitemap.ok ? sitemap.entries.map(({ path }) => path) : []
}

async function read(render: RenderPreview, path: string, content: Snapshot) {
	const response = await render(path, content)
	return { isThere: response.ok, text: withoutScripts(await response.text()) }
}

/** A page without its scripts and their data, but with what they tell search engines. */
function withoutScripts(html: string): string {
	const closing = '</script>'
	const [first = '', ...rest] = html.split('<script')
	const kept = rest.map((part) => {
		const end = part.indexOf(closing) + closing.length
		return part.slice(0, part.indexOf('>')).includes('ld+json') ? part : part.slice(end)
	})
	return [first, ...kept].join('')
}
