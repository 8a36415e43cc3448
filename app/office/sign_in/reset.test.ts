import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOfficeOnEachStore, type OfficeServer } from '#test/office_server.ts'
import { isAttemptAllowed } from './attempts.server.ts'
import { cookieOf, get, post, insertStaff, signIn, staffPassword } from '#test/staff.ts'

const password = 'seven blue bins in a row'

async function mailedLinks({ store }: OfficeServer): Promise<string[]> {
	const mails = await store.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
	return mails.map((mail) => /\/admin\/reset\?token=\S+/.exec(mail.body)?.[0] ?? 'no link')
}

describeOfficeOnEachStore('a forgotten password', (office) => {
	test('is replaced by a mailed link, once; all devices are signed out', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		const cookie = await signIn(office(), 'office')
		const asked = await post(url, '/admin/forgot', { email: email.toUpperCase() })
		expect(asked.headers.get('location')).toBe('/admin/forgot?done=sent')
		const [mail] = await store.db.selectFrom('outbox').selectAll().execute()
		expect(mail).toMatchObject({ kind: 'account', form: null, lead_id: null, to_address: email })
		const [link = ''] = await mailedLinks(office())

		const page = await get(url, link)
		expect(page.status).toBe(200)
		expect(await page.text()).toContain(email)
		const weak = await post(url, link, { password: 'password1234' })
		expect([weak.status, (await weak.text()).includes('guessed')]).toEqual([422, true])
		const set = await post(url, link, { password })
		expect(set.headers.get('location')).toBe('/admin/login?done=reset')

		expect((await get(url, '/admin/account', cookie)).status).toBe(302)
		expect((await post(url, '/admin/login', { email, password: staffPassword })).status).toBe(401)
		expect((await post(url, '/admin/login', { email, password })).status).toBe(303)
		expect((await get(url, link)).status).toBe(410)
		expect((await post(url, link, { password: 'another one altogether' })).status).toBe(410)
	})

	test('lets its owner sign in at once after too many wrong passwords, also on a known device', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		const signsIn = (typed: string, cookie = '') =>
			post(url, '/admin/login', { email, password: typed }, { cookie })
		const known = (await signsIn(staffPassword)).headers.getSetCookie().join('; ')
		const device = /office\.device-[^;]+/.exec(known)?.[0] ?? ''
		for (const cookie of ['', device]) {
			for (let i = 0; i < 10; i++) await signsIn('not my password', cookie)
			expect((await signsIn(staffPassword, cookie)).status).toBe(429)
		}
		await post(url, '/admin/forgot', { email })
		const [link = ''] = await mailedLinks(office())
		expect((await post(url, link, { password }, { cookie: device })).status).toBe(303)
		for (const cookie of ['', device]) expect((await signsIn(password, cookie)).status).toBe(303)
	})

	test("clears the failed tries of its owner's account from any network, but of no other account or network", async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		const desk = '198.51.100.1'
		const may = (address: string, whose = email, attempt: 'sign-in' | 'password' = 'sign-in') =>
			isAttemptAllowed(store, { attempt, email: whose, address })
		for (let at = 0; at < 60; at++) {
			await may(desk)
			await may(desk, email, 'password')
			await may(`203.0.113.${at}`, 'other@office.example')
			await may('192.0.2.9', `nobody ${at}`)
		}
		expect(await may('203.0.113.200'), 'the account, from anywhere').toBe(false)
		await post(url, '/admin/forgot', { email })
		const [link = ''] = await mailedLinks(office())
		expect((await post(url, link, { password })).status).toBe(303)
		expect((await post(url, '/admin/login', { email, password })).status).toBe(303)
		expect(await may('203.0.113.201')).toBe(true)
		expect(await may('203.0.113.202', email, 'password')).toBe(true)
		expect(await may('203.0.113.203', 'other@office.example'), 'another account').toBe(false)
		expect(await may('192.0.2.9'), 'a network that tries everybody').toBe(false)
	})

	test('lets its owner sign in from a network with too many tries, even if the link was opened from another one', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		const desk = { attempt: 'sign-in', email, address: '198.51.100.1' } as const
		for (let at = 0; at < 11; at++) await isAttemptAllowed(store, desk)
		expect(await isAttemptAllowed(store, desk)).toBe(false)
		await post(url, '/admin/forgot', { email })
		const [link = ''] = await mailedLinks(office())
		await post(url, link, { password })
		expect(await isAttemptAllowed(store, desk)).toBe(true)
	})

	test('gives unknown and deactivated people the same answer, and no mail', async () => {
		const { url, store } = office()
		const { id, email } = await insertStaff(store, 'office')
		await store.db.updateTable('staff').set({ is_active: false }).where('id', '=', id).execute()
		for (const address of [email, 'nobody@office.example', 'no address']) {
			const asked = await post(url, '/admin/forgot', { email: address })
			expect(asked.headers.get('location')).toBe('/admin/forgot?done=sent')
		}
		expect(await mailedLinks(office())).toEqual([])
	})

	test('is limited to three mails an hour, and only the newest link works, for half an hour', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		for (const address of [email, 'nobody@office.example']) {
			for (let i = 0; i < 3; i++)
				expect((await post(url, '/admin/forgot', { email: address })).status).toBe(303)
			const refused = await post(url, '/admin/forgot', { email: address })
			expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('newest')])
		}
		const links = await mailedLinks(office())
		expect(links).toHaveLength(3)
		const answers = await Promise.all(links.map((link) => get(url, link)))
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
		const { expires_at } = await store.db
			.selectFrom('staff_tokens')
			.select('expires_at')
			.executeTakeFirstOrThrow()
		expect((Date.parse(expires_at) - Date.now()) / 60_000).toBeCloseTo(30, 0)
		await store.db
			.updateTable('staff_tokens')
			.set({ expires_at: new Date(Date.now() - 1000).toISOString() })
			.execute()
		for (const link of links) expect((await post(url, link, { password })).status).toBe(410)
		expect((await post(url, '/admin/login', { email, password: staffPassword })).status).toBe(303)
	})

	test('ends every mailed link when one is used, and when the password is changed in the office', async () => {
		const { url, store } = office()
		const { id, email } = await insertStaff(store, 'office')
		const owner = await signIn(office(), 'owner')
		const mail = () => post(url, '/admin/staff', { intent: 'mail', staff: id }, { cookie: owner })
		await post(url, '/admin/forgot', { email })
		await mail()
		const [forgot = '', first = ''] = await mailedLinks(office())
		expect((await get(url, forgot)).status, 'a newer one was sent').toBe(410)
		expect((await post(url, first, { password })).status).toBe(303)
		expect(await store.db.selectFrom('staff_tokens').selectAll().execute()).toEqual([])

		await mail()
		const second = (await mailedLinks(office())).findLast((link) => link !== 'no link') ?? ''
		expect((await get(url, second)).status).toBe(200)
		const { value } = await store.db.selectFrom('staff_tokens').selectAll().executeTakeFirstOrThrow()
		expect(value).toBe(id)
		const token = new URL(second, url).searchParams.get('token') ?? ''
		const rows = JSON.stringify(await store.db.selectFrom('staff_tokens').selectAll().execute())
		expect(rows, 'the store knows only the hash').not.toContain(token)
		const cookie = cookieOf(await post(url, '/admin/login', { email, password }))
		const fields = { current: password, password: 'eight blue bins in a row' }
		expect((await post(url, '/admin/account/password', fields, { cookie })).status).toBe(303)
		expect((await get(url, second)).status).toBe(410)
	})

	test('changes nothing if the store fails halfway, and the link still works afterward', async () => {
		const { url, store } = office()
		const { id, email } = await insertStaff(store, 'office')
		const cookie = await signIn(office(), 'office')
		await post(url, '/admin/forgot', { email })
		const [link = ''] = await mailedLinks(office())
		const stored = () =>
			store.db.selectFrom('staff_passwords').select('password').where('staff_id', '=', id).execute()
		const before = await stored()
		await sql`alter table outbox rename to outbox_away`.execute(store.db)
		const failed = await post(url, link, { password })
		await sql`alter table outbox_away rename to outbox`.execute(store.db)
		expect([failed.status, (await failed.text()).includes('Nothing was changed')]).toEqual([500, true])
		expect(await stored()).toEqual(before)
		expect((await get(url, '/admin/account', cookie)).status).toBe(200)
		expect((await post(url, link, { password })).status).toBe(303)
		expect((await get(url, '/admin/account', cookie)).status).toBe(302)
		expect((await post(url, '/admin/login', { email, password })).status).toBe(303)
	})

	test('asked for twice at the same moment, has one link that works, and a third request does not disturb its use', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		const ask = async () => (await post(url, '/admin/forgot', { email })).status
		expect(await Promise.all([ask(), ask()])).toEqual([303, 303])
		const links = await mailedLinks(office())
		const pages = await Promise.all(links.map(async (link) => ({ link, page: await get(url, link) })))
		const valid = pages.filter(({ page }) => page.status === 200)
		expect([links.length, valid.length]).toEqual([2, 1])
		const use = post(url, valid[0]?.link ?? '', { password: 'a password of my own' })
		expect(await ask()).toBe(303)
		expect([303, 410]).toContain((await use).status)
	})

	test('is replaced only once if two people use one link at the same moment', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		await post(url, '/admin/forgot', { email })
		const [link = ''] = await mailedLinks(office())
		const answers = await Promise.all(
			['first of two passwords', 'second of two passwords'].map((one) => post(url, link, { password: one })),
		)
		expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410])
	})
})
