import { RequestError, getRequestListener } from '@hono/node-server'
import type { RequestListener, ServerResponse } from 'node:http'
import { type CacheLookup, findCanonicalUrl, findCached } from './find_cached.ts'
import { mayTakeLong } from './upload_bodies.ts'
import { limitBodyTime } from '#platform/http/body_deadline.ts'
import { securityHeaders } from '#platform/http/headers.ts'
import { nextRequestId } from '#platform/http/request_id.ts'

/** The limit for the body of a form without files. */
const longestBodyMs = 5 * 60_000
/** For requests that cannot be read, after which the connection cannot be used again. */
const unreadableHeaders = {
	...securityHeaders,
	'content-type': 'text/plain; charset=utf-8',
	'cache-control': 'no-store',
	connection: 'close',
}

/**
 * Sends cached responses (pages, files, redirects to a canonical path) directly through Node's response, and passes everything else to
 * Hono. Both send the same bytes; this path avoids creating web-standard requests and responses.
 */
export function createListener(
	fetch: Parameters<typeof getRequestListener>[0],
	lookup: CacheLookup,
): RequestListener {
	const { logRequest, facts } = lookup
	const phone = () => facts().phone
	const rest = getRequestListener(fetch, {
		// An HTTP/1.0 request may have no host.
		hostname: 'localhost',
		errorHandler: (error) => {
			if (!(error instanceof RequestError)) throw error
			return new Response(unreadable(phone()), { status: 400, headers: unreadableHeaders })
		},
	})
	return (incoming, outgoing) => {
		const { headers, method = '', url = '' } = incoming
		// In HTTP/1.1, connections are kept open by default.
		if (outgoing.shouldKeepAlive && incoming.httpVersion === '1.1') outgoing.removeHeader('connection')
		if (namesHostTwice(incoming.rawHeaders)) return refuse(outgoing, phone())
		if (method !== 'GET' && method !== 'HEAD') {
			if (!mayTakeLong(url)) limitBodyTime(incoming, longestBodyMs)
			return void rest(incoming, outgoing)
		}
		const resource = findCached(lookup, url)
		if (resource === undefined) {
			const location = findCanonicalUrl(lookup, url)
			if (location === undefined) return void rest(incoming, outgoing)
			const requestId = nextRequestId()
			outgoing.writeHead(308, { ...securityHeaders, location, 'x-request-id': requestId }).end()
			return logRequest({ requestId, method, path: pathOf(url), status: 308, ms: 0 })
		}
		const ready = resource.readyFor(header(headers['accept-encoding']), headers['if-none-match'])
		if (ready === undefined) return void rest(incoming, outgoing)
		const requestId = nextRequestId()
		const { status, headers: fixed, body } = ready
		outgoing.writeHead(status, resource.isFile ? fixed : [...fixed, 'x-request-id', requestId])
		outgoing.end(method === 'GET' ? body : null)
		logRequest({ requestId, method, path: pathOf(url), status, ms: 0 })
	}
}

/** Removes the query, which may contain what visitors typed and must not be logged. */
const pathOf = (target: string): string => target.replace(/[?#].*$/s, '')

function unreadable(phone: string): string {
	return `We could not read what your browser sent. You can always call us at ${phone}.\n`
}

/**
 * Reports whether there are two `Host` headers, of which a proxy may have used the other (RFC 9112 §3.2). `rawHeaders` alternates names and
 * values.
 */
function namesHostTwice(rawHeaders: readonly string[]): boolean {
	let hosts = 0
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] ?? ''
		if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
	}
	return hosts > 1
}

function refuse(outgoing: ServerResponse, phone: string): void {
	outgoing.writeHead(400, unreadableHeaders)
	outgoing.end(unreadable(phone))
}

function header(value: string | string[] | undefined): string | undefined {
	return Array.isArray(value) ? value.join(',') : value
}
