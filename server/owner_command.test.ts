import { expect, test } from 'vitest'
import { folderOf, run } from '#test/backup_commands.ts'
import { runServer } from '#test/serve_store.ts'
import { cookieOf, get, insertStaff, post, signIn, staffPassword } from '#test/staff.ts'
import { describeEachStore } from '#test/stores.ts'

const passwordIn = (said: string) => /good once: (\S+)\n$/.exec(said)?.[1] ?? ''

describeEachStore('the command for an owner who is locked out', (fresh) => {
	test('FI-45 lets them in without the second step, and ends their sessions and their old password', async () => {
		const store = await fresh({ seed: true })
		const { url } = await runServer(folderOf(store))
		const cookie = await signIn({ url, store }, 'owner')
		const email = 'owner@office.example'
		await store.db.updateTable('staff').set({ is_second_step_on: true }).where('email', '=', email).execute()
		const said = await run(folderOf(store), ['owner', 'Owner@office.example'])
		expect(said, said.stderr).toMatchObject({ code: 0, stderr: '' })
		expect((await get(url, '/admin', cookie)).status).toBe(302)
		const old = await post(url, '/admin/login', { email, password: staffPassword })
		expect(old.status).toBe(401)
		const signedIn = await post(url, '/admin/login', { email, password: passwordIn(said.stdout) })
		expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/admin'])
		const own = await get(url, '/admin', cookieOf(signedIn))
		expect(own.headers.get('location')).toContain('/admin/account/password')
	})

	test('creates an owner if nobody has the address, and refuses the address of staff who are not owners', async () => {
		const store = await fresh({ seed: true })
		await insertStaff(store, 'owner')
		await insertStaff(store, 'office')
		const made = await run(folderOf(store), ['owner', 'june@hauler.example'])
		expect(made).toMatchObject({ code: 0, stderr: '' })
		const { url } = await runServer(folderOf(store))
		const entries = { email: 'june@hauler.example', password: passwordIn(made.stdout) }
		expect((await post(url, '/admin/login', entries)).status).toBe(303)
		const cookie = await signIn({ url, store }, 'owner')
		expect(await (await get(url, '/admin/activity', cookie)).text()).toMatch(
			/gave Owner a one-time password, by a command on the server/,
		)
		for (const [words, sentence] of [
			[['office@office.example'], 'is the address of Test office, who may not sign in as an owner.'],
			[['june'], 'Usage: owner EMAIL'],
			[[], 'Usage: owner EMAIL'],
		] as const)
			expect(await run(folderOf(store), ['owner', ...words])).toMatchObject({
				code: 1,
				stderr: expect.stringContaining(sentence),
			})
	})
})
