import type { Snapshot } from '#app/content/snapshot.server.ts'
import { suggestionsFor } from '#app/shell/suggestions.server.ts'
import { telHref } from '#app/company/contact_links.ts'
import { securityHeaders } from '#platform/http/headers.ts'

const shared = { ...securityHeaders, 'cache-control': 'no-store' }

/** A 404 response made without rendering. */
interface Missing {
	headers: Readonly<Record<string, string>>
	body: string
}

/**
 * Returns the cheap 404 used during floods (LG-04): for browsers a page of a few lines with the path, suggestions and the phone number; for
 * scripts and programs a sentence.
 */
export function missingPage(content: Snapshot, path: string, accept: string | undefined): Missing {
	const { phone, name } = content.facts
	if (path.endsWith('.data') || accept?.includes('text/html') !== true) {
		return { headers: { ...shared, 'content-type': 'text/plain; charset=utf-8' }, body: 'Page Not Found\n' }
	}
	const shown = decodeURIComponent(path)
	const links = suggestionsFor(shown, content)
		.map((page) => `<li><a href="${escaped(page.to)}">${escaped(page.name)}</a></li>`)
		.join('')
	const body =
		`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
		`<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">` +
		`<title>Page Not Found | ${escaped(name)}</title></head><body><main><h1>Page Not Found</h1>` +
		`<p>There is nothing at <code>${escaped(shown)}</code>. It may have moved, or the address may have a typo in it.</p>` +
		`<h2>Were you looking for one of these?</h2><ul>${links}</ul>` +
		`<p><a href="/">Return Home</a></p><p><a href="${telHref(phone)}">Call ${escaped(phone)}</a></p></main></body></html>\n`
	return { headers: { ...shared, 'content-type': 'text/html; charset=utf-8' }, body }
}

function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
