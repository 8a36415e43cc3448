/** Query parameters that change what a page shows; all others (campaign tags, click ids) leave it the same. */
const rendered = /[?&](sent|q|project|rooms|material)=/

/**
 * The key under which a page is cached, which is its path, or null where it must be rendered for this request.
 * `target` is the path and query as the request line gives them.
 */
export function cacheKey(target: string): string | null {
	const at = target.indexOf('?')
	if (at !== -1 && rendered.test(target)) return null
	const path = at === -1 ? target : target.slice(0, at)
	return path.endsWith('.data') ? null : path
}
