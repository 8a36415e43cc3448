import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runServer, serveStore } from '#test/serve_store.ts'
import { startServer } from '#test/server_process.ts'
import { describeStore } from '#test/stores.ts'
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
	})
})

describeStore('sqlite', 'the keys in the store', (fresh) => {
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
	})
})
