import { execFileSync, spawnSync } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addressKey, hashAddress } from '#platform/limits/address_hash.server.ts'
import { quoteEntries } from '#test/quote_entries.ts'
import { runServer, serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'
import { readRouteList } from './route_list.ts'
import { version } from './version.ts'
import { hangMs } from '#test/hang_ms.ts'

describeStore('sqlite', 'a server process', (fresh) => {
	test('reports that it is alive and ready', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true })
		const ready = await fetch(`${url}/readyz`)
		expect(ready.status).toBe(200)
		expect(await ready.json()).toEqual({
			ready: true,
			version,
			store: true,
			disk: true,
			content: 'store',
			accepting: true,
			mail: { isConfigured: false, waiting: 0, oldestSeconds: null, troubled: 0 },
		})
	})

	test('creates and fills its store at the first start, also when two start at once', async () => {
		const store = await fresh({ migrated: false })
		const servers = await Promise.all([runServer(store.connection), runServer(store.connection)])
		for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
		const { rows } = await store.db
			.selectFrom('color_palettes')
			.select('id')
			.execute()
			.then((found) => ({ rows: found }))
		expect(rows).toHaveLength(3)
	})

	test('finishes the request in progress when asked to stop, then exits 0', async () => {
		const store = await fresh({ seed: true })
		const server = await runServer(store.connection)
		const live = await fetch(`${server.url}/events`)
		const body = quoteEntries().toString()
		const status = await new Promise<number>((resolve, reject) => {
			const outgoing = request(`${server.url}/contact`, {
				method: 'POST',
				headers: {
					'content-type': 'application/x-www-form-urlencoded',
					'content-length': Buffer.byteLength(body),
					expect: '100-continue',
				},
			})
			outgoing.on('response', (incoming) => resolve(incoming.resume().statusCode ?? 0))
			outgoing.on('error', reject)
			outgoing.on('continue', () => {
				outgoing.write(body.slice(0, 20))
				server.process.kill('SIGTERM')
				void untilClosed(server.url).then(() => outgoing.end(body.slice(20)))
			})
		})
		expect(status).toBe(303)
		expect(await server.stop()).toBe(0)
		expect(await live.text()).toContain('event: theme')
		expect(await store.db.selectFrom('quote_requests').select('id').execute()).toHaveLength(1)
	})

	test('logs one JSON line a request, with the id that the visitor got and without their address or text', async () => {
		const { connection, db } = await fresh({ seed: true })
		const server = await runServer(connection, {
			LOG_LEVEL: 'info',
			TRUSTED_PROXIES: '127.0.0.1',
			// Otherwise the one-time password of a first start would be printed between the lines.
			ADMIN_PASSWORD: 'a long way from the curb',
		})
		const visitor = '203.0.113.77'
		const ask = async (path: string, init: RequestInit = {}) => {
			const response = await fetch(server.url + path, {
				...init,
				headers: { 'x-forwarded-for': visitor },
				redirect: 'manual',
			})
			return response.headers.get('x-request-id')
		}
		const ids = [
			await ask('/'),
			await ask('/'),
			await ask('/contact', { method: 'POST', body: quoteEntries() }),
			await ask('/nowhere'),
		]
		await server.stop()
		const { address_hash } = await db
			.selectFrom('consent_records')
			.select('address_hash')
			.executeTakeFirstOrThrow()
		expect(address_hash, 'the server knew the address').toBe(hashAddress(await addressKey(db), visitor))
		const lines = server
			.output()
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line) as { requestId?: string; msg?: string; status?: number })
		for (const id of ids)
			expect(lines.find((line) => line.requestId === id && line.msg === 'request')).toMatchObject({
				status: expect.any(Number),
			})
		const words = /203\.0\.113|june@example\.com|Alvarez/
		expect(server.output()).not.toMatch(words)
		// The settings line names the hosts of this machine's own services; no other line may have an address.
		const others = lines.filter(({ msg }) => msg !== 'settings')
		expect(others).toHaveLength(lines.length - 1)
		expect(JSON.stringify(others)).not.toContain('127.0.0.1')
	})
})

/** Waits until a server refuses connections. */
async function untilClosed(url: string): Promise<void> {
	const isOpen = () =>
		fetch(`${url}/healthz`).then(
			() => true,
			() => false,
		)
	while (await isOpen()) await sleep(20)
}

test.for([
	[{ PORT: 'eighty' }, /^The environment has a bad value\. PORT: .+\.\n$/],
	[{ DATA_DIR: 'package.json' }, /^The server could not start: .+\n$/],
] as const)('a start that cannot succeed ends with one sentence: %o', ([environment, sentence]) => {
	const { status, stderr } = spawnSync(process.execPath, ['build/server/index.js'], {
		env: {
			NODE_ENV: 'production',
			PORT: '0',
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
			...environment,
		},
		encoding: 'utf8',
		timeout: hangMs,
	})
	expect(status).toBe(1)
	expect(stderr).toMatch(sentence)
})

test("the browsers' bundles contain no server code", () => {
	const grep = (pattern: string) => {
		try {
			return execFileSync('grep', ['-rlE', pattern, 'build/client/assets', '--include=*.js'], {
				encoding: 'utf8',
			})
		} catch {
			return ''
		}
	}
	expect(grep('createElement|useState')).not.toBe('')
	expect(grep('node:sqlite|kysely|nodemailer|DATABASE_URL|submission_keys|consent_records|honeypot_')).toBe(
		'',
	)
})

/** The URL of the route list that a page loads. */
async function manifestOf(url: string, path: string): Promise<string> {
	const html = await (await fetch(url + path)).text()
	const boot = /<script id="boot" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
	return (JSON.parse(boot) as { manifest: string }).manifest
}

/** The files that browsers load for each route of the manifest at `path`. */
async function filesOfRoutes(url: string, path: string): Promise<[route: string, files: string[]][]> {
	const { routes } = readRouteList(await (await fetch(url + path)).text())
	return Object.entries(routes).map(([route, { module, imports, css }]) => [
		route,
		[module, ...imports, ...css],
	])
}

describeStore('sqlite', 'the scripts of a page', (fresh) => {
	test('and its styles are never the office’s, even if loaded late, and no office screen loads the text editor before it is used', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const isOfOffice = (file: string) => /\/office-/.test(file)
		const textOf = async (file: string) => (await fetch(url + file)).text()
		const pages = await filesOfRoutes(url, await manifestOf(url, '/'))
		expect(pages.length).toBeGreaterThan(30)
		for (const [page, files] of pages) expect([page, files.filter(isOfOffice)]).toEqual([page, []])
		const everLoaded = new Set(pages.flatMap(([, files]) => files.filter((file) => file.endsWith('.js'))))
		for (const file of everLoaded)
			for (const [, name] of (await textOf(file)).matchAll(/["'`](?:\.\/|assets\/)([\w-]+\.js)["'`]/g))
				everLoaded.add(`/assets/${name}`)
		expect([...everLoaded].filter((file) => /\/check_lead-/.test(file))).toHaveLength(1)
		expect([...everLoaded].filter(isOfOffice)).toEqual([])
		const screens = await filesOfRoutes(url, await manifestOf(url, '/admin/login'))
		const scripts = new Set(screens.flatMap(([, files]) => files.filter((file) => file.endsWith('.js'))))
		expect([...scripts].filter(isOfOffice)).toHaveLength(1)
		for (const file of scripts)
			expect([file, (await textOf(file)).includes('ProseMirror')]).toEqual([file, false])
	})

	test("list the office's routes only in the office", async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const routesOf = async (path: string) => (await fetch(url + (await manifestOf(url, path)))).text()
		const visible = await routesOf('/')
		expect(visible).toContain('"pages/contact/route"')
		expect(visible).not.toContain('office/')
		expect(await routesOf('/admin/login')).toContain('"office/inbox/list_route"')
	})
})
