import type { ServerBuild } from 'react-router'
import type { Facts } from '#app/company/facts_type.ts'
import { canonicalPath } from './canonical_path.ts'
import type { Assets } from '#platform/http/assets.ts'
import type { OpenLog } from '#platform/log/open_log.ts'
import type { PageCache } from './page_cache.ts'
import type { CachedResource } from '#platform/http/cached_response.ts'

/** Where cached responses are found, and how sending one is logged. */
export interface CacheLookup {
	pages: PageCache
	assets: Pick<Assets, 'get'>
	routes: ServerBuild['routes']
	/** As they are now: a path may have a page, or lead nowhere, by them. */
	facts(): Facts
	logRequest: OpenLog['logRequest']
}

/** The cached page or file for a GET of `target`, the path and query of a request line; else undefined. */
export function findCached({ pages, assets }: CacheLookup, target: string): CachedResource | undefined {
	const at = target.indexOf('?')
	if (at === -1) return pages.get(target) ?? assets.get(target)
	const path = target.slice(0, at)
	return pages.get(path, target.slice(at)) ?? assets.get(path)
}

/**
 * Where a GET of `target`, with its query, redirects if its path is not canonical; else undefined. The office's paths
 * are left out: their redirects must not be cached, which `pageRoute` sees to.
 */
export function findCanonicalUrl({ assets, routes, facts }: CacheLookup, target: string): string | undefined {
	if (!target.startsWith('/')) return undefined
	const { pathname, search } = new URL(`http://localhost${target}`)
	const address = assets.get(pathname) === undefined ? canonicalPath(routes, pathname, facts()) : null
	if (address === null || address.variesBy === 'all') return undefined
	if (address.path === target.replace(/[?#].*$/s, '')) return undefined
	return address.path + search
}
