import { getRequestListener } from '@hono/node-server'
import type { RequestListener } from 'node:http'
import { type Ready, findReady } from './find_ready.ts'
import { nextRequestId } from './request_id.ts'

/**
 * Answers what is ready (a cached page, a file) straight from node's own request, and hands everything else to Hono.
 * Both paths give the same bytes; this one builds no web-standard request and response.
 */
export function createListener(
	fetch: Parameters<typeof getRequestListener>[0],
	ready: Ready,
): RequestListener {
	const rest = getRequestListener(fetch)
	const { answered } = ready
	return (incoming, outgoing) => {
		const { headers, method = '', url = '' } = incoming
		const resource = method === 'GET' || method === 'HEAD' ? findReady(ready, url) : undefined
		if (resource === undefined) return void rest(incoming, outgoing)
		const requestId = nextRequestId()
		const {
			status,
			headers: fixed,
			body,
		} = resource.answer(header(headers['accept-encoding']), headers['if-none-match'])
		outgoing.writeHead(status, resource.isFinal ? fixed : [...fixed, 'x-request-id', requestId])
		outgoing.end(method === 'GET' ? body : null)
		answered({ requestId, method, path: url, status, ms: 0 })
	}
}

function header(value: string | string[] | undefined): string | undefined {
	return Array.isArray(value) ? value.join(',') : value
}
