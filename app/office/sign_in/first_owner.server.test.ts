import { verifyPassword } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { describeEachStore } from '#test/stores.ts'
import { createFirstOwner } from './first_owner.server.ts'

describeEachStore('the first owner', (fresh) => {
	test('is created once, with a one-time password, also when several processes start at once', async () => {
		const store = await fresh()
		const none = { email: undefined, password: undefined }
		const made = await Promise.all([1, 2, 3].map(() => createFirstOwner(store, none)))
		const passwords = made.filter((one) => one !== null)
		expect(passwords).toHaveLength(1)
		const staff = await store.db.selectFrom('staff').selectAll().execute()
		expect(staff).toMatchObject([{ role: 'owner', is_password_temporary: true, email: passwords[0]?.email }])
		const { password } = await store.db
			.selectFrom('staff_passwords')
			.select('password')
			.executeTakeFirstOrThrow()
		const oneTime = passwords[0]?.oneTimePassword ?? ''
		expect(oneTime).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/)
		expect(await verifyPassword({ hash: password ?? '', password: oneTime })).toBe(true)

		await store.db.deleteFrom('staff').execute()
		expect(await createFirstOwner(store, none)).toBeNull()
		expect(await store.db.selectFrom('staff').selectAll().execute()).toEqual([])
	})

	test('gets the address and password of the environment, and none is printed', async () => {
		const store = await fresh()
		const given = { email: 'Boss@Example.com', password: 'seven blue bins in a row' }
		expect(await createFirstOwner(store, given)).toBeNull()
		expect(await store.db.selectFrom('staff').selectAll().execute()).toMatchObject([
			{ email: 'boss@example.com', is_password_temporary: false },
		])
	})
})
