import { expect, test } from 'vitest'
import { startTlsProxy, requestOverTls } from '#test/nginx.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

const header = 'strict-transport-security'
/** A page twice, because the second response comes from the cache; a file, the office, a missing page and the health check. */
const paths = ['/', '/', '/favicon.ico', '/admin/login', '/nowhere', '/healthz']

describeStore('sqlite', 'Strict-Transport-Security', (fresh) => {
	test('is sent with every response over https, for this host only, and never over http', async () => {
		const { connection } = await fresh({ seed: true })
		const { url } = await serveStore(connection, { TRUSTED_PROXIES: '127.0.0.1' })
		const proxy = await startTlsProxy(url)
		try {
			for (const path of paths) {
				const secure = await requestOverTls(proxy.url + path)
				expect([path, secure.headers[header]]).toEqual([path, 'max-age=63072000'])
				expect([path, (await fetch(url + path)).headers.has(header)]).toEqual([path, false])
			}
		} finally {
			await proxy.stop()
		}
	})

	test("uses the public address's scheme where no proxy states one, and sends the configured value", async () => {
		const { connection } = await fresh({ seed: true })
		const HSTS = 'max-age=63072000; includeSubDomains; preload'
		const { url } = await serveStore(connection, {
			PUBLIC_URL: 'https://hauler.example',
			TRUSTED_PROXIES: '127.0.0.1',
			HSTS,
		})
		expect((await fetch(`${url}/contact`)).headers.get(header)).toBe(HSTS)
		const byHttp = await fetch(`${url}/contact`, { headers: { 'x-forwarded-proto': 'http' } })
		expect(byHttp.headers.has(header)).toBe(false)
	})

	test('does not depend on a forwarded header from an unknown client', async () => {
		const { connection } = await fresh({ seed: true })
		const { url } = await serveStore(connection)
		const response = await fetch(`${url}/contact`, { headers: { 'x-forwarded-proto': 'https' } })
		expect(response.headers.has(header)).toBe(false)
	})
})
