import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CachedResource } from './cached_response.ts'

const resource = new CachedResource(
	{ identity: Buffer.from('plain'), gzip: Buffer.from('gz') },
	{ 'content-type': 'text/plain' },
)

function headersOf(answer: { headers: string[] } | undefined): Map<string, string> {
	const pairs = new Map<string, string>()
	const flat = answer?.headers ?? []
	for (let at = 0; at < flat.length; at += 2) pairs.set(flat[at] ?? '', flat[at + 1] ?? '')
	return pairs
}

test('the best encoding that the browser accepts is sent, with its length and its own ETag', () => {
	const best = resource.readyFor('br, gzip', undefined)
	expect(best?.body?.toString()).toBe('gz')
	expect(headersOf(best).get('content-encoding')).toBe('gzip')
	expect(headersOf(best).get('content-length')).toBe('2')
	const plain = resource.readyFor(undefined, undefined)
	expect(headersOf(plain).get('etag')).not.toBe(headersOf(best).get('etag'))
	expect(headersOf(plain).has('content-encoding')).toBe(false)
})

test('only a resource with several encodings has a Vary header', () => {
	const picture = new CachedResource({ identity: Buffer.from('picture') }, {})
	expect(headersOf(picture.readyFor('br, gzip', undefined)).has('vary')).toBe(false)
	expect(headersOf(resource.readyFor(undefined, undefined)).get('vary')).toBe('accept-encoding')
})

test('an immutable URL has no ETag, only its cache headers', () => {
	const final = new CachedResource({ identity: Buffer.from('plain') }, {}, { isImmutable: true })
	expect(headersOf(final.readyFor(undefined, undefined)).has('etag')).toBe(false)
})

test('a copy that is still fresh gets 304 and no body', () => {
	const etag = headersOf(resource.readyFor('gzip', undefined)).get('etag') ?? ''
	for (const header of [etag, etag.replace(/^W\//, ''), `"other", ${etag}`, '*']) {
		expect(resource.readyFor('gzip', header)).toMatchObject({ status: 304, body: null })
	}
	expect(resource.readyFor('gzip', '"other"')?.status).toBe(200)
})

const text = Buffer.from('<svg>a drawing</svg>'.repeat(50))

test('an encoding is made when it is first requested, and only once for simultaneous requests', async () => {
	const page = new CachedResource({ identity: text }, {}, { quality: 10 })
	expect(page.readyFor('br, gzip', undefined)).toBeUndefined()
	const [first, second] = await Promise.all([
		page.responseFor('br, gzip', undefined),
		page.responseFor('br', undefined),
	])
	expect(first.body).toBe(second.body)
	expect(page.readyFor('br', undefined)).toBe(first)
	expect(brotliDecompressSync(first.body ?? '')).toEqual(text)
	expect(headersOf(first).get('content-length')).toBe(String(first.body?.length))
	expect(page.readyFor('gzip', undefined), 'nobody asked for it').toBeUndefined()
	const { body } = await page.responseFor('gzip', undefined)
	expect(gunzipSync(body ?? '')).toEqual(text)
	expect(page.readyFor(undefined, undefined)?.body).toEqual(text)
})

test('a client whose copy is fresh gets 304 even if its encoding has not been made yet', async () => {
	const earlier = new CachedResource({ identity: text }, {}, { quality: 10 })
	const etag = headersOf(await earlier.responseFor('br', undefined)).get('etag')
	const page = new CachedResource({ identity: text }, {}, { quality: 10 })
	expect(page.readyFor('br', etag)).toMatchObject({ status: 304 })
	expect(page.readyFor('br', undefined)).toBeUndefined()
})

test('the next version of a resource is prepared in the encodings that were requested before', async () => {
	const earlier = new CachedResource({ identity: text }, {}, { quality: 10 })
	await earlier.responseFor('br', undefined)
	const later = new CachedResource({ identity: Buffer.from('later') }, {}, { quality: 10 })
	await later.prepareLike(earlier)
	expect(brotliDecompressSync(later.readyFor('br', undefined)?.body ?? '').toString()).toBe('later')
	expect(later.readyFor('gzip', undefined)).toBeUndefined()
})

test.each(['br', 'gzip'])(
	'an uncompressed form that is not kept is unpacked from the %s form',
	async (packed) => {
		const drawing = new CachedResource({ identity: text }, {}, { keepsPlain: false, quality: 11 })
		await drawing.responseFor(packed, undefined)
		for (const accepted of [undefined, 'identity', 'br;q=0, gzip;q=0']) {
			const plain = drawing.readyFor(accepted, undefined)
			expect(plain?.body?.equals(text)).toBe(true)
			expect(plain?.body, 'it is not held').not.toBe(plain?.body)
			expect(headersOf(plain).get('content-length')).toBe(String(text.length))
		}
		const { body } = await drawing.responseFor(packed === 'br' ? 'gzip' : 'br', undefined)
		expect((packed === 'br' ? gunzipSync : brotliDecompressSync)(body ?? '')).toEqual(text)
	},
)
