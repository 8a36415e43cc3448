/** The part of the content security policy that counts for scripts, styles and fonts, too: no site may frame a response. */
export const neverFramed = "frame-ancestors 'none'"

/** The content security policy of responses that are not pages: nothing in them may run or be framed. */
export const closedPolicy = `default-src 'none'; ${neverFramed}`

/** Sent with every file: browsers must not guess another type, nor run anything in it. */
export const fileHeaders: Readonly<Record<string, string>> = {
	'x-content-type-options': 'nosniff',
	'cross-origin-resource-policy': 'same-origin',
	'content-security-policy': closedPolicy,
}

/** Sent with every other response (OWASP ASVS 5.0, V3.4). A page replaces the content security policy with its own. */
export const securityHeaders: Readonly<Record<string, string>> = {
	...fileHeaders,
	'x-frame-options': 'DENY',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-opener-policy': 'same-origin',
	'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Tells search engines not to list a response, unless it already has an `x-robots-tag`. */
export function hideFromSearch(headers: Headers): void {
	if (!headers.has('x-robots-tag')) headers.set('x-robots-tag', 'noindex, nofollow')
}
