import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { describeStore } from '#test/stores.ts'
import { serveStore } from '#test/serve_store.ts'

describeStore('sqlite', 'the file of a store that nobody writes to', (fresh) => {
	test('is complete after a while, so that a copy of it alone is the whole store', async () => {
		const { connection } = await fresh({ migrated: false })
		await serveStore(connection)
		const copy = join(connection.dataDir, 'copy.sqlite')
		const towns = () => {
			copyFileSync(join(connection.dataDir, 'store.sqlite'), copy)
			const database = new DatabaseSync(copy, { readOnly: true })
			try {
				return database.prepare('select count(*) as count from residential_towns').get()?.count
			} catch {
				return 'no tables'
			} finally {
				database.close()
			}
		}
		await expect.poll(towns, { interval: 500 }).toBe(6)
	})
})
