import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Assets } from './assets.ts'
import { cacheKey } from './cache_key.ts'
import type { OpenLog } from './log.ts'
import type { PageCache } from './page_cache.ts'
import type { ReadyResource } from './ready_answer.ts'
import { nextRequestId } from './request_id.ts'

/**
 * A one-byte string leaves in one write together with its head, as long as both fit the 16 KB that node has at hand
 * for it; beyond that a buffer is cheaper.
 */
const oneWriteBytes = 15 * 1024

/**
 * Answers what is ready (a cached page, a file) straight from node's own request, and hands everything else to Hono.
 * Both paths give the same bytes; this one costs a third of the CPU (`bench/README.md`).
 */
export function createListener(
	fetch: Parameters<typeof getRequestListener>[0],
	ready: { pages: PageCache; assets: Assets; answered: OpenLog['answered'] },
): RequestListener {
	const rest = getRequestListener(fetch)
	const { answered } = ready
	return (incoming, outgoing) => {
		const resource = readyResource(incoming, ready)
		if (resource === undefined) return void rest(incoming, outgoing)
		const { headers, method = '', url = '' } = incoming
		const requestId = nextRequestId()
		const {
			status,
			headers: fixed,
			body,
		} = resource.answer(header(headers['accept-encoding']), headers['if-none-match'])
		outgoing.writeHead(status, [...fixed, 'x-request-id', requestId])
		if (method !== 'GET' || body === null) outgoing.end()
		else if (body.bytes.length < oneWriteBytes) outgoing.end(body.oneByteText, 'latin1')
		else outgoing.end(body.bytes)
		answered({ requestId, method, path: url, status, ms: 0 })
	}
}

function readyResource(
	incoming: IncomingMessage,
	{ pages, assets }: { pages: PageCache; assets: Assets },
): ReadyResource | undefined {
	const { method, url } = incoming
	if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined
	const key = cacheKey(url)
	return key === null ? undefined : (pages.get(key) ?? assets.get(key))
}

function header(value: string | string[] | undefined): string | undefined {
	return Array.isArray(value) ? value.join(',') : value
}
