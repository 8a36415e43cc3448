import { expect, onTestFinished, test } from 'vitest'
import { startNginx } from '#test/nginx.ts'
import { quoteEntries } from '#test/quote_entries.ts'
import { serveStore } from '#test/serve_store.ts'
import { freePort } from '#test/free_port.ts'
import { cookieOf, post as postForm, insertStaff, staffPassword } from '#test/staff.ts'
import { type FreshStore, describeStore } from '#test/stores.ts'

const asNginxIs = (upstream: string) => `proxy_pass ${upstream};`
const sayingWho = (upstream: string) =>
	`${asNginxIs(upstream)} proxy_set_header X-Forwarded-For $remote_addr;`

/** Serves the site behind an nginx with this `location`; PUBLIC_URL is the address that visitors use. */
async function behindNginx(
	store: FreshStore,
	location: (upstream: string) => string,
	environment: Record<string, string> = {},
) {
	const port = String(await freePort())
	const proxy = await startNginx(
		(_, listen) =>
			`server { listen 127.0.0.1:${listen}; location / { ${location(`http://127.0.0.1:${port}`)} } }`,
	)
	onTestFinished(() => proxy.stop())
	const publicUrl = proxy.url.replace('127.0.0.1', 'hauler.example')
	const server = await serveStore(store.connection, { PORT: port, PUBLIC_URL: publicUrl, ...environment })
	const post = (body: URLSearchParams, headers: Record<string, string> = { origin: publicUrl }) =>
		fetch(`${proxy.url}/contact`, { method: 'POST', body, headers, redirect: 'manual' })
	return { server, proxy, post }
}

describeStore('sqlite', 'behind nginx in its default configuration', (fresh) => {
	test('a form is taken by its Origin or Sec-Fetch-Site header, and refused from another website', async () => {
		const store = await fresh({ seed: true })
		const { post } = await behindNginx(store, asNginxIs, { TRUSTED_PROXIES: '127.0.0.1' })
		expect((await post(quoteEntries())).status).toBe(303)
		const second = { origin: 'https://www.hauler.example', 'sec-fetch-site': 'same-origin' }
		expect((await post(quoteEntries({ name: 'Second Name' }), second)).status).toBe(303)
		const foreignWebsites: Record<string, string>[] = [
			{ origin: 'https://evil.example' },
			{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
		]
		for (const foreign of foreignWebsites) {
			const refused = await post(quoteEntries({ name: 'Forged' }), foreign)
			expect(refused.status).toBe(403)
			expect(await refused.text()).toMatch(/another website.*call us at \(970\)/)
		}
		expect(await store.db.selectFrom('quote_requests').select('name').execute()).toHaveLength(2)
	})
})

describeStore('sqlite', "a proxy that does not forward visitors' addresses", (fresh) => {
	test.for([
		['as installed', asNginxIs, 'have it send X-Forwarded-For and set TRUSTED_PROXIES=127.0.0.1'],
		['with headers that are not believed', sayingWho, 'set TRUSTED_PROXIES=127.0.0.1'],
	] as const)(
		'%s, loses no lead above the limit; log and office explain what to do',
		async ([, location, advice]) => {
			const store = await fresh({ seed: true })
			const { server, proxy, post } = await behindNginx(store, location)
			for (let number = 1; number <= 65; number += 1) {
				expect((await post(quoteEntries({ name: `Neighbor ${number}` }))).status).toBe(303)
			}
			const leads = await store.db.selectFrom('quote_requests').select('review_reason').execute()
			expect(leads).toHaveLength(65)
			expect(leads.filter(({ review_reason }) => review_reason !== null)).toHaveLength(55)

			const { email } = await insertStaff(store, 'office')
			const headers = { 'sec-fetch-site': 'same-origin' }
			const cookie = cookieOf(
				await postForm(proxy.url, '/admin/login', { email, password: staffPassword }, { headers }),
			)
			const office = await (await fetch(`${proxy.url}/admin/leads`, { headers: { cookie } })).text()
			expect(office).toContain(advice)
			await server.stop()
			expect(server.output().split(advice)).toHaveLength(2)
		},
	)

	test('is not reported where addresses are forwarded', async () => {
		const store = await fresh({ seed: true })
		const { server, post } = await behindNginx(store, asNginxIs, { TRUSTED_PROXIES: '10.0.0.0/8 127.0.0.1' })
		const forwarded = { 'x-forwarded-for': '203.0.113.9', 'sec-fetch-site': 'same-origin' }
		expect((await post(quoteEntries(), forwarded)).status).toBe(303)
		await server.stop()
		expect(server.output()).not.toMatch(/X-Forwarded-For|TRUSTED_PROXIES/)
	})
})

describeStore('sqlite', 'a form that is too long', (fresh) => {
	test("gets a closed connection after its response, and the proxy's next visitor gets their page", async () => {
		const store = await fresh({ seed: true })
		const kept = (upstream: string) =>
			`${asNginxIs(upstream)} proxy_http_version 1.1; proxy_set_header Connection ""; client_max_body_size 50m;`
		const { server, proxy, post } = await behindNginx(store, kept)
		const direct = await fetch(`${server.url}/contact`, {
			method: 'POST',
			body: quoteEntries({ message: 'x'.repeat(300_000) }),
		})
		expect([direct.status, direct.headers.get('connection')]).toEqual([413, 'close'])
		for (const size of [300_000, 1_000_000, 20_000_000]) {
			const large = await post(quoteEntries({ message: 'x'.repeat(size) }))
			expect([size, large.status, await large.text()]).toEqual([size, 413, expect.stringContaining('256 KB')])
			const next = await Promise.all(Array.from({ length: 8 }, () => fetch(`${proxy.url}/`)))
			expect(next.map(({ status }) => status)).toEqual(Array(8).fill(200))
		}
	})
})
