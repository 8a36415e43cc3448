import { sql, type Transaction } from 'kysely'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#platform/database/in_transaction.ts'
import { raiseContentVersion } from '#app/content/raise_content_version.server.ts'
import { removeParts } from './remove_import.server.ts'
import type { ImportSummary } from './summary.ts'

type Published =
	| { ok: true }
	/** `stale`: the published list has changed since the summary; `gone`: somebody published or discarded the list. */
	| { ok: false; reason: 'stale' | 'gone' }
	/** The file has refused lines, and publishing without them was not confirmed. */
	| { ok: false; reason: 'undecided'; refused: number }

/**
 * Publishes a checked list in one transaction, if its summary was compared with the list that is still published. A file with
 * refused lines is published without them only if `withoutRefused` is their confirmed number. Does nothing if it is the
 * published list already.
 */
export async function publishImport(
	{ store, log }: { store: Store; log: Log },
	id: string,
	{ now, withoutRefused }: { now: Date; withoutRefused: number },
): Promise<Published> {
	const published = await inTransaction<Database, Published>(store.db, async (trx, rollBack) => {
		const list = await trx.selectFrom('street_imports').selectAll().where('id', '=', id).executeTakeFirst()
		if (list?.status === 'published') return { ok: true }
		if (list?.status !== 'checked') return rollBack({ ok: false, reason: 'gone' })
		const before = await raiseVersion(trx)
		if ((before?.version ?? 0) !== list.base_version) return rollBack({ ok: false, reason: 'stale' })
		const { refused } = list.summary as ImportSummary
		if (refused !== withoutRefused) return rollBack({ ok: false, reason: 'undecided', refused })
		const version = list.base_version + 1
		const { columns } = list
		const values = { import_id: id, version, columns }
		if (before) await trx.updateTable('street_list').set(values).where('id', '=', 1).execute()
		else
			await trx
				.insertInto('street_list')
				.values({ id: 1, ...values })
				.execute()
		const claimed = await trx
			.updateTable('street_imports')
			.set({
				status: 'published',
				published_at: now.toISOString(),
				previous_id: before?.import_id ?? null,
				base_version: version,
			})
			.where('id', '=', id)
			.where('status', '=', 'checked')
			.executeTakeFirst()
		if (claimed.numUpdatedRows === 0n) return rollBack({ ok: false, reason: 'gone' })
		if (before) await setStatus(trx, before.import_id, 'replaced')
		return { ok: true }
	})
	// After the transaction, so as not to block other writers; a sweep removes leftovers of a failure.
	if (published.ok)
		await removeParts(store, id).catch((error: unknown) =>
			log.warn({ error: String(error) }, 'lines of a published street file not removed'),
		)
	return published
}

/**
 * Publishes the previous list again. `version` is the one the person saw; `stale` if the list has changed since, because those
 * changes would be lost unseen.
 */
export function undoImport({ store }: { store: Store }, version: number): Promise<Published> {
	return inTransaction<Database, Published>(store.db, async (trx, rollBack) => {
		const before = await raiseVersion(trx)
		if (!before) return rollBack({ ok: false, reason: 'gone' })
		if (before.version !== version) return rollBack({ ok: false, reason: 'stale' })
		const list = await trx
			.selectFrom('street_imports')
			.select('previous_id')
			.where('id', '=', before.import_id)
			.executeTakeFirst()
		const previous = await trx
			.updateTable('street_imports')
			.set({ status: 'published' })
			.where('id', '=', list?.previous_id ?? '')
			.where('status', '=', 'replaced')
			.returning('id')
			.executeTakeFirst()
		if (!previous) return rollBack({ ok: false, reason: 'gone' })
		await trx
			.updateTable('street_list')
			.set({ import_id: previous.id, version: version + 1 })
			.where('id', '=', 1)
			.execute()
		await setStatus(trx, before.import_id, 'undone')
		return { ok: true }
	})
}

/**
 * Locks the published list and raises its version and the content version, since pages show its streets; returns it with its
 * previous version. Null if nothing is published.
 */
export async function raiseVersion(
	trx: Transaction<Database>,
): Promise<{ import_id: string; version: number } | null> {
	// Before locking the list, in the lock order of every content change, to avoid deadlocks.
	await raiseContentVersion(trx)
	const list = await trx
		.updateTable('street_list')
		.set({ version: sql`version + 1` })
		.where('id', '=', 1)
		.returning(['import_id', 'version'])
		.executeTakeFirst()
	return list ? { import_id: list.import_id, version: list.version - 1 } : null
}

async function setStatus(trx: Transaction<Database>, id: string, status: 'replaced' | 'undone') {
	await trx.updateTable('street_imports').set({ status }).where('id', '=', id).execute()
}

/** Removes the sample ranges from the published list. */
export async function deleteSampleRanges(trx: Transaction<Database>): Promise<void> {
	const list = await raiseVersion(trx)
	if (!list) return
	const ranges = trx.deleteFrom('street_ranges').where('import_id', '=', list.import_id)
	await ranges.where('is_sample', '=', true).execute()
}
