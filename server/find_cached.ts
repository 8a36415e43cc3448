import type { ServerBuild } from 'react-router'
import type { Facts } from '#app/company/facts_type.ts'
import { canonicalPath } from './canonical_path.ts'
import type { Assets } from '#platform/http/assets.ts'
import type { OpenLog } from '#platform/log/open_log.ts'
import type { PageCache } from './page_cache.ts'
import type { CachedResource } from '#platform/http/cached_response.ts'

/** Where to look up cached responses, and how to log sending one. */
export interface CacheLookup {
	pages: PageCache
	assets: Pick<Assets, 'get'>
	routes: ServerBuild['routes']
	/** The current facts, which decide whether some paths have a page. */
	facts(): Facts
	logRequest: OpenLog['logRequest']
}

/** The cached page or file for a GET of `target`, the path and query of a request line; otherwise undefined. */
export function findCached({ pages, assets }: CacheLookup, target: string): CachedResource | undefined {
	const at = target.indexOf('?')
	if (at === -1) return pages.get(target) ?? assets.get(target)
	const path = target.slice(0, at)
	return pages.get(path, target.slice(at)) ?? assets.get(path)
}

/**
 * The URL, including its query, that a GET of `target` redirects to if its path is not canonical; otherwise undefined. Leaves out the
 * office's paths: their redirects must not be cached, which `pageRoute` ensures.
 */
export function findCanonicalUrl({ assets, routes, facts }: CacheLookup, target: string): string | undefined {
	if (!target.startsWith('/')) return undefined
	const { pathname, search } = new URL(`http://localhost${target}`)
	const address = assets.get(pathname) === undefined ? canonicalPath(routes, pathname, facts()) : null
	if (address === null || address.variesBy === 'all') return undefined
	if (address.path === target.replace(/[?#].*$/s, '')) return undefined
	return address.path + search
}
