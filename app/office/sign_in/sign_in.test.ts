import { isAttemptAllowed } from './attempts.server.ts'
import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { cookieOf, get, post, insertStaff, signIn, staffPassword } from '#test/staff.ts'

describeOffice('signing in', (office) => {
	test('opens the requested page, with a cookie that scripts cannot read', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		const response = await post(url, '/admin/login?next=%2Fadmin%2Faccount', {
			email,
			password: staffPassword,
		})
		expect(response.status).toBe(303)
		expect(response.headers.get('location')).toBe('/admin/account')
		expect(response.headers.getSetCookie()[0]).toMatch(/^office\.session_token=.+HttpOnly; SameSite=Lax$/)
		const page = await get(url, '/admin/account', cookieOf(response))
		expect(page.status).toBe(200)
		expect(page.headers.get('cache-control')).toBe('no-store')
		expect(page.headers.get('x-robots-tag')).toContain('noindex')
		expect(await page.text()).toContain(email)
	})

	test.each([
		'https://evil.example/',
		'//evil.example',
		'/\\evil.example',
		'/admin/../../evil',
		'javascript:alert(1)',
		'/contact',
		'/admin/login?next=x',
		'/administrator',
	])('never redirects to %s', async (next) => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		const path = `/admin/login?${new URLSearchParams({ next })}`
		const response = await post(url, path, { email, password: staffPassword })
		expect(response.headers.get('location')).toBe('/admin')
	})

	test('a wrong password, an unknown address and a deactivated person get the same message', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		const gone = await insertStaff(store, 'editor')
		await store.db.updateTable('staff').set({ is_active: false }).where('id', '=', gone.id).execute()
		const reply = async (address: string, password: string) => {
			const response = await post(url, '/admin/login', { email: address, password })
			expect(response.status).toBe(401)
			expect(response.headers.getSetCookie()).toEqual([])
			return /role="alert".*?<\/div><\/div>/.exec(await response.text())?.[0]
		}
		const wrong = await reply(email, 'something else entirely')
		expect(wrong).toContain('do not belong together')
		expect(await reply('nobody@office.example', staffPassword)).toBe(wrong)
		expect(await reply(gone.email, staffPassword)).toBe(wrong)
	})

	test('after ten wrong passwords even the right one waits, and an unknown address looks the same', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		for (const address of [email, 'nobody@office.example']) {
			const statuses = await Promise.all(
				Array.from({ length: 12 }, async () => {
					const response = await post(url, '/admin/login', { email: address, password: 'wrong wrong wrong' })
					return response.status
				}),
			)
			expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(401), 429, 429])
		}
		const locked = await post(url, '/admin/login', { email, password: staffPassword })
		expect(locked.status).toBe(429)
		expect(await locked.text()).toContain('wait ten minutes')
		await store.db.deleteFrom('rate_limits').execute()
		expect((await post(url, '/admin/login', { email, password: staffPassword })).status).toBe(303)
	})

	test("a stranger's guesses lock nobody out of a device where they signed in before", async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		const known = cookieOf(await post(url, '/admin/login', { email, password: staffPassword }))
		const [device = ''] = /office\.device-[^;]+/.exec(known) ?? []
		const guess = (headers: { cookie?: string } = {}) =>
			post(url, '/admin/login', { email, password: 'wrong wrong wrong' }, headers)
		await Promise.all(Array.from({ length: 12 }, () => guess()))
		const right = { email, password: staffPassword }
		expect((await post(url, '/admin/login', right)).status).toBe(429)
		const forged = device.replace(/=.{4}/, '=AAAA')
		expect((await post(url, '/admin/login', right, { cookie: forged })).status).toBe(429)
		const other = await insertStaff(store, 'editor')
		const theirs = { email: other.email, password: staffPassword }
		expect((await post(url, '/admin/login', right, { cookie: device })).status).toBe(303)
		expect((await post(url, '/admin/login', theirs, { cookie: device })).status, 'it is nobody else’s').toBe(
			303,
		)
		for (let i = 0; i < 10; i++) await guess({ cookie: device })
		expect((await post(url, '/admin/login', right, { cookie: device })).status, 'nor a way around').toBe(429)
	})

	test('a failure is logged with hashes of account and address, never with the address itself', async () => {
		const { url, store, output } = office()
		const { email } = await insertStaff(store, 'office')
		await post(url, '/admin/login', { email, password: 'wrong wrong wrong' })
		const failures = () =>
			output()
				.split('\n')
				.filter((line) => line.includes('sign-in failed'))
		await expect.poll(() => failures().length).toBeGreaterThan(0)
		const line = JSON.parse(failures().at(-1) ?? '{}') as Record<string, string>
		expect(line).toMatchObject({
			account: expect.stringMatching(/^[\w-]{43}$/),
			address: expect.stringMatching(/^[\w-]{43}$/),
		})
		expect(failures().join()).not.toContain(email)
	})

	test('a right password resets the count of wrong ones', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		for (let round = 0; round < 2; round++) {
			for (let i = 0; i < 6; i++) await post(url, '/admin/login', { email, password: 'wrong wrong wrong' })
			expect((await post(url, '/admin/login', { email, password: staffPassword })).status).toBe(303)
		}
	})

	test('one address cannot try account after account, nor can one customer with many IPv6 networks', async () => {
		const { store } = office()
		for (const addressOf of [() => '203.0.113.7', (at: number) => `2001:db8:1:${at.toString(16)}::1`]) {
			const tries = []
			for (let at = 0; at < 61; at++)
				tries.push(
					await isAttemptAllowed(store, {
						attempt: 'sign-in',
						email: `nobody ${at}`,
						address: addressOf(at),
					}),
				)
			expect([tries.filter(Boolean).length, tries.at(-1)]).toEqual([60, false])
		}
	})

	test('somebody signed in does not see the sign-in page', async () => {
		const { url, store } = office()
		const cookie = await signIn({ url, store }, 'office')
		const response = await get(url, '/admin/login?next=/admin/account', cookie)
		expect([response.status, response.headers.get('location')]).toEqual([302, '/admin/account'])
	})
})

describeOffice(
	'signing in under https',
	(office) => {
		test('under https the cookie is bound to the host', async () => {
			const { url, store } = office()
			const { email } = await insertStaff(store, 'office')
			const response = await post(
				url,
				'/admin/login',
				{ email, password: staffPassword },
				{
					headers: {
						origin: 'https://hauler.example',
						'x-forwarded-proto': 'https',
						'x-forwarded-host': 'hauler.example',
					},
				},
			)
			const [cookie] = response.headers.getSetCookie()
			expect(cookie).toMatch(/^__Host-office\.session_token=/)
			expect(cookie).toMatch(/; Path=\/;.*; Secure/)
			expect(cookie).not.toMatch(/domain/i)
		})
	},
	{ PUBLIC_URL: 'https://hauler.example', TRUSTED_PROXIES: '127.0.0.1' },
)
