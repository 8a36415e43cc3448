/** URLs of third parties; null if none is configured and the built-in replacement is used (decision D23). */
export interface Portals {
	ordering: string | null
	billing: string | null
	/** The portal of the signup provider that the footer credits. */
	signup: string | null
	reviewsSearch: string | null
	reviewsWidgetScript: string | null
	mapEmbed: string | null
	analyticsScript: string | null
}

export const noPortals: Portals = {
	ordering: null,
	billing: null,
	signup: null,
	reviewsSearch: null,
	reviewsWidgetScript: null,
	mapEmbed: null,
	analyticsScript: null,
}

/** Whether a URL is secure: https, or on this machine. */
export function isHttpsUrl(address: string): boolean {
	const url = URL.parse(address)
	if (url === null) return false
	return url.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
}
