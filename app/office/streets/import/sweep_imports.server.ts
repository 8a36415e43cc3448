import type { Services } from '#app/context.server.ts'
import type { Store } from '#db/store.server.ts'

/** How long an unpublished file is stored. */
const retentionMs = 7 * 24 * 60 * 60_000
/** Rows removed at a time: SQLite blocks this process meanwhile. */
const batch = 5000

/**
 * Removes files unpublished for a week, and lists that are neither published nor needed for an undo. Never throws; what a
 * failure leaves behind is removed the next time.
 */
export async function sweepImports(
	{ store, log }: Pick<Services, 'store' | 'log'>,
	now: Date,
): Promise<void> {
	try {
		const list = await store.db
			.selectFrom('street_list')
			.innerJoin('street_imports', 'street_imports.id', 'street_list.import_id')
			.select(['street_imports.id', 'previous_id'])
			.executeTakeFirst()
		const oldest = new Date(now.getTime() - retentionMs).toISOString()
		const ended = await store.db
			.selectFrom('street_imports')
			.select('id')
			.where('id', 'not in', [list?.id ?? '', list?.previous_id ?? ''])
			.where(({ eb, or }) => or([eb('status', 'in', ['replaced', 'undone']), eb('created_at', '<', oldest)]))
			.execute()
		for (const { id } of ended) await removeImport(store, id)
	} catch (error) {
		log.warn({ error: String(error) }, 'old street lists not swept')
	}
}

/** Removes a list that is not published, with all of its rows, some at a time. */
export async function removeImport({ db }: Pick<Store, 'db'>, id: string): Promise<void> {
	for (;;) {
		const some = db.selectFrom('street_ranges').select('id').where('import_id', '=', id).limit(batch)
		const { numDeletedRows } = await db.deleteFrom('street_ranges').where('id', 'in', some).executeTakeFirst()
		if (numDeletedRows < BigInt(batch)) break
	}
	await db.deleteFrom('street_imports').where('id', '=', id).execute()
}
