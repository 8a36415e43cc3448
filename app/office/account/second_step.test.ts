import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { cookieOf, get, post, insertStaff, signIn, staffPassword } from '#test/staff.ts'

const page = '/admin/account/second-step'

/** Computes a code like an authenticator app (RFC 6238); `ahead` is in steps of 30 seconds. */
function codeOf(letters: string, ahead = 0): string {
	const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
	const bits = Array.from(letters, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
	const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
	const counter = Buffer.alloc(8)
	counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
	const mac = createHmac('sha1', key).update(counter).digest()
	const at = (mac.at(-1) ?? 0) & 15
	return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Starts the setup with the password; resolves to the secret's letters. */
async function begin(url: string, cookie: string): Promise<string> {
	await post(url, page, { intent: 'begin', password: staffPassword }, { cookie })
	const setUp = await (await get(url, page, cookie)).text()
	return (/wrap-anywhere">([A-Z2-7 ]+)</.exec(setUp)?.[1] ?? '').replaceAll(' ', '')
}

describeOffice('the second step', (office) => {
	test('is set up with the password and a code, required at each sign-in, and can be turned off', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		const first = await signIn(office(), 'office')
		const wrong = await post(url, page, { intent: 'begin', password: 'not my password' }, { cookie: first })
		expect(wrong.status).toBe(422)
		expect(
			(await post(url, page, { intent: 'begin', password: staffPassword }, { cookie: first })).status,
		).toBe(303)
		const letters = await begin(url, first)
		const setUp = await (await get(url, page, first)).text()
		expect(setUp).toContain('QR code')
		expect(setUp).not.toContain('style=')

		const login = () => post(url, '/admin/login', { email, password: staffPassword })
		expect((await login()).headers.get('location')).toBe('/admin')
		expect((await post(url, page, { intent: 'confirm', code: '000000' }, { cookie: first })).status).toBe(422)
		const confirmed = await post(url, page, { intent: 'confirm', code: codeOf(letters) }, { cookie: first })
		const codes = [...(await confirmed.text()).matchAll(/<li>([\w-]{8,})<\/li>/g)].map(
			(match) => match[1] ?? '',
		)
		expect(codes).toHaveLength(10)
		const here = cookieOf(confirmed)
		expect((await get(url, page, first)).status).toBe(302)
		expect((await get(url, page, here)).status).toBe(200)

		const half = await login()
		expect(half.headers.get('location')).toBe('/admin/code?next=%2Fadmin')
		const waiting = cookieOf(half)
		expect((await get(url, '/admin/account', waiting)).status).toBe(302)
		const give = (code: string, cookie: string) => post(url, '/admin/code', { code }, { cookie })
		expect((await give('000000', waiting)).status).toBe(401)
		const code = codeOf(letters, 1)
		const entered = await give(code, waiting)
		expect(entered.headers.get('location')).toBe('/admin')
		expect((await get(url, page, cookieOf(entered))).status).toBe(200)

		const again = await give(code, cookieOf(await login()))
		expect([again.status, (await again.text()).includes('used before')]).toEqual([401, true])

		const byBackup = await give(codes[0] ?? '', cookieOf(await login()))
		expect(byBackup.status).toBe(303)
		expect((await give(codes[0] ?? '', cookieOf(await login()))).status).toBe(401)

		const off = await post(url, page, { intent: 'end', password: staffPassword }, { cookie: here })
		expect(off.headers.get('location')).toBe('/admin/account?done=step-off')
		expect((await login()).headers.get('location')).toBe('/admin')
		const mails = await store.db
			.selectFrom('outbox')
			.select(['to_address', 'subject'])
			.orderBy('created_at')
			.execute()
		expect(mails).toEqual([
			{ to_address: email, subject: 'Your second step is on' },
			{ to_address: email, subject: 'Your second step is off' },
		])
	})

	test('says that it has changed, not that the password is wrong, if backup codes are requested while it is off', async () => {
		const { url, store } = office()
		await insertStaff(store, 'office')
		const cookie = await signIn(office(), 'office')
		const codes = (password: string) => post(url, page, { intent: 'codes', password }, { cookie })
		const off = await codes(staffPassword)
		expect(off.status).toBe(422)
		const shown = await off.text()
		expect(shown).toContain('This has changed meanwhile; the page shows how it is now.')
		expect(shown).not.toContain('That is not your password.')
	})

	test('shows no backup codes and is not turned on again by any code once it is on, and a signed-in session cannot try codes', async () => {
		const { url, store } = office()
		const { email } = await insertStaff(store, 'office')
		const first = await signIn(office(), 'office')
		const letters = await begin(url, first)
		const code = codeOf(letters)
		const cookie = cookieOf(await post(url, page, { intent: 'confirm', code }, { cookie: first }))
		for (const typed of ['000000', codeOf(letters, 1)]) {
			const again = await post(url, page, { intent: 'confirm', code: typed }, { cookie })
			const text = await again.text()
			expect([
				again.status,
				text.includes('This has changed meanwhile'),
				/<li>[\w-]{11}</.test(text),
			]).toEqual([409, true, false])
			const given = await post(url, '/admin/code', { code: typed }, { cookie })
			expect([given.status, given.headers.get('location')]).toEqual([302, '/admin'])
		}
		expect((await get(url, page, cookie)).status).toBe(200)
		expect(
			(await store.db.selectFrom('outbox').select('id').execute()).length,
			'one mail that it is on',
		).toBe(1)
		const waiting = cookieOf(await post(url, '/admin/login', { email, password: staffPassword }))
		const used = await post(url, '/admin/code', { code }, { cookie: waiting })
		expect([used.status, (await used.text()).includes('used before')]).toEqual([401, true])
	})

	test('two codes for one setup at once turn it on once', async () => {
		const { url, store } = office()
		await insertStaff(store, 'office')
		const cookie = await signIn(office(), 'office')
		const code = codeOf(await begin(url, cookie))
		const answers = await Promise.all(
			[1, 2].map(async () => (await post(url, page, { intent: 'confirm', code }, { cookie })).text()),
		)
		expect(answers.filter((text) => text.includes('Your backup codes'))).toHaveLength(1)
		expect(await store.db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
	})

	test('locks after five wrong codes, and accepts no code without the password', async () => {
		const { url, store } = office()
		const failed = async () => {
			const rows = store.db.selectFrom('staff_activity').select('about_id')
			return (await rows.where('kind', '=', 'sign-in-failed').execute()).map(({ about_id }) => about_id)
		}
		const before = (await failed()).length
		expect((await post(url, '/admin/code', { code: '123456' })).status).toBe(401)
		expect(await failed(), 'it is nobody’s sign-in').toHaveLength(before)
		const { id, email } = await insertStaff(store, 'office')
		const letters = await begin(url, await signIn(office(), 'office'))
		const first = await signIn(office(), 'office')
		await post(url, page, { intent: 'confirm', code: codeOf(letters) }, { cookie: first })
		const signsIn = async () => cookieOf(await post(url, '/admin/login', { email, password: staffPassword }))
		const waiting = await signsIn()
		for (let i = 0; i < 6; i++) await post(url, '/admin/code', { code: '000000' }, { cookie: waiting })
		expect((await failed()).filter((about) => about === id)).toHaveLength(6)
		const right = { code: codeOf(letters, 1) }
		expect((await post(url, '/admin/code', right, { cookie: waiting })).status).toBe(401)
		const next = await signsIn()
		for (let i = 0; i < 5; i++) await post(url, '/admin/code', { code: '000000' }, { cookie: next })
		const locked = await post(url, '/admin/code', right, { cookie: await signsIn() })
		expect([locked.status, (await locked.text()).includes('a quarter of an hour')]).toEqual([429, true])
	})
})
