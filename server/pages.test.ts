import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'a page', (fresh) => {
	test('is the same in every encoding, and its ETag gives 304', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const bodies = new Set<string>()
		for (const encoding of ['br', 'gzip', 'identity']) {
			const headers = { 'accept-encoding': encoding }
			const response = await fetch(url, { headers })
			expect(response.status).toBe(200)
			expect(response.headers.get('vary')).toBe('accept-encoding')
			expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
			bodies.add(await response.text())

			const etag = response.headers.get('etag') ?? ''
			const again = await fetch(url, { headers: { ...headers, 'if-none-match': etag } })
			expect(again.status).toBe(304)
			expect(await again.text()).toBe('')
		}
		expect(bodies.size).toBe(1)
	})

	test('the first response, which renders it, equals the second, from the cache', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const [first, second] = [await fetch(`${url}/contact`), await fetch(`${url}/contact`)]
		const told = (response: Response) =>
			Object.fromEntries([...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)))
		expect(told(first)).toEqual(told(second))
		expect(await first.text()).toBe(await second.text())
	})

	test('a page rendered for one visitor is compressed too', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		for (const path of ['/search?q=cart', '/nowhere']) {
			const response = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } })
			expect(response.headers.get('content-encoding')).toBe('gzip')
			expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
			expect(await response.text()).toContain('</html>')
		}
	})

	test('is the same with campaign tags and click ids', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const plain = await (await fetch(url)).text()
		const tagged = await (await fetch(`${url}/?utm_source=flyer&gclid=1&admin=true`)).text()
		expect(tagged).toBe(plain)
		expect(tagged).not.toContain('utm_source')
	})

	test("HEAD gives GET's headers and no body", async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const get = await fetch(`${url}/contact`)
		const head = await fetch(`${url}/contact`, { method: 'HEAD' })
		expect(head.status).toBe(200)
		expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
		expect(await head.text()).toBe('')
	})

	test('has one address: extra slashes are redirected, never to another host', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const target = async (path: string) => {
			const response = await fetch(url + path, { redirect: 'manual' })
			return [response.status, response.headers.get('location')]
		}
		expect(await target('/contact/?a=1')).toEqual([308, '/contact?a=1'])
		expect(await target('//evil.example/')).toEqual([308, '/evil.example'])
	})
})

describeStore('sqlite', 'the policy of a page', (fresh) => {
	test('allows exactly the inline script and style of the page', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const response = await fetch(url)
		const policy = response.headers.get('content-security-policy') ?? ''
		const html = await response.text()
		expect(policy).toContain("default-src 'none'")
		expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)

		const inline = [...html.matchAll(/<(script|style)(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/\1>/g)]
		expect(inline.length).toBe(2)
		for (const [, , text = ''] of inline) {
			expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
		}
		expect(html).not.toMatch(/\sstyle="/)
		expect(html).not.toMatch(/\son[a-z]+="/)
	})

	test('the security headers are on pages, errors and missing pages alike', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const answers = [
			await fetch(url),
			await fetch(`${url}/nowhere`),
			await fetch(`${url}/contact`, { method: 'DELETE' }),
			await fetch(`${url}/contact?sent=none`),
			await fetch(`${url}/robots.txt`),
			// The second time from memory.
			await fetch(`${url}/robots.txt`),
			await fetch(`${url}/sitemap.xml`),
			await fetch(`${url}/sitemap.xml`),
		]
		for (const { headers } of answers) {
			expect(headers.has('strict-transport-security'), 'this is not https').toBe(false)
			expect(headers.get('x-content-type-options')).toBe('nosniff')
			expect(headers.get('x-frame-options')).toBe('DENY')
			expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
			expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
			expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
			expect(headers.get('permissions-policy')).toContain('geolocation=()')
			expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
			expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{10}-/)
			expect(headers.has('x-powered-by')).toBe(false)
		}
	})
})
