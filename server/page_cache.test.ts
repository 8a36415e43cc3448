import { expect, test } from 'vitest'
import { PageCache } from './page_cache.ts'

const page = (text: string, init?: ResponseInit) =>
	new Response(text, { headers: { 'content-type': 'text/html' }, ...init })

test('a page is rendered by one request while the others wait', async () => {
	const cache = new PageCache(() => 1)
	let renders = 0
	const render = async () => {
		renders += 1
		await new Promise((resolve) => setTimeout(resolve, 20))
		return page('home')
	}
	const filled = await Promise.all(Array.from({ length: 20 }, () => cache.fill('/', render)))
	expect(renders).toBe(1)
	expect(filled.every((one) => one.kept)).toBe(true)
	expect(cache.get('/')?.answer('br', undefined).status).toBe(200)
})

test('a change of the content makes every kept page stale at once', async () => {
	let version = 1
	const cache = new PageCache(() => version)
	await cache.fill('/', async () => page('old'))
	version = 2
	expect(cache.get('/')).toBeUndefined()
	await cache.fill('/', async () => page('new'))
	expect(cache.get('/')?.answer(undefined, undefined).body?.toString()).toBe('new')
})

test('a page rendered from content that changed meanwhile is not kept for the new content', async () => {
	let version = 1
	const cache = new PageCache(() => version)
	await cache.fill('/', async () => {
		version = 2
		return page('old')
	})
	expect(cache.get('/')).toBeUndefined()
})

test('errors, missing pages and answers with cookies are not kept, and each waiting request gets its own', async () => {
	const cache = new PageCache(() => 1)
	const filled = await Promise.all([
		cache.fill('/x', async () => page('missing', { status: 404 })),
		cache.fill('/x', async () => page('missing', { status: 404 })),
	])
	const texts = await Promise.all(filled.map((one) => (one.kept ? '' : one.response.text())))
	expect(texts).toEqual(['missing', 'missing'])
	expect(cache.get('/x')).toBeUndefined()
	await cache.fill('/y', async () => page('yours', { headers: { 'set-cookie': 'a=b' } }))
	expect(cache.get('/y')).toBeUndefined()
})

test('a render that throws fails its own requests and leaves nothing behind', async () => {
	const cache = new PageCache(() => 1)
	await expect(cache.fill('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
	expect((await cache.fill('/', async () => page('fine'))).kept).toBe(true)
})

test('the cache never holds more pages than its limit', async () => {
	const cache = new PageCache(() => 1, 3)
	for (const path of ['/a', '/b', '/c', '/d']) await cache.fill(path, async () => page(path))
	expect(cache.get('/a')).toBeUndefined()
	expect(cache.get('/d')).toBeDefined()
})
