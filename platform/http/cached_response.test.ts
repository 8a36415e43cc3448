import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CachedResource } from './cached_response.ts'

const resource = new CachedResource(
	{ identity: Buffer.from('plain'), gzip: Buffer.from('gz') },
	{ 'content-type': 'text/plain' },
)

function headersOf(answer: { headers: string[] }): Map<string, string> {
	const pairs = new Map<string, string>()
	for (let at = 0; at < answer.headers.length; at += 2)
		pairs.set(answer.headers[at] ?? '', answer.headers[at + 1] ?? '')
	return pairs
}

test('the best encoding that the browser accepts is sent, with its length and its own ETag', () => {
	const best = resource.responseFor('br, gzip', undefined)
	expect(best.body?.toString()).toBe('gz')
	expect(headersOf(best).get('content-encoding')).toBe('gzip')
	expect(headersOf(best).get('content-length')).toBe('2')
	const plain = resource.responseFor(undefined, undefined)
	expect(headersOf(plain).get('etag')).not.toBe(headersOf(best).get('etag'))
	expect(headersOf(plain).has('content-encoding')).toBe(false)
})

test('only what has encodings varies by them', () => {
	const picture = new CachedResource({ identity: Buffer.from('picture') }, {})
	expect(headersOf(picture.responseFor('br, gzip', undefined)).has('vary')).toBe(false)
	expect(headersOf(resource.responseFor(undefined, undefined)).get('vary')).toBe('accept-encoding')
})

test('an immutable URL has no ETag, only its cache headers', () => {
	const final = new CachedResource({ identity: Buffer.from('plain') }, {}, { isImmutable: true })
	expect(headersOf(final.responseFor(undefined, undefined)).has('etag')).toBe(false)
})

test('a copy that is still fresh gets 304 and no body', () => {
	const etag = headersOf(resource.responseFor('gzip', undefined)).get('etag') ?? ''
	for (const header of [etag, etag.replace(/^W\//, ''), `"other", ${etag}`, '*']) {
		expect(resource.responseFor('gzip', header)).toMatchObject({ status: 304, body: null })
	}
	expect(resource.responseFor('gzip', '"other"').status).toBe(200)
})

test('a plain form that is not kept is unpacked where it is asked for', () => {
	const body = Buffer.from('<svg>a drawing</svg>')
	const drawing = new CachedResource({ identity: body, gzip: gzipSync(body) }, {}, { keepsPlain: false })
	for (const accepted of [undefined, 'identity', 'br;q=0, gzip;q=0']) {
		const plain = drawing.responseFor(accepted, undefined)
		expect(plain.body?.toString()).toBe('<svg>a drawing</svg>')
		expect(headersOf(plain).get('content-length')).toBe(String(body.length))
	}
	expect(drawing.identity.equals(body)).toBe(true)
})
