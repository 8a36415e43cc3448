import { readdirSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { connect, type ClientHttp2Session } from 'node:http2'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Front, frontAddress, frontConfiguration, startFront } from '#test/front.ts'
import { dripPhoto } from '#test/dripping_body.ts'
import { photoForm } from '#test/photo_form.ts'
import { quoteEntries } from '#test/quote_entries.ts'
import { photo as noise } from '#test/test_pictures.ts'
import { freePort } from '#test/free_port.ts'
import { runServer, serveStore } from '#test/serve_store.ts'
import { insertStaff, staffPassword } from '#test/staff.ts'
import { type Connection, describeStore, type FreshStore } from '#test/stores.ts'

const phone = '(970) 555-0142'
const formType = 'application/x-www-form-urlencoded'

interface Answer {
	status: number
	headers: Record<string, string>
	body: Buffer
	text: string
}

describeStore('sqlite', 'through nginx', (fresh) => {
	/**
	 * Opens a store, a server and nginx in front of it, as in a small installation. Pass `runServer` for a separate process, where it is
	 * killed or closing connections matters; `serveStore` takes a third of the time.
	 */
	async function open<Server extends { url: string }>(
		start: (connection: Connection, environment: Record<string, string>) => Promise<Server>,
		extraServers: readonly string[] = [],
	) {
		const store = await fresh({ seed: true })
		const address = await frontAddress()
		const environment = {
			PORT: String(await freePort()),
			PUBLIC_URL: address.url,
			TRUSTED_PROXIES: '127.0.0.1',
			LOG_LEVEL: 'info',
		}
		const app = await start(store.connection, environment)
		const front = await startFront(address, [...extraServers, new URL(app.url).host], { OFFICE_PHONE: phone })
		const session = openSession(front.url)
		onTestFinished(async () => {
			session.close()
			await front.stop()
		})
		const restart = () => start(store.connection, environment)
		return { store, app, front, restart, ask: asker(session, front.url) }
	}

	test('speaks HTTP/2, and caches a page for a second in each encoding separately', async () => {
		const { app, ask } = await open(serveStore)
		const read: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }
		const began = performance.now()
		const plain = await ask('/about', { 'accept-encoding': 'identity' })
		expect(plain.text).toContain('Local Since 2008')
		for (let round = 0; round < 30; round += 1) {
			for (const [written, encoding] of [
				['gzip, deflate, br, zstd', 'br'],
				['br;q=0, gzip', 'gzip'],
				['gzip;q=1.0', 'gzip'],
				['deflate', undefined],
			]) {
				const answer = await ask('/about', { 'accept-encoding': String(written) })
				expect(answer.headers['content-encoding']).toBe(encoding)
				const body = encoding ? read[encoding]?.(answer.body) : answer.body
				expect(body?.toString()).toBe(plain.text)
			}
		}
		// 121 requests, of which nginx passes on one per variant each second.
		const seconds = Math.ceil((performance.now() - began) / 1000)
		await expect.poll(() => requestsFor(app, '/about')).toBeGreaterThan(2)
		expect(requestsFor(app, '/about')).toBeLessThan(4 * (seconds + 2))
	})

	test('a fresh copy is revalidated without a body', async () => {
		const { ask } = await open(serveStore)
		const { headers } = await ask('/about')
		const again = await ask('/about', { 'if-none-match': String(headers.etag) })
		expect(again.status).toBe(304)
		expect(again.body).toHaveLength(0)
	})

	test('with the app down, cached pages stay readable, and a form gets a message with the phone number', async () => {
		const { app, ask, restart, store } = await open(runServer)
		const before = await ask('/residential')
		const picture = /\/pictures\/[\w./-]+\.svg/.exec(before.text)?.[0] ?? ''
		await ask(picture)
		const requests = await ask('/service-request')
		await app.kill()
		await new Promise((resolve) => setTimeout(resolve, 2500))
		const after = await ask('/residential')
		expect(after.status).toBe(200)
		expect(after.text).toBe(before.text)
		expect((await ask(picture)).status).toBe(200)
		expect((await ask('/service-request')).text, 'though its forms have a place of their own').toBe(
			requests.text,
		)

		const form = { 'content-type': formType }
		for (const answer of [await ask('/commercial'), await ask('/contact', form, quoteEntries().toString())]) {
			expect(answer.status).toBe(503)
			expect(answer.text).toContain(
				`try again in a minute (a form that is sent twice is counted once), or call us at ${phone}.`,
			)
		}
		await restart()
		expect((await ask('/commercial')).status).toBe(200)
		expect((await ask('/contact', form, quoteEntries().toString())).status).toBe(303)
		expect(await store.db.selectFrom('quote_requests').select('id').execute()).toHaveLength(1)
	})

	test('nothing personal is cached: receipts, searches, rejected forms, the office, cookies', async () => {
		const { ask, front, store } = await open(serveStore)
		const form = { 'content-type': formType }
		const secrets = ['June Alvarez', 'gate code 4711', 'septic tank']
		const sent = await ask('/contact', form, quoteEntries({ message: 'gate code 4711' }).toString())
		const receipt = String(sent.headers.location)
		const reference = /HH-[0-9A-Z]{5}/.exec((await ask(receipt)).text)?.[0]
		expect(reference).toBeDefined()
		secrets.push(String(reference), receipt.slice(0, receipt.indexOf('#')))
		await ask('/contact', form, quoteEntries({ email: 'no', message: 'gate code 4711' }).toString())
		await ask('/search?q=septic+tank')
		await ask('/help?q=septic+tank')
		const cookie = await signInThrough(ask, store)
		for (const path of ['/admin', '/admin/inbox', '/admin/account', '/admin/content/faqs'])
			await ask(path, { cookie })
		secrets.push(cookie.slice(cookie.indexOf('=') + 1, 60), 'owner@office.example')
		// A public page requested with a session cookie is still the public page.
		expect((await ask('/about', { cookie })).headers['set-cookie']).toBeUndefined()

		const cached = cachedBy(front)
		expect(cached.some((text) => text.includes('/about'))).toBe(true)
		for (const secret of secrets) {
			expect(
				cached.filter((text) => text.includes(secret)),
				secret,
			).toEqual([])
		}
		expect(cached.filter((text) => /^set-cookie:/im.test(text))).toEqual([])
		expect((await ask('/admin/inbox')).status).toBe(302)
		expect((await ask(receipt)).text).toContain(String(reference))
	})

	test('with the app down, campaign and unknown parameters still get the cached page, but never in place of a receipt', async () => {
		const { app, ask } = await open(runServer)
		const home = await ask('/?gclid=first')
		const article = await ask('/help/cart-placement')
		await app.kill()
		for (const query of ['gclid=1', 'utm_source=flyer&utm_medium=mail', 'fbclid=a%2Bb', 'sentry=1', 'q=sent'])
			expect((await ask(`/?${query}`)).text, query).toBe(home.text)
		expect((await ask('/')).text).toBe(home.text)
		expect((await ask('/help/cart-placement?gclid=2&x')).text).toBe(article.text)
		for (const path of [
			'/?sent=1',
			'/?gclid=1&sent=1',
			'/?%73ent=1',
			'/help/cart-placement?voted=1',
			'/_root.data?x=1',
		])
			expect((await ask(path)).status, path).toBe(503)
	})

	test('a page is cached once, whatever the port and campaign parameters of the request', async () => {
		const { ask, front } = await open(serveStore)
		const { hostname } = new URL(front.url)
		for (let at = 0; at < 30; at += 1) {
			const answer = await ask(`/about?utm_source=${at}`, { ':authority': `${hostname}:${at + 1}` })
			expect(answer.text).toContain('Local Since 2008')
		}
		expect(cachedBy(front).filter((text) => /^KEY: \S*\/about/m.test(text))).toHaveLength(1)
	})

	test('a form goes to the next server when one is down, and arrives once', async () => {
		const { ask, store } = await open(serveStore, [`127.0.0.1:${await freePort()}`])
		for (let at = 0; at < 8; at += 1) {
			const entries = quoteEntries({ email: `june${at}@example.com` })
			expect((await ask('/contact', { 'content-type': formType }, entries.toString())).status).toBe(303)
		}
		expect(await store.db.selectFrom('quote_requests').select('id').execute()).toHaveLength(8)
	})

	test('a form that is far too long is refused with a sentence, and the next one is taken', async () => {
		const { ask } = await open(runServer)
		const form = { 'content-type': formType }
		for (const letters of [300_000, 3_000_000]) {
			const refused = await ask('/contact', form, `message=${'x'.repeat(letters)}`)
			expect(refused.status).toBe(413)
			expect(refused.text).toContain(`call us at ${phone}`)
		}
		expect((await ask('/contact', form, quoteEntries().toString())).status).toBe(303)
	})

	test('PD-34 a service request may be as large as its photos, with scripts or without; other forms may not', async () => {
		const { ask, store } = await open(serveStore)
		const body = new Request('http://localhost', {
			method: 'POST',
			body: photoForm([{ name: 'cart.png', bytes: await noise(1000, 700).png().toBuffer() }]),
		})
		const form = { 'content-type': body.headers.get('content-type') ?? '' }
		const text = Buffer.from(await body.arrayBuffer())
		expect(text.length).toBeGreaterThan(1024 * 1024)
		expect((await ask('/service-request', form, text)).status).toBe(303)
		const again = await ask('/service-request.data', form, text)
		expect([again.status, again.text]).toEqual([202, expect.stringContaining('/service-request?sent=')])
		expect((await ask('/contact', form, text)).status).toBe(413)
		for (const page of ['/admin/pictures', '/admin/make-it-yours/logo', '/admin/streets/import'])
			for (const path of [page, `${page}.data`])
				expect([path, (await ask(path, form, text)).status], 'asks to sign in').toEqual([path, 401])
		expect(await store.db.selectFrom('lead_photos').select('position').execute()).toEqual([{ position: 1 }])
	})

	test('PD-35 unfinished bodies take no space on nginx’s disk, and a form with a photo still gets through', async () => {
		const { ask, front, store } = await open(runServer)
		const drips = await Promise.all(Array.from({ length: 10 }, () => dripPhoto(front.url, 12_000_000)))
		onTestFinished(() => drips.forEach((drip) => drip.leave()))
		const unsent = () => Math.max(...drips.map(({ outgoing }) => outgoing.writableLength))
		await expect.poll(unsent).toBe(0)
		const kept = readdirSync(join(front.folder, 'body'), { recursive: true, withFileTypes: true })
		expect(kept.filter((entry) => entry.isFile())).toEqual([])
		const body = new Request('http://localhost', {
			method: 'POST',
			body: photoForm([{ name: 'cart.png', bytes: await noise(300, 200).png().toBuffer() }]),
		})
		const form = { 'content-type': body.headers.get('content-type') ?? '' }
		const sent = await ask('/service-request', form, Buffer.from(await body.arrayBuffer()))
		expect(sent.status).toBe(303)
		expect(await store.db.selectFrom('lead_photos').select('position').execute()).toEqual([{ position: 1 }])
	})

	test('live events arrive at once', async () => {
		const { front } = await open(serveStore)
		const session = openSession(front.url)
		onTestFinished(() => session.close())
		const stream = session.request({ ':path': '/events' })
		const first = await new Promise<string>((resolve, reject) => {
			stream.on('data', (chunk: Buffer) => resolve(chunk.toString()))
			stream.on('error', reject)
		})
		expect(first).toContain('event: theme')
		stream.close()
	})

	test('plain HTTP redirects to the public address, and is refused for other host names', async () => {
		const { front } = await open(serveStore)
		const plain = async (host: string) => {
			const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
				get(`http://127.0.0.1:${front.httpPort}/about?x=1`, { headers: { host } }, resolve).on(
					'error',
					reject,
				)
			})
			incoming.resume()
			return [incoming.statusCode, incoming.headers.location]
		}
		for (const host of ['localhost', 'LOCALHOST:1234', 'www.localhost'])
			expect(await plain(host), host).toEqual([308, `${front.url}/about?x=1`])
		expect(await plain('elsewhere.example')).toEqual([421, undefined])
	})

	test('HTTPS is refused for other host names, except for a redirect from www.; operator-only paths are not found', async () => {
		const { ask, front } = await open(serveStore)
		expect((await ask('/', { ':authority': 'elsewhere.example' })).status).toBe(421)
		const { status, headers } = await ask('/help?x=1', { ':authority': 'www.localhost' })
		expect([status, headers['location']]).toEqual([308, `${front.url}/help?x=1`])
		for (const path of ['/metrics', '/readyz', '/readyz?x', '//readyz', '/%72eadyz'])
			expect((await ask(path)).status, path).toBe(404)
	})
})

test('the error log of nginx records nothing about visitors while the app is down', async () => {
	const address = await frontAddress()
	const front = await startFront(address, [`127.0.0.1:${await freePort()}`])
	const session = openSession(front.url)
	onTestFinished(async () => {
		session.close()
		await front.stop()
	})
	const ask = asker(session, front.url)
	expect((await ask('/offer?token=not-for-logs')).status).toBe(503)
	expect((await ask('/reminders/confirm?token=not-for-logs', {}, 'email=june')).status).toBe(503)
	expect(readFileSync(join(front.folder, 'error.log'), 'utf8')).toBe('')
})

describe('the configuration of nginx', () => {
	const good = { PUBLIC_URL: 'https://hauler.example', TLS_CERTIFICATE: '/c.pem', TLS_KEY: '/k.pem' }

	test('every placeholder in nginx.conf is filled', () => {
		const configuration = frontConfiguration({
			...good,
			APP: '10.0.0.5:3000 10.0.0.6:3000',
			ACCESS_LOG: '/log',
		})
		expect(configuration.replace(/^\s*#.*$/gm, '')).not.toContain('${')
		expect(configuration).toContain('server 10.0.0.5:3000 max_fails=0; server 10.0.0.6:3000 max_fails=0;')
		expect(configuration).toContain('server_name hauler.example;')
		expect(configuration).toContain('access_log /log front;')
	})

	test.for([
		[{ ...good, PUBLIC_URL: '' }, 'PUBLIC_URL must be set'],
		[{ ...good, TLS_KEY: '' }, 'TLS_KEY must be set'],
		[{ ...good, PUBLIC_URL: 'http://hauler.example' }, 'PUBLIC_URL must begin with https://'],
		[{ ...good, APP: '127.0.0.1:3000; include /etc/passwd' }, 'APP may not hold any of'],
		[{ ...good, OFFICE_PHONE: '555"; return 200 "' }, 'OFFICE_PHONE may not hold any of'],
		[{ ...good, HTTPS_PORT: 'https' }, 'must be numbers'],
	] as const)('%j is refused with one sentence', ([environment, sentence]) => {
		expect(() => frontConfiguration(environment)).toThrow(sentence)
	})
})

function openSession(url: string): ClientHttp2Session {
	const session = connect(url, { rejectUnauthorized: false })
	session.on('error', () => {})
	return session
}

/** Sends requests over HTTP/2; one with a body is a POST from a page of the site. */
function asker(session: ClientHttp2Session, origin: string) {
	return async (
		path: string,
		headers: Record<string, string> = {},
		body?: string | Buffer,
	): Promise<Answer> =>
		new Promise((resolve, reject) => {
			const stream = session.request({
				':path': path.replace(/#.*$/, ''),
				':method': body === undefined ? 'GET' : 'POST',
				...(body === undefined ? {} : { origin }),
				...headers,
			})
			const parts: Buffer[] = []
			let head: Record<string, string> = {}
			stream.on('response', (given) => {
				head = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
			})
			stream.on('data', (chunk: Buffer) => parts.push(chunk))
			stream.on('end', () => {
				const whole = Buffer.concat(parts)
				resolve({ status: Number(head[':status']), headers: head, body: whole, text: whole.toString() })
			})
			stream.on('error', reject)
			stream.end(body)
		})
}

async function signInThrough(ask: ReturnType<typeof asker>, store: FreshStore): Promise<string> {
	const { email } = await insertStaff(store, 'owner')
	const entries = new URLSearchParams({ email, password: staffPassword })
	const answer = await ask('/admin/login', { 'content-type': formType }, entries.toString())
	const cookie = answer.headers['set-cookie']?.split(';', 1)[0]
	if (answer.status !== 302 && answer.status !== 303) throw new Error(`Not signed in: ${answer.status}`)
	return String(cookie)
}

function requestsFor(app: { output(): string }, path: string): number {
	return app
		.output()
		.split('\n')
		.filter((line) => line.includes(`"path":"${path}"`)).length
}

/** The contents of all files that nginx has cached, decompressed. */
function cachedBy(front: Front): string[] {
	return readdirSync(join(front.folder, 'cache'), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
}
