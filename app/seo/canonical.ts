const tracking = /^(utm_.*|gclid|fbclid)$/i

/** A page's one address: without tracking parameters and fragment (MD-03). */
export function canonicalUrl(address: string): string {
	const url = new URL(address)
	const strays = Array.from(url.searchParams.keys()).filter((name) => tracking.test(name))
	for (const name of strays) url.searchParams.delete(name)
	url.hash = ''
	return url.pathname === '/' && url.search === '' ? `${url.origin}/` : url.href
}
