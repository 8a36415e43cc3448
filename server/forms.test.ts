import { request } from 'node:http'
import { expect, test } from 'vitest'
import { requestOverTls, startTlsProxy } from '#test/nginx.ts'
import { quoteEntries } from '#test/quote_entries.ts'
import { serviceEntries } from '#test/service_entries.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

const post = (url: string, body: URLSearchParams | string, headers: Record<string, string> = {}) =>
	fetch(url, { method: 'POST', body, headers, redirect: 'manual' })

describeStore('sqlite', 'a posted quote form', (fresh) => {
	test('QF-06 is stored once and redirects to its receipt, so that a reload sends nothing again', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const response = await post(`${url}/contact`, quoteEntries())
		expect(response.status).toBe(303)
		const location = response.headers.get('location') ?? ''
		expect(location).toMatch(/^\/contact\?sent=[0-9a-f-]{36}#contact-form$/)

		const rows = await store.db.selectFrom('quote_requests').selectAll().execute()
		expect(rows).toHaveLength(1)
		expect(rows[0]).toMatchObject({
			name: 'June Alvarez',
			email: 'june@example.com',
			phone: '970 555 0100',
			service_type: 'commercial',
			address: '12 Elm St, Windsor',
			message: 'Two bins behind the bakery.\nGate code on request.',
			smsConsent: true,
		})
		const receipt = await (await fetch(url + location)).text()
		expect(receipt).toContain('Quote Request Submitted!')
		expect(receipt).toContain('get back to you within 2 business hours with a custom quote.')
		expect(receipt).toContain(rows[0]?.reference)
	})

	test('with an unknown receipt number, a page shows no receipt', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		for (const sent of ['none', '%27%3Bdrop', '00000000-0000-4000-8000-000000000000']) {
			const response = await fetch(`${url}/contact?sent=${sent}`)
			expect(response.status).toBe(200)
			expect(await response.text()).not.toContain('Quote Request Submitted!')
		}
	})

	test('QF-05 sent twice at once, without scripts, is one lead with one receipt', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const answers = await Promise.all(Array.from({ length: 8 }, () => post(`${url}/?index`, quoteEntries())))
		expect(new Set(answers.map((response) => response.headers.get('location'))).size).toBe(1)
		expect(await store.db.selectFrom('quote_requests').select('id').execute()).toHaveLength(1)
	})

	test('SQL and HTML in every field are stored and shown as text', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const nasty = `"><script>alert(1)</script>'); DROP TABLE quote_requests; --`
		const refused = await post(
			`${url}/contact`,
			quoteEntries({ name: nasty, address: nasty, message: nasty, email: nasty }),
		)
		expect(refused.status).toBe(422)
		const html = await refused.text()
		expect(html).not.toContain('<script>alert(1)')
		expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)')

		const taken = await post(`${url}/contact`, quoteEntries({ name: nasty, address: nasty, message: nasty }))
		expect(taken.status).toBe(303)
		const [row] = await store.db.selectFrom('quote_requests').selectAll().execute()
		expect(row).toMatchObject({ name: nasty, address: nasty, message: nasty })
	})

	test('a name of ten thousand letters is refused with a sentence and shown again in full', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const name = 'x'.repeat(10_000)
		const response = await post(`${url}/contact`, quoteEntries({ name, message: 'keep me' }))
		expect(response.status).toBe(422)
		const html = await response.text()
		expect(html).toContain('Please shorten your name to 100 characters or fewer.')
		expect(html).toContain(name)
		expect(html).toContain('keep me')
	})

	test('QF-01 a message is taken up to its length in any script; a pasted one that is longer comes back whole with a sentence', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const message = '我們的垃圾桶壞了。'.repeat(444)
		expect((await post(`${url}/contact`, quoteEntries({ message }))).status).toBe(303)
		const stored = store.db.selectFrom('quote_requests').select('message')
		expect(await stored.execute()).toEqual([{ message }])
		const pasted = 'The gate is on the left. '.repeat(4000)
		const photos = new FormData()
		for (const [name, value] of serviceEntries({ message: pasted })) photos.set(name, value)
		for (const [path, body] of [
			['/contact', quoteEntries({ message: pasted })],
			['/service-request?kind=extra', serviceEntries({ message: pasted })],
			['/service-request?kind=extra', photos],
		] as const) {
			const refused = await fetch(url + path, { method: 'POST', body, redirect: 'manual' })
			expect([path, refused.status]).toEqual([path, 422])
			const html = await refused.text()
			expect(html).toContain('Please shorten your message to 4000 characters or fewer.')
			expect(html).toContain(pasted.trim())
		}
	})

	test('a body over 256 KB, another website, an unknown method and a body without a form get one clear sentence each', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const large = await post(`${url}/contact`, quoteEntries({ message: 'x'.repeat(300_000) }))
		expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('256 KB')])

		const forged = await post(`${url}/contact`, quoteEntries(), { origin: 'https://evil.example' })
		expect([forged.status, await forged.text()]).toEqual([403, expect.stringContaining('another website')])
		const crossSite = await post(`${url}/contact`, quoteEntries(), { 'sec-fetch-site': 'cross-site' })
		expect(crossSite.status).toBe(403)

		const method = await fetch(`${url}/contact`, { method: 'PUT', body: 'x' })
		expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])

		const json = await post(`${url}/contact`, '{"name":', { 'content-type': 'application/json' })
		expect([json.status, await json.text()]).toEqual([
			400,
			expect.stringContaining('We could not read what your browser sent'),
		])
		const multipart = await post(`${url}/contact`, 'no boundary', {
			'content-type': 'multipart/form-data; boundary=x',
		})
		expect(multipart.status).toBe(400)

		expect(await store.db.selectFrom('quote_requests').select('id').execute()).toHaveLength(0)
	})

	test('a body over 256 KB without a Content-Length is cut off, and answered at once', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const began = performance.now()
		const status = await new Promise<number>((resolve, reject) => {
			const outgoing = request(`${url}/contact`, {
				method: 'POST',
				headers: { 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' },
			})
			outgoing.on('response', (incoming) => resolve(incoming.resume().statusCode ?? 0))
			outgoing.on('error', reject)
			outgoing.write(`message=${'x'.repeat(10_000)}`)
			outgoing.end('x'.repeat(1_000_000))
		})
		expect(status).toBe(413)
		expect(performance.now() - began).toBeLessThan(4000)
	})

	test('a page without a form refuses a POST with 405', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		for (const path of ['/nowhere', '/sitemap.xml', '/search']) {
			const response = await post(url + path, quoteEntries())
			expect(response.status, path).toBe(405)
		}
	})

	test('works behind a proxy that ends TLS, and trusts its headers only if it is configured', async () => {
		const store = await fresh({ seed: true })
		const trusting = await serveStore(store.connection, { TRUSTED_PROXIES: '127.0.0.1' })
		const proxy = await startTlsProxy(trusting.url)
		const send = (origin: string) =>
			requestOverTls(`${proxy.url}/contact`, {
				method: 'POST',
				headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
				body: quoteEntries().toString(),
			})
		const taken = await send(proxy.url)
		expect(taken.status).toBe(303)
		expect(taken.headers.location).toMatch(/^\/contact\?sent=/)
		expect((await send('https://evil.example')).status).toBe(403)
		await proxy.stop()

		const wary = await serveStore(store.connection)
		const unknown = await startTlsProxy(wary.url)
		const refused = await requestOverTls(`${unknown.url}/contact`, {
			method: 'POST',
			headers: { origin: unknown.url, 'content-type': 'application/x-www-form-urlencoded' },
			body: quoteEntries().toString(),
		})
		expect(refused.status).toBe(403)
		await unknown.stop()
	})
})
