import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { menuEntries, rolesFor } from '#app/office/parts/screens.ts'
import type { StaffRole } from '#db/staff_rows.ts'
import { describeOffice } from '#test/office_server.ts'
import { signIn } from '#test/staff.ts'

// `routes.ts` needs the app directory, which the framework's own tools set.
Object.assign(globalThis, { __reactRouterAppDirectory: 'app' })
const { default: routes } = await import('#app/routes.ts')

/** Every path of the route table under `/admin`, with example parameters. */
function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
	return entries.flatMap((entry) => {
		const path = [parent, entry.path].filter(Boolean).join('/')
		const own = entry.children && !entry.index ? [] : [`/${path}`]
		return [...own, ...pathsOf(entry.children ?? [], path)]
	})
}

const patterns = [...new Set(pathsOf(routes as RouteConfigEntry[]))].filter(
	(path) => path === '/admin' || path.startsWith('/admin/'),
)
const exampleOf = (pattern: string) => pattern.replace(/:\w+\??/g, 'example').replace('*', 'no/such/page')
const all = patterns.map(exampleOf)

/** The pages that must work without a session. */
const authLayout = new Set(['/admin/login', '/admin/code', '/admin/forgot', '/admin/reset'])
const guarded = all.filter((path) => !authLayout.has(path))

/** Every path that a role may not open: routes and menu entries. */
const closed = (role: StaffRole) => [
	...patterns
		.filter((pattern) => !authLayout.has(pattern) && !rolesFor(pattern).includes(role))
		.map(exampleOf),
	...menuEntries.flatMap(({ screens }) =>
		screens.filter(({ roles }) => !roles.includes(role)).map(({ to }) => to),
	),
]

/** Fetches and reads the body to its end, as browsers do, except for the event stream. */
async function ask(url: string, path: string, init: RequestInit = {}): Promise<Response> {
	const response = await fetch(url + path, { redirect: 'manual', ...init })
	if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
		await response.body?.cancel()
		return response
	}
	return new Response((await response.text()) || null, response)
}
const send = (url: string, path: string, headers: Record<string, string>) =>
	ask(url, path, {
		method: 'POST',
		headers,
		body: new URLSearchParams({ intent: 'invite', name: 'A word to keep' }),
	})
const dataPath = (path: string) => (path === '/admin' ? '/admin.data' : `${path}.data`)

test('the route table has an office', () => {
	expect(guarded).toContain('/admin')
	expect(guarded).toContain('/admin/staff')
	expect(guarded).toContain('/admin/no/such/page')
	for (const path of authLayout) expect(all).toContain(path)
})

test('every address of the office has a rule that says who may open it; without one it is closed to everybody', () => {
	for (const pattern of patterns.filter((one) => !authLayout.has(one)))
		expect(rolesFor(pattern), pattern).toContain('owner')
	for (const unheardOf of ['/admin/unheard-of', '/admin/staffing', '/admin/login', '/', '/about'])
		expect(rolesFor(unheardOf), unheardOf).toEqual([])
})

describeOffice('the office', (office) => {
	test('D22 answers no visitor: every page redirects to sign-in, and every form is preserved', async () => {
		const { url } = office()
		for (const path of guarded) {
			const page = await ask(url, path)
			expect([path, page.status]).toEqual([path, 302])
			expect(page.headers.get('location')).toMatch(/^\/admin\/login/)
			const data = await (await ask(url, dataPath(path))).text()
			expect(data, path).toContain('SingleFetchRedirect')
			expect(data, path).toContain('/admin/login')
			for (const address of [path, `${path}?index`, dataPath(path)]) {
				const form = await send(url, address, { origin: url })
				expect([address, form.status]).toEqual([address, 401])
				expect(form.headers.get('cache-control')).toBe('no-store')
			}
		}
	})

	test('has its own not-found page, for signed-in staff', async () => {
		const office_ = office()
		for (const role of ['owner', 'office', 'editor'] as const) {
			const cookie = await signIn(office_, role)
			for (const path of [
				'/admin/nowhere',
				'/admin/no/such/page?x=1',
				'/%61dmin/nowhere',
				'/ADMIN/nowhere',
			]) {
				const page = await ask(office_.url, path, { headers: { cookie } })
				expect([role, path, page.status]).toEqual([role, path, 404])
				const html = await page.text()
				expect(html).toContain('There is nothing here')
				expect(html, 'in the frame of the office').toContain('href="/admin/leads"')
			}
		}
		for (const path of ['/admin/nowhere', '/ADMIN/nowhere', '/%61dmin/nowhere']) {
			const page = await ask(office_.url, path)
			expect([path, page.status]).toEqual([path, 302])
			expect(page.headers.get('location')).toMatch(/^\/admin\/login/)
		}
	})

	test('accepts no form from another site, nor one that hides its origin, from visitors or from signed-in staff', async () => {
		const office_ = office()
		const cookie = await signIn(office_, 'owner')
		for (const path of all) {
			for (const address of [path, dataPath(path)]) {
				const forged: Record<string, string>[] = [
					{ origin: 'https://evil.example' },
					{ origin: 'null' },
					{ 'sec-fetch-site': 'cross-site' },
					{ 'sec-fetch-site': 'same-site' },
				]
				for (const headers of [...forged, ...forged.map((one) => ({ cookie, ...one }))]) {
					const refused = await send(office_.url, address, headers)
					expect([address, headers, refused.status]).toEqual([address, headers, 403])
				}
			}
		}
		expect(await office_.store.db.selectFrom('staff').select('id').execute()).toHaveLength(1)
	})

	test.each(['office', 'editor', 'owner'] as const)(
		'shows the role %s nothing beyond its permissions, and refuses it nothing within them',
		async (role) => {
			const office_ = office()
			const cookie = await signIn(office_, role)
			const beyond = closed(role)
			for (const path of ['/admin/staff', '/admin/facts/example'])
				expect([path, beyond.includes(path)]).toEqual([path, role !== 'owner'])
			expect(beyond.includes('/admin/streets/import/example/refused')).toBe(role === 'office')
			// The response of the event stream never ends.
			for (const path of guarded.filter((one) => !beyond.includes(one) && one !== '/admin/events'))
				expect((await ask(office_.url, path, { headers: { cookie } })).status, path).not.toBe(403)
			for (const path of beyond) {
				expect([path, (await ask(office_.url, path, { headers: { cookie } })).status]).toEqual([path, 403])
				expect((await ask(office_.url, dataPath(path), { headers: { cookie } })).status, path).toBe(403)
				const form = await send(office_.url, path, { cookie, origin: office_.url })
				// 405 for a route without an action.
				expect([403, 405], path).toContain(form.status)
				const isKept = form.status === 405 || (await form.text()).includes('A word to keep')
				expect([path, isKept]).toEqual([path, true])
			}
			expect(await office_.store.db.selectFrom('staff').select('id').execute()).toHaveLength(1)
		},
	)

	test('opens no closed address by another spelling, and shows the refusal in the frame of the office', async () => {
		const office_ = office()
		const cookie = await signIn(office_, 'office')
		for (const path of ['/admin/staff', '/admin/content/faqs/new', '/admin/facts/example']) {
			const html = await (await ask(office_.url, path, { headers: { cookie } })).text()
			expect(html).toContain('This page is not open to you')
			expect(html, 'in the frame of the office').toContain('href="/admin/leads"')
			const spellings = [
				path.toUpperCase(),
				path.replace('/admin', '/%61dmin'),
				path.replace(/[a-z]$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
				path.replace('/admin/', '/admin//'),
				`${path}/`,
			]
			for (const spelling of [...spellings, `${path}.data/`, `${path}?_routes=root`])
				for (const address of [spelling, `${spelling}.data`, `${spelling}.DATA`]) {
					// Redirects to the canonical spelling are followed.
					const page = await ask(office_.url, address, { headers: { cookie }, redirect: 'follow' })
					expect([403, 404], address).toContain(page.status)
					const form = await send(office_.url, address, { cookie, origin: office_.url })
					expect([308, 403, 404, 405], address).toContain(form.status)
				}
		}
		expect(await office_.store.db.selectFrom('staff').select('id').execute()).toHaveLength(1)
	})

	test('is never cached and never indexed, whoever asks and whatever the response', async () => {
		const office_ = office()
		const cookie = await signIn(office_, 'owner')
		for (const path of [...all, '/%61dmin/account']) {
			for (const headers of [{}, { cookie }]) {
				const page = await ask(office_.url, path, { headers: headers as Record<string, string> })
				expect([path, page.headers.get('cache-control')]).toEqual([path, 'no-store'])
				expect(page.headers.get('x-robots-tag')).toContain('noindex')
			}
		}
	})

	test('redirects to canonical paths, uncached', async () => {
		const { url } = office()
		for (const [spelling, path] of [
			['/%61dmin/account?x=1', '/admin/account?x=1'],
			['/ADMIN', '/admin'],
			['/Admin/Reset?link=secret', '/admin/reset?link=secret'],
			['/admin//login/', '/admin/login'],
			['/ADMIN/nowhere/', '/ADMIN/nowhere'],
		] as const) {
			const { status, headers } = await ask(url, spelling)
			expect([status, headers.get('location')]).toEqual([308, path])
			expect(headers.get('cache-control')).toBe('no-store')
			expect(headers.get('x-robots-tag')).toContain('noindex')
			expect(headers.get('referrer-policy')).not.toBe(null)
		}
	})

	test('refuses undecodable paths, whoever asks, before they reach the store', async () => {
		const office_ = office()
		const cookie = await signIn(office_, 'owner')
		const parts = ['%00', 'a%00b', '%ff', '%c0%80', '%ed%a0%80', '%E0%A4%A']
		const folders = guarded.filter((path) => path.includes('example')).map((path) => path.split('example')[0])
		expect(folders).toContain('/admin/leads/')
		const paths = [...folders, '/help/', '/uploads/'].flatMap((folder) => parts.map((part) => folder + part))
		for (const path of [...paths, ...parts.map((part) => `/admin/leads/quote/${part}`)]) {
			for (const address of [path, dataPath(path)]) {
				const page = await ask(office_.url, address, { headers: { cookie } })
				expect([address, page.status]).toEqual([address, 400])
				const form = await send(office_.url, address, { cookie, origin: office_.url })
				expect([address, form.status]).toEqual([address, 400])
			}
			expect((await ask(office_.url, path)).status, path).toBe(400)
		}
		expect(office_.output()).not.toContain('request failed')
	})

	test('preserves what was typed, but no password', async () => {
		const { url } = office()
		const body = new URLSearchParams([
			['note', 'Call <b>June</b> & ask'],
			['tag', 'one'],
			['tag', 'two'],
			['password', 'very secret thing'],
		])
		const page = await ask(url, '/admin/account?x=1', { method: 'POST', headers: { origin: url }, body })
		const html = await page.text()
		expect(html).toContain('action="/admin/account?x=1"')
		expect(html).toContain('Call &lt;b&gt;June&lt;/b&gt; &amp; ask')
		expect(html.match(/name="tag"/g)).toHaveLength(2)
		expect(html).not.toContain('very secret thing')
	})

	test('lets no page frame it or run foreign scripts', async () => {
		const page = await ask(office().url, '/admin/login')
		const policy = page.headers.get('content-security-policy')
		expect(policy).toContain("default-src 'none'")
		expect(policy).toContain("frame-ancestors 'none'")
		expect(policy).not.toContain('unsafe')
	})
})
