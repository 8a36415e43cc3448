/** Query parameters that change what a page shows; all others (campaign tags, click ids) leave it the same. */
const rendered = /[?&](sent|q|voted|category|project|rooms|material)=/

/** Whoever asks for one of the office's pages must be known: each is rendered for its request. */
const office = /^\/admin(?:\/|$)/

/**
 * The key under which a page is cached, which is its path, or null where it must be rendered for this request.
 * `target` is the path and query as the request line gives them.
 */
export function cacheKey(target: string): string | null {
	const at = target.indexOf('?')
	if (at !== -1 && rendered.test(target)) return null
	const path = at === -1 ? target : target.slice(0, at)
	return path.endsWith('.data') || office.test(path) ? null : path
}
