import { expect, test } from 'vitest'
import { requestOverTls, startTlsProxy } from '#test/nginx.ts'
import { runServer } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

/**
 * MDN's HTTP Observatory, reimplemented from its score table (@mdn/mdn-http-observatory 1.4.8, src/grader/charts.js and
 * src/analyzer/tests), because the package cannot run offline. The score starts at 100; each test adds or subtracts.
 */
function observatoryScore({
	headers,
	body,
}: Awaited<ReturnType<typeof requestOverTls>>): Record<string, number> {
	const text = (name: string) => [headers[name] ?? ''].flat().join(', ')
	const policy = new Map(
		text('content-security-policy')
			.split(/;\s*/)
			.map((directive) => directive.split(/\s+/))
			.map(([name = '', ...sources]) => [name, sources]),
	)
	const sources = [...policy.values()].flat()
	const unsafe = /^('unsafe-(inline|eval|hashes)'|https?:|ftp:|\*|data:)$/
	const risky = ['script-src', 'style-src', 'object-src', 'default-src'].flatMap(
		(name) => policy.get(name) ?? [],
	)
	const isStrict = policy.has('script-src') && !risky.some((source) => unsafe.test(source))
	const isClosed =
		policy.get('default-src')?.join() === "'none'" && !sources.some((one) => one.startsWith('http:'))
	const isFramedByNobody = policy.get('frame-ancestors')?.join() === "'none'"
	const age = Number(/max-age=(\d+)/.exec(text('strict-transport-security'))?.[1] ?? 0)
	const cookies = [headers['set-cookie'] ?? []].flat()
	const isGuarded = cookies.every(
		(cookie) => /; Secure/i.test(cookie) && /; HttpOnly/i.test(cookie) && /; SameSite/i.test(cookie),
	)
	const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
	const scripts = [...body.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source = '']) => source)
	return {
		start: 100,
		policy: isStrict && isClosed ? 10 : -25,
		cookies: cookies.length === 0 ? 0 : isGuarded ? 5 : -20,
		sharing: text('access-control-allow-origin') === '' ? 0 : -50,
		referrer: isPrivate.test(text('referrer-policy')) ? 5 : -5,
		transport: age >= 15_768_000 ? 0 : -20,
		// Same-origin scripts need no integrity attribute.
		integrity: scripts.every((source) => source.startsWith('/') && !source.startsWith('//')) ? 0 : -5,
		sniffing: text('x-content-type-options') === 'nosniff' ? 0 : -5,
		framing: isFramedByNobody ? 5 : -20,
		resources: text('cross-origin-resource-policy') === 'same-origin' ? 10 : -50,
	}
}

describeStore('sqlite', 'the Observatory', (fresh) => {
	test("gives 130 behind TLS to pages, forms, the office's sign-in and a missing page", async () => {
		const { connection } = await fresh({ seed: true })
		const { url } = await runServer(connection, { TRUSTED_PROXIES: '127.0.0.1' })
		const proxy = await startTlsProxy(url)
		try {
			for (const path of ['/', '/', '/contact', '/admin/login', '/nowhere']) {
				const parts = observatoryScore(await requestOverTls(proxy.url + path))
				const score = Object.values(parts).reduce((sum, part) => sum + part, 0)
				expect([path, score], JSON.stringify(parts)).toEqual([path, 130])
			}
		} finally {
			await proxy.stop()
		}
	})
})
