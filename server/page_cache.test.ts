import { expect, test } from 'vitest'
import type { Reads } from './content_reads.ts'
import { ConcurrencyLimit } from '#platform/limits/concurrency_limit.ts'
import { PageCache, type Rendered } from './page_cache.ts'
import { until } from '#test/until.ts'

const concurrency = new ConcurrencyLimit(4, 200)

/** Fake cache versions: changing one part creates a new version, in which pages that read only other parts stay fresh. */
function versions() {
	const changed = new Map<string, number>()
	return {
		current: 1,
		isFresh(since: number, reads: Reads) {
			return reads !== 'all' && [...reads].every((part) => (changed.get(part) ?? 0) <= since)
		},
		change(part: string) {
			this.current += 1
			changed.set(part, this.current)
		},
	}
}

function page(text: string, init?: ResponseInit, reads: Reads = new Set(['faqs'] as const)): Rendered {
	const response = new Response(text, { headers: { 'content-type': 'text/html' }, ...init })
	return { response, reads, variesBy: ['sent'], inputs: null }
}

function bodyOf(cache: PageCache, path: string): string | undefined {
	return cache.get(path)?.readyFor(undefined, undefined)?.body?.toString()
}

test('a page is rendered by one request while others for it wait', async () => {
	const cache = new PageCache(versions())
	let renders = 0
	const render = async () => {
		renders += 1
		await new Promise((resolve) => setTimeout(resolve, 20))
		return page('home')
	}
	const filled = await Promise.all(Array.from({ length: 20 }, () => cache.fill('/', concurrency, render)))
	expect(renders).toBe(1)
	expect(filled.every((one) => one?.isCached)).toBe(true)
	expect((await cache.get('/')?.responseFor('br', undefined))?.status).toBe(200)
})

test('a change makes exactly the pages that depend on it stale', async () => {
	const content = versions()
	const cache = new PageCache(content)
	await cache.fill('/', concurrency, async () => page('old'))
	await cache.fill('/about', concurrency, async () => page('about', {}, new Set(['sections'] as const)))
	await cache.fill('/leads', concurrency, async () => page('leads', {}, 'all'))
	content.change('faqs')
	expect([bodyOf(cache, '/'), bodyOf(cache, '/about'), bodyOf(cache, '/leads')]).toEqual([
		undefined,
		'about',
		undefined,
	])
	await cache.fill('/', concurrency, async () => page('new'))
	expect(bodyOf(cache, '/')).toBe('new')
	content.change('sections')
	expect(bodyOf(cache, '/about')).toBeUndefined()
})

test('a page whose content changed during its rendering is not cached for the new content', async () => {
	const content = versions()
	const cache = new PageCache(content)
	await cache.fill('/', concurrency, async () => {
		content.change('faqs')
		return page('old')
	})
	expect(cache.get('/')).toBeUndefined()
})

test('a page that renders to the same text is not compressed again, and keeps its body and ETag', async () => {
	const content = versions()
	const cache = new PageCache(content)
	await cache.fill('/', concurrency, async () => page('the same'))
	const before = cache.get('/')
	const body = await before?.responseFor('br', undefined)
	content.change('faqs')
	await cache.fill('/', concurrency, async () => page('the same'))
	expect(cache.get('/')).toBe(before)
	expect(cache.get('/')?.readyFor('br', undefined)).toBe(body)
	await cache.fill('/', concurrency, async () => page('the same', { headers: { 'x-robots-tag': 'noindex' } }))
	expect(cache.get('/')).not.toBe(before)
	expect(cache.get('/')?.readyFor('br', undefined)?.body, 'nobody waits for what was asked before').toEqual(
		body?.body,
	)
	expect(cache.get('/')?.readyFor('gzip', undefined)).toBeUndefined()
})

test('a page whose inputs are unchanged keeps its body, until its inputs change', async () => {
	const content = versions()
	const cache = new PageCache(content)
	const asked: (string | null)[] = []
	const madeOf = (inputs: string) => async (_: string, last: string | null) => {
		asked.push(last)
		return inputs === last
			? { ...page(''), inputs, response: new Response(null, { status: 304 }) }
			: { ...page(inputs), inputs }
	}
	await cache.fill('/', concurrency, madeOf('one'))
	const before = cache.get('/')
	content.change('faqs')
	expect(cache.get('/')).toBeUndefined()
	const filled = await cache.fill('/', concurrency, madeOf('one'))
	expect(filled).toEqual({ isCached: true, resource: before })
	expect(cache.get('/')).toBe(before)
	content.change('faqs')
	await cache.fill('/', concurrency, madeOf('two'))
	expect(bodyOf(cache, '/')).toBe('two')
	expect(asked).toEqual([null, 'one', 'one'])
})

/** A cache of four pages, with /b and then /d requested last; `rendered` records later renders. */
async function fourPages(content: ReturnType<typeof versions>) {
	const cache = new PageCache(content)
	const rendered: string[] = []
	for (const path of ['/a', '/b', '/c', '/d']) {
		const reads: Reads = new Set([path === '/c' ? ('sections' as const) : ('faqs' as const)])
		await cache.fill(path, concurrency, async () => {
			rendered.push(path)
			return page(`${path} of ${content.current}`, {}, reads)
		})
	}
	cache.get('/d')
	cache.get('/b')
	rendered.length = 0
	return { cache, rendered }
}

test('after a change stale pages are rendered ahead, most recently requested first, and no others', async () => {
	const content = versions()
	const { cache, rendered } = await fourPages(content)
	content.change('faqs')
	cache.renderAhead()
	await until(() => expect(rendered).toEqual(['/b', '/d', '/a']))
	await until(() => expect(bodyOf(cache, '/a')).toBe('/a of 2'))
	expect(bodyOf(cache, '/c')).toBe('/c of 1')
	expect(['/b', '/d'].map((path) => bodyOf(cache, path))).toEqual(['/b of 2', '/d of 2'])
	expect(rendered).toHaveLength(3)
})

test('a request for a stale page goes before the background renders', async () => {
	const content = versions()
	const { cache, rendered } = await fourPages(content)
	content.change('faqs')
	cache.renderAhead()
	const { promise, resolve } = Promise.withResolvers<void>()
	const asked = cache.fill('/a', concurrency, async () => {
		rendered.push('/a')
		await promise
		return page('/a for a visitor')
	})
	await new Promise((done) => setTimeout(done, 100))
	expect(rendered).toEqual(['/a'])
	resolve()
	expect((await asked)?.isCached).toBe(true)
	await until(() => expect(rendered).toEqual(['/a', '/b', '/d']))
	expect(bodyOf(cache, '/a')).toBe('/a for a visitor')
})

test('a declared query parameter bypasses the cached page; any other does not', async () => {
	const cache = new PageCache(versions())
	await cache.fill('/contact', concurrency, async () => page('contact'))
	for (const search of ['?sent=1', '?a=b&sent', '?%73ent=1'])
		expect(cache.get('/contact', search)).toBeUndefined()
	for (const search of ['?q=x', '?utm_source=flyer&gclid=1', '?', '?unsent=1', '?x=sent=']) {
		expect(cache.get('/contact', search), search).toBeDefined()
	}
})

test('errors, missing pages and responses with cookies are not cached, and each waiting request gets its own', async () => {
	const cache = new PageCache(versions())
	const filled = await Promise.all([
		cache.fill('/x', concurrency, async () => page('missing', { status: 404 })),
		cache.fill('/x', concurrency, async () => page('missing', { status: 404 })),
	])
	const texts = await Promise.all(filled.map((one) => (one?.isCached === false ? one.response.text() : '')))
	expect(texts).toEqual(['missing', 'missing'])
	expect(cache.has('/x')).toBe(false)
	await cache.fill('/y', concurrency, async () => page('yours', { headers: { 'set-cookie': 'a=b' } }))
	expect(cache.has('/y')).toBe(false)
})

test('a page that is gone is removed from the cache, one that failed once is kept', async () => {
	const content = versions()
	const cache = new PageCache(content)
	await cache.fill('/', concurrency, async () => page('here'))
	content.change('faqs')
	await cache.fill('/', concurrency, async () => page('failed', { status: 500 }))
	expect(cache.has('/')).toBe(true)
	await cache.fill('/', concurrency, async () => page('gone', { status: 404 }))
	expect(cache.has('/')).toBe(false)
})

test('a render that throws fails its own requests and leaves nothing behind', async () => {
	const cache = new PageCache(versions())
	await expect(cache.fill('/', concurrency, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
	expect((await cache.fill('/', concurrency, async () => page('fine')))?.isCached).toBe(true)
})

test('the cache never holds more pages than its limit', async () => {
	const cache = new PageCache(versions(), { limit: 3 })
	for (const path of ['/a', '/b', '/c', '/d']) await cache.fill(path, concurrency, async () => page(path))
	expect(cache.get('/a')).toBeUndefined()
	expect(cache.get('/d')).toBeDefined()
})

test('a request is refused at once when too many wait', async () => {
	const cache = new PageCache(versions())
	const narrow = new ConcurrencyLimit(1, 1)
	const { promise, resolve } = Promise.withResolvers<Rendered>()
	const first = cache.fill('/a', narrow, () => promise)
	const second = cache.fill('/b', narrow, async () => page('b'))
	expect(await cache.fill('/c', narrow, async () => page('c'))).toBeNull()
	resolve(page('a'))
	expect([(await first)?.isCached, (await second)?.isCached]).toEqual([true, true])
	expect((await cache.fill('/c', narrow, async () => page('c')))?.isCached).toBe(true)
})
