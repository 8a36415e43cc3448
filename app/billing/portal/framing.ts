/** A response's headers as `node:http` returns them: repeated ones are joined by commas. */
type ResponseHeaders = Readonly<Record<string, string | string[] | undefined>>

/**
 * Whether a page of the origin `ours` may frame the response of `theirs`. `frame-ancestors` overrides
 * `X-Frame-Options` (https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options); if there are several
 * policies, all must allow it.
 */
export function mayFrame(headers: ResponseHeaders, theirs: URL, ours: URL): boolean {
	const lists = textOf(headers['content-security-policy']).split(',').flatMap(ancestorsIn)
	if (lists.length > 0) return lists.every((sources) => sources.some((one) => matches(one, theirs, ours)))
	const options = new Set(
		textOf(headers['x-frame-options'])
			.toLowerCase()
			.split(',')
			.map((option) => option.trim()),
	)
	return !options.has('deny') && (!options.has('sameorigin') || theirs.origin === ours.origin)
}

export function textOf(header: string | string[] | undefined): string {
	return Array.isArray(header) ? header.join(', ') : (header ?? '')
}

/** The sources of the policy's `frame-ancestors`, as a list with one element; empty if the policy has no such directive. */
function ancestorsIn(policy: string): string[][] {
	const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
	const [, ...sources] = directives.find(([name]) => name?.toLowerCase() === 'frame-ancestors') ?? []
	return directives.some(([name]) => name?.toLowerCase() === 'frame-ancestors') ? [sources] : []
}

const hostSource = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[^*:/]+|\[[^\]]+\])(?::(\d+|\*))?(?:\/.*)?$/i

/** Whether a source in a policy of `theirs` matches `ours` (https://www.w3.org/TR/CSP3/#match-url-to-source-expression). */
function matches(source: string, theirs: URL, ours: URL): boolean {
	if (source.toLowerCase() === "'self'") return theirs.origin === ours.origin
	if (source === '*') return true
	const schemeOnly = /^([a-z][a-z0-9+.-]*:)$/i.exec(source)?.[1]
	if (schemeOnly !== undefined) return isScheme(schemeOnly.toLowerCase(), ours)
	const [, scheme, host = '', port] = hostSource.exec(source) ?? []
	if (!isScheme(scheme ? `${scheme.toLowerCase()}:` : theirs.protocol, ours)) return false
	return isHost(host.toLowerCase(), ours.hostname) && isPort(port, ours)
}

/** A source with http also matches https. */
function isScheme(scheme: string, ours: URL): boolean {
	return scheme === ours.protocol || (scheme === 'http:' && ours.protocol === 'https:')
}

function isHost(pattern: string, host: string): boolean {
	if (pattern === '*') return true
	return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}

function isPort(port: string | undefined, ours: URL): boolean {
	if (port === '*') return true
	const standard = ours.protocol === 'https:' ? '443' : '80'
	const real = ours.port || standard
	return (port ?? standard) === real || (port === '80' && real === '443')
}
