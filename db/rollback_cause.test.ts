import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { faqRow } from '#test/rows.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'a full disk', (fresh) => {
	test('is the error of the failed transaction, and the next one works', async () => {
		const { db } = await fresh()
		const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
		await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db)
		const fill = db.transaction().execute(async (trx) => {
			for (let number = 0; number < 1000; number += 1)
				await trx
					.insertInto('faqs')
					.values(faqRow({ answer: 'x'.repeat(10_000) }))
					.execute()
		})
		await expect(fill).rejects.toThrow(/full/)
		await sql`pragma max_page_count = 1073741823`.execute(db)
		await db.transaction().execute((trx) => trx.insertInto('faqs').values(faqRow()).execute())
		expect(await db.selectFrom('faqs').select('id').execute()).toHaveLength(1)
	})
})

describeStore('postgres', 'a connection terminated by the server', (fresh) => {
	test('is the error of the failed transaction, and the next one works', async () => {
		const { db } = await fresh()
		const ended = db.transaction().execute(async (trx) => {
			await trx.insertInto('faqs').values(faqRow()).execute()
			const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
			await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
			await trx.insertInto('faqs').values(faqRow()).execute()
		})
		// The server's error may arrive before the next query or as its response.
		await expect(ended).rejects.toThrow(
			/terminating connection|terminated unexpectedly|encountered a connection error/,
		)
		await db.transaction().execute((trx) => trx.insertInto('faqs').values(faqRow()).execute())
		expect(await db.selectFrom('faqs').select('id').execute()).toHaveLength(1)
	})
})
