import { createHash } from 'node:crypto'
import type { Portals } from './company/portals.ts'

const hashes = new Map<string, string>()

/** The CSP source of an inline script or style: `'sha256-...'`. */
function hashOf(text: string): string {
	let hash = hashes.get(text)
	if (hash === undefined) {
		hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
		if (hashes.size > 50) hashes.clear()
		hashes.set(text, hash)
	}
	return hash
}

/**
 * A page's content security policy: only our own files, inline pieces by their hash, and the configured third
 * parties, each only where it is used.
 */
export function pagePolicy(inline: { scripts: string[]; styles: string[] }, portals: Portals): string {
	const widgets = origins(portals.reviewsWidgetScript)
	const analytics = origins(portals.analyticsScript)
	const frames = origins(portals.mapEmbed, portals.billing)
	const directives = {
		'default-src': ["'none'"],
		'script-src': ["'self'", ...inline.scripts.map(hashOf), ...widgets, ...analytics],
		'style-src': ["'self'", ...inline.styles.map(hashOf)],
		'img-src': ["'self'", 'data:', ...widgets],
		'font-src': ["'self'"],
		// The browser checks whether the billing portal answers (PB-02).
		'connect-src': ["'self'", ...widgets, ...analytics, ...origins(portals.billing)],
		'frame-src': ["'self'", ...frames, ...widgets],
		'form-action': ["'self'"],
		'manifest-src': ["'self'"],
		'base-uri': ["'none'"],
		'frame-ancestors': ["'none'"],
	}
	return written(directives)
}

/** The policy of a document that the site's own pages may frame: one inline style, our own fonts, no scripts. */
export function framedPolicy(style: string): string {
	return written({
		'default-src': ["'none'"],
		'style-src': [hashOf(style)],
		'font-src': ["'self'"],
		'form-action': ["'none'"],
		'base-uri': ["'none'"],
		'frame-ancestors': ["'self'"],
	})
}

/** Turns a page's policy into that of a static preview, which the site may frame, without scripts or forms. */
export function framedWithoutScripts(policy: string): string {
	const replaced = new Set(['script-src', 'connect-src', 'form-action', 'frame-ancestors'])
	const remaining = policy.split('; ').filter((directive) => !replaced.has(directive.split(' ')[0] ?? ''))
	return [...remaining, "form-action 'none'", "frame-ancestors 'self'"].join('; ')
}

function written(directives: Record<string, string[]>): string {
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
		.join('; ')
}

function origins(...urls: (string | null)[]): string[] {
	return urls.filter((url) => url !== null).map((url) => new URL(url).origin)
}
