import { sql } from 'kysely'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { hoaDuesRecalculated } from '#app/leads/promise_clock/recalculate_due.server.ts'

/** Rows of the table `secrets` that are not secret: markers of one-time tasks. */
const marks = ['first-owner-made', hoaDuesRecalculated]

/**
 * Encrypts keys that an earlier version stored in clear, and checks that all sealed ones open. Throws `WrongSealKey`
 * when the application secret is not the store's.
 */
export async function sealStoredSecrets(store: Pick<Store, 'db' | 'kind'>, log: Log): Promise<void> {
	const { db } = store
	const readable = await db
		.selectFrom('secrets')
		.select(['name', 'value'])
		.where('name', 'not in', marks)
		.execute()
	if (readable.length > 0) {
		await overwriteFreePages(store, log)
		await db.transaction().execute(async (trx) => {
			await trx
				.insertInto('sealed_secrets')
				.values(readable.map(({ name, value }) => ({ name, sealed_value: value })))
				.onConflict((conflict) => conflict.doNothing())
				.execute()
			await trx.deleteFrom('secrets').where('name', 'not in', marks).execute()
		})
	}
	await db.selectFrom('sealed_secrets').select('sealed_value').execute()
}

/** SQLite keeps deleted data in free pages until the file is rewritten. */
async function overwriteFreePages({ db, kind }: Pick<Store, 'db' | 'kind'>, log: Log): Promise<void> {
	if (kind !== 'sqlite') return
	try {
		await sql`vacuum`.execute(db)
	} catch (error) {
		log.warn(
			{ error: String(error) },
			'the store was not written anew, so words deleted earlier may remain in it',
		)
	}
}
