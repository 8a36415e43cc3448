import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { faqRow } from '#test/rows.ts'
import { describeStore } from '#test/stores.ts'
import { openStore } from '#db/open_store.server.ts'
import { until } from '#test/until.ts'

const losses: Record<string, (file: string) => void> = {
	'the file is removed': (file) => rmSync(file),
	'another is put in its place': (file) => {
		copyFileSync(file, `${file}.new`)
		renameSync(`${file}.new`, file)
	},
	'its folder’s files are moved away': (file) => renameSync(file, `${file}.old`),
	'the log beside it is removed': (file) => rmSync(`${file}-wal`),
	'the index of the log is removed': (file) => rmSync(`${file}-shm`),
}

describeStore('sqlite', 'an open store', (fresh) => {
	test.for(Object.entries(losses))('refuses writes when %s, and reports it', async ([, lose]) => {
		const { connection } = await fresh()
		const onLost = vi.fn<(file: string) => void>()
		const store = await openStore({ ...connection, onLost })
		onTestFinished(() => store.close())
		const insert = () => store.db.insertInto('faqs').values(faqRow()).execute()
		const insertIn = () =>
			store.db.transaction().execute((trx) => trx.insertInto('faqs').values(faqRow()).execute())
		await insert()
		await insertIn()
		expect(onLost).not.toHaveBeenCalled()
		const file = join(connection.dataDir, 'store.sqlite')
		lose(file)
		await expect(insert()).rejects.toThrow('was replaced or removed while the server runs')
		await expect(insertIn()).rejects.toThrow('was replaced or removed while the server runs')
		expect(await store.isReachable(1000)).toBe(false)
		expect(await store.db.selectFrom('faqs').select('id').execute()).toHaveLength(2)
		await until(() => expect(onLost).toHaveBeenCalledExactlyOnceWith(file))
	})

	test('does not acknowledge a commit to a file that was replaced during the transaction', async () => {
		const { connection } = await fresh()
		const store = await openStore(connection)
		onTestFinished(() => store.close())
		const insert = store.db.transaction().execute(async (trx) => {
			await trx.insertInto('faqs').values(faqRow()).execute()
			rmSync(join(connection.dataDir, 'store.sqlite'))
		})
		await expect(insert).rejects.toThrow('was replaced or removed while the server runs')
	})
})
