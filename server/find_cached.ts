import type { ServerBuild } from 'react-router'
import { canonicalPath } from './canonical_path.ts'
import type { Assets } from './assets.ts'
import type { OpenLog } from './log.ts'
import type { PageCache } from './page_cache.ts'
import type { CachedResource } from './cached_response.ts'

/** Where finished answers lie, and where it is told that one was given. */
export interface CacheLookup {
	pages: PageCache
	assets: Assets
	routes: ServerBuild['routes']
	logRequest: OpenLog['logRequest']
}

/** The page or file that lies ready for a GET of `target`, the path and query of a request line; else undefined. */
export function findCached({ pages, assets }: CacheLookup, target: string): CachedResource | undefined {
	const at = target.indexOf('?')
	if (at === -1) return pages.get(target) ?? assets.get(target)
	const path = target.slice(0, at)
	return pages.get(path, target.slice(at)) ?? assets.get(path)
}

/**
 * Where a GET of `target` is sent that spells an address otherwise than it is, with its query; else undefined. The
 * office's are left out: their redirects may not be kept, which is said where they are made.
 */
export function findCanonicalUrl({ assets, routes }: CacheLookup, target: string): string | undefined {
	if (!target.startsWith('/')) return undefined
	const { pathname, search } = new URL(`http://localhost${target}`)
	const address = assets.get(pathname) === undefined ? canonicalPath(routes, pathname) : null
	if (address === null || address.variesBy === 'all') return undefined
	if (address.path === target.replace(/[?#].*$/s, '')) return undefined
	return address.path + search
}
