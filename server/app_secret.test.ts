import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { insertStaff, signInByPassword } from '#test/staff.ts'
import { runServer, serveStore } from '#test/serve_store.ts'
import { startServer } from '#test/server_process.ts'
import { describeEachStore, describeStore } from '#test/stores.ts'
import { hoaDuesRecalculated } from '#app/leads/promise_clock/recalculate_due.server.ts'
import { sharedSecret } from '#platform/database/shared_secret.ts'

describeStore('sqlite', 'without APP_SECRET', (fresh) => {
	test('the first start creates one that only its owner can read, also when two start at once', async () => {
		const { connection } = await fresh({ migrated: false })
		const file = join(connection.dataDir, 'app-secret')
		const alone = { DATA_DIR: connection.dataDir, APP_SECRET: '' }
		const servers = await Promise.all([startServer(alone), startServer(alone)])
		const made = readFileSync(file, 'utf8')
		expect(made.trim()).toMatch(/^[\w-]{43}$/)
		expect(statSync(file).mode & 0o777).toBe(0o600)
		expect(readdirSync(connection.dataDir).filter((name) => name.startsWith('app-secret'))).toHaveLength(1)
		for (const server of servers) expect((await fetch(`${server.url}/admin/login`)).status).toBe(200)
		for (const server of servers) await server.stop()

		const again = await startServer(alone)
		expect(readFileSync(file, 'utf8')).toBe(made)
		await again.stop()
		writeFileSync(file, 'short')
		await expect(startServer(alone)).rejects.toThrow(/app-secret is cut short/)
		rmSync(file)
		await expect(startServer(alone), 'a new one opens nothing').rejects.toThrow(/APP_SECRET is not the one/)
	}, 60_000)
})

describeEachStore('the keys in the store', (fresh) => {
	test('are sealed, and a wrong secret stops the start with a sentence', async () => {
		const store = await fresh({ seed: true })
		const server = await serveStore(store.connection)
		const key = await sharedSecret(store.db, 'office-sign-in')
		const stored = await sql<{ value: string }>`
			select sealed_value as value from sealed_secrets`.execute(store.db.withoutPlugins())
		expect(stored.rows.length).toBeGreaterThan(0)
		for (const { value } of stored.rows) expect(value).toMatch(/^sealed-1\.[\w-]+$/)
		expect(JSON.stringify(stored.rows)).not.toContain(key)
		await server.stop()
		await expect(runServer(store.connection, { APP_SECRET: 'x'.repeat(32) })).rejects.toThrow(
			/APP_SECRET is not the one that this store was made with/,
		)
	}, 60_000)

	test('that an earlier version stored in plain text are sealed by the next start, and still work', async () => {
		const store = await fresh({ seed: true })
		const { id } = await insertStaff(store, 'office')
		const early = { name: 'office-sign-in', value: 'a key that stood there readable once' }
		await store.db.insertInto('secrets').values(early).execute()
		const secret = await symmetricEncrypt({ key: early.value, data: 'totp secret' })
		await store.db
			.insertInto('staff_second_steps')
			.values({
				id,
				staff_id: id,
				secret,
				backup_codes: '',
				is_confirmed: true,
				failures: 0,
				locked_until: null,
			})
			.execute()
		const server = await runServer(store.connection)
		const marks = await store.db.selectFrom('secrets').select('name').orderBy('name').execute()
		expect(marks.map(({ name }) => name)).toEqual(['first-owner-made', hoaDuesRecalculated])
		const key = await sharedSecret(store.db, early.name)
		expect(key).toBe(early.value)
		const row = await store.db.selectFrom('staff_second_steps').select('secret').executeTakeFirstOrThrow()
		expect(await symmetricDecrypt({ key, data: row.secret })).toBe('totp secret')
		await signInByPassword({ url: server.url, store }, 'owner')
		await store.dropOldPages()
		const file = join(store.connection.dataDir, 'store.sqlite')
		expect(store.kind === 'sqlite' ? readFileSync(file, 'latin1') : '').not.toContain(early.value)
	}, 60_000)
})
