import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { tokenHash } from '#platform/http/secret_token.ts'
import { cookieOf, get, post, insertStaff, signIn, staffPassword } from '#test/staff.ts'

const hour = 60 * 60_000

/** The token that a session's cookie carries, without its signature. */
function tokenOf(cookie: string): string {
	return /session_token=([^.;]+)/.exec(cookie)?.[1] ?? ''
}

describeOffice('a session', (office) => {
	test('ends on signing out, and its cookie no longer works', async () => {
		const { url, store } = office()
		const cookie = await signIn({ url, store }, 'office')
		const response = await post(url, '/admin/logout', {}, { cookie })
		expect(response.headers.get('location')).toBe('/admin/login')
		expect(response.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/)
		expect((await get(url, '/admin/account', cookie)).status).toBe(302)
		expect(await store.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([])
	})

	test('is not opened by a forged or altered cookie', async () => {
		const { url, store } = office()
		const [cookie = ''] = (await signIn({ url, store }, 'office')).split('; ')
		const stored = await store.db.selectFrom('staff_sessions').select('token').executeTakeFirstOrThrow()
		const token = tokenOf(cookie)
		expect(stored.token, 'the store knows only the hash').toBe(tokenHash(token))
		for (const forged of [
			`office.session_token=${token}`,
			cookie.replace(token, stored.token),
			`${cookie}x`,
			cookie.replace(token.slice(0, 4), 'AAAA'),
		]) {
			expect((await get(url, '/admin/account', forged)).status).toBe(302)
		}
	})

	test('ends after twelve idle hours; while used it is renewed, but for a week at most', async () => {
		const { url, store } = office()
		const cookie = await signIn({ url, store }, 'office')
		const change = (columns: { expires_at?: string; created_at?: string }) =>
			store.db.updateTable('staff_sessions').set(columns).execute()
		const ahead = async () => {
			const row = await store.db.selectFrom('staff_sessions').select('expires_at').executeTakeFirstOrThrow()
			return (Date.parse(row.expires_at) - Date.now()) / hour
		}
		expect(await ahead()).toBeCloseTo(12, 1)

		await change({ expires_at: new Date(Date.now() + hour).toISOString() })
		const renewed = await get(url, '/admin/account', cookie)
		expect(renewed.headers.getSetCookie().join()).toContain('session_token=')
		expect(await ahead()).toBeCloseTo(12, 1)

		await change({ created_at: new Date(Date.now() - 7 * 24 * hour - 1000).toISOString() })
		expect((await get(url, '/admin/account', cookie)).status).toBe(302)
		expect(await store.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([])

		const second = await signIn({ url, store }, 'office')
		await change({ expires_at: new Date(Date.now() - 1000).toISOString() })
		expect((await get(url, '/admin/account', second)).status).toBe(302)
	})

	test("can be ended from another device, one or all others; never somebody else's", async () => {
		const { url, store } = office()
		const [here, there, third] = [
			await signIn({ url, store }, 'office'),
			await signIn({ url, store }, 'office'),
			await signIn({ url, store }, 'office'),
		]
		const stranger = await signIn({ url, store }, 'editor')
		const sessions = await store.db
			.selectFrom('staff_sessions')
			.innerJoin('staff', 'staff.id', 'staff_id')
			.select(['staff_sessions.id', 'token', 'role'])
			.execute()
		const idOf = (cookie: string) =>
			sessions.find(({ token }) => token === tokenHash(tokenOf(cookie)))?.id ?? 'unknown'

		await post(url, '/admin/account', { session: idOf(there) }, { cookie: here })
		expect((await get(url, '/admin/account', there)).status).toBe(302)
		expect((await get(url, '/admin/account', third)).status).toBe(200)

		await post(url, '/admin/account', { session: idOf(stranger) }, { cookie: here })
		await post(url, '/admin/account', { session: 'others' }, { cookie: here })
		expect((await get(url, '/admin/account', third)).status).toBe(302)
		expect((await get(url, '/admin/account', here)).status).toBe(200)
		expect((await get(url, '/admin/account', stranger)).status).toBe(200)
	})

	test('is replaced on this device by a new password, and ended on the others', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		const [here, there] = [await signIn({ url, store }, 'office'), await signIn({ url, store }, 'office')]
		const password = 'seven blue bins in a row'
		const send = (fields: Record<string, string>) =>
			post(url, '/admin/account/password', fields, { cookie: here })
		expect(await (await send({ current: 'not my password', password })).text()).toContain('not your password')
		expect(await (await send({ current: staffPassword, password: 'short' })).text()).toContain('at least 12')
		expect(await (await send({ current: staffPassword, password: 'Password1234!' })).text()).toContain(
			'guessed',
		)
		const changed = await send({ current: staffPassword, password })
		expect(changed.status).toBe(303)
		expect((await get(url, '/admin/account', cookieOf(changed))).status).toBe(200)
		expect((await get(url, '/admin/account', here)).status).toBe(302)
		expect((await get(url, '/admin/account', there)).status).toBe(302)
		expect((await post(url, '/admin/login', { email, password: staffPassword })).status).toBe(401)
		expect((await post(url, '/admin/login', { email, password })).status).toBe(303)
	})
})
