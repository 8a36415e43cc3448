import { RequestError, getRequestListener } from '@hono/node-server'
import type { RequestListener, ServerResponse } from 'node:http'
import { type CacheLookup, findCanonicalUrl, findCached } from './find_cached.ts'
import { mayTakeLong } from './upload_bodies.ts'
import { limitBodyTime } from '#platform/http/body_deadline.ts'
import { closedPolicy, securityHeaders } from '#platform/http/headers.ts'
import { nextRequestId } from '#platform/http/request_id.ts'

/** For the body of a form without files. */
const longestBodyMs = 5 * 60_000
const redirectHeaders = { ...securityHeaders, 'content-security-policy': closedPolicy }

/**
 * Sends cached responses (pages, files, redirects to a canonical path) straight on node's own response, and passes
 * everything else to Hono. Both send the same bytes; this one builds no web-standard request and response.
 */
export function createListener(
	fetch: Parameters<typeof getRequestListener>[0],
	lookup: CacheLookup,
): RequestListener {
	const { logRequest, facts } = lookup
	const phone = () => facts().phone
	const rest = getRequestListener(fetch, {
		// HTTP/1.0 may leave the host out.
		hostname: 'localhost',
		errorHandler: (error) => {
			if (!(error instanceof RequestError)) throw error
			return new Response(unreadable(phone()), { status: 400, headers: { connection: 'close' } })
		},
	})
	return (incoming, outgoing) => {
		const { headers, method = '', url = '' } = incoming
		// In HTTP/1.1 connections are kept open without the header.
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
			outgoing.writeHead(308, { ...redirectHeaders, location, 'x-request-id': requestId }).end()
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

/** A query may hold what visitors typed, which no log does. */
const pathOf = (target: string): string => target.replace(/[?#].*$/s, '')

function unreadable(phone: string): string {
	return `We could not read what your browser sent. You can always call us at ${phone}.\n`
}

/**
 * With two `Host` headers a proxy may have read the other one (RFC 9112 §3.2). `rawHeaders`: names and values in
 * turn.
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
	outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
	outgoing.end(unreadable(phone))
}

function header(value: string | string[] | undefined): string | undefined {
	return Array.isArray(value) ? value.join(',') : value
}
