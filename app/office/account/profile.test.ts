import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { cookieOf, get, insertStaff, post, signIn, staffPassword } from '#test/staff.ts'

const profile = '/admin/account/profile'
const email = 'kit@new.example'

describeOffice('one’s own name and address', (office) => {
	const asked = (cookie: string, fields: Record<string, string> = {}) =>
		post(office().url, profile, { intent: 'email', email, password: staffPassword, ...fields }, { cookie })
	const mails = () =>
		office()
			.store.db.selectFrom('outbox')
			.select(['to_address', 'body'])
			.orderBy('created_at')
			.orderBy('id')
			.execute()
	const lastLink = async () =>
		/\/admin\/account\/email\?token=\S+/.exec((await mails()).at(-1)?.body ?? '')?.[0] ?? 'no link'

	test('SD-65 the name changes at once; a bad one is refused and stays in its field', async () => {
		const cookie = await signIn(office(), 'office')
		const change = (name: string) => post(office().url, profile, { intent: 'name', name }, { cookie })
		const refused = await change('K')
		expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('value="K"')])
		expect((await change('Kit  Moreno')).headers.get('location')).toBe('/admin/account?done=name')
		expect((await change('Kit Moreno')).headers.get('location'), 'again').toBe('/admin/account?done=name')
		expect(await (await get(office().url, '/admin/account', cookie)).text()).toContain('Kit Moreno')
		const changes = office().store.db.selectFrom('staff_activity').select('id').where('kind', '=', 'name')
		expect(await changes.execute()).toHaveLength(1)
	})

	test('SD-65 the address changes when its link is confirmed, and a mail tells the old address', async () => {
		const { url } = office()
		const cookie = await signIn(office(), 'office')
		const old = 'office@office.example'
		expect((await asked(cookie, { email: ' Kit@New.example' })).headers.get('location')).toBe(
			`${profile}?done=sent`,
		)
		expect((await mails()).map(({ to_address }) => to_address)).toEqual([email])
		const link = await lastLink()
		const page = await (await get(url, link, cookie)).text()
		expect(page).toContain(email)
		expect((await post(url, '/admin/login', { email: old, password: staffPassword })).status).toBe(303)

		expect((await post(url, link, {}, { cookie })).headers.get('location')).toBe('/admin/account?done=email')
		expect((await mails()).map(({ to_address }) => to_address)).toContain(old)
		expect((await post(url, '/admin/login', { email: old, password: staffPassword })).status).toBe(401)
		expect((await post(url, '/admin/login', { email, password: staffPassword })).status).toBe(303)
		expect((await get(url, link, cookie)).status).toBe(410)
		const again = await post(url, link, {}, { cookie })
		expect(again.headers.get('location'), 'its answer was lost').toBe('/admin/account?done=email')
		expect(await mails()).toHaveLength(2)
	})

	test('a wrong password, a taken or bad address, and too many mails are refused', async () => {
		const cookie = await signIn(office(), 'office')
		await insertStaff(office().store, 'owner', 'owner@office.example')
		for (const [fields, sentence] of [
			[{ password: 'nothing' }, 'That is not your password.'],
			[{ email: 'owner@office.example' }, 'Someone with this address is on the list already.'],
			[{ email: 'office@office.example' }, 'That is your address already.'],
			[{ email: 'nothing' }, 'Please type an email address'],
		] as const) {
			const refused = await asked(cookie, fields)
			expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(sentence)])
		}
		expect(await mails()).toEqual([])
		for (let i = 0; i < 3; i++) expect((await asked(cookie)).status).toBe(303)
		expect(await (await asked(cookie)).text()).toContain('Please wait an hour.')
	})

	test('SD-65 a link works only for its own signed-in person, until a newer link, its expiry, another use of the address, or a new password', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'office')
		const other = await signIn(office(), 'owner')
		await asked(cookie)
		const first = await lastLink()
		expect((await get(url, first)).headers.get('location')).toMatch(/^\/admin\/login\?next=/)
		expect((await get(url, first, other)).status).toBe(410)
		expect((await post(url, first, {}, { cookie: other })).status).toBe(409)
		await store.db.deleteFrom('outbox').execute()
		await asked(cookie)
		expect((await get(url, first, cookie)).status).toBe(410)
		const second = await lastLink()
		expect((await get(url, second, cookie)).status).toBe(200)
		// Another staff member takes the address in the meantime.
		await insertStaff(store, 'editor', email)
		expect((await post(url, second, {}, { cookie })).status).toBe(409)
		const expires_at = new Date(Date.now() - 1000).toISOString()
		await store.db.updateTable('staff_tokens').set({ expires_at }).execute()
		expect((await get(url, second, cookie)).status).toBe(410)

		await asked(cookie, { email: 'kit@third.example' })
		const third = await lastLink()
		expect((await get(url, third, cookie)).status).toBe(200)
		const passwords = { current: staffPassword, password: 'two carts in a windy night' }
		const anew = cookieOf(await post(url, '/admin/account/password', passwords, { cookie }))
		expect((await get(url, third, anew)).status).toBe(410)
		expect((await post(url, third, {}, { cookie: anew })).status).toBe(409)
	})
})
