/**
 * Returns the path after signing in: `next` if it is a page of the office, else the first page. Anything that a browser
 * could interpret as another site is ignored.
 */
export function nextPath(next: string | null | undefined): string {
	if (!next) return '/admin'
	const here = 'http://here.invalid'
	const url = URL.parse(next, here)
	if (url === null || url.origin !== here || next.includes('\\')) return '/admin'
	const isOffice = url.pathname === '/admin' || url.pathname.startsWith('/admin/')
	return isOffice && !/^\/admin\/(login|logout)\b/.test(url.pathname) ? url.pathname + url.search : '/admin'
}

/** Returns the path of the sign-in page that afterwards leads back to `url`. */
export function loginPath(url: URL): string {
	const next = url.pathname + url.search
	return next === '/admin' ? '/admin/login' : `/admin/login?${new URLSearchParams({ next })}`
}
