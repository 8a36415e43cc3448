import type { Assets } from './assets.ts'
import { cacheKey } from './cache_key.ts'
import type { PageCache } from './page_cache.ts'
import type { ReadyResource } from './ready_answer.ts'

/** The page or file that lies ready for a GET of `target`, the path and query of a request line; else undefined. */
export function findReady(
	{ pages, assets }: { pages: PageCache; assets: Assets },
	target: string,
): ReadyResource | undefined {
	const key = cacheKey(target)
	return key === null ? undefined : (pages.get(key) ?? assets.get(key))
}
