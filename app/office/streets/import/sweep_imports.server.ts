import type { Store } from '#db/store.server.ts'
import { removeImport, removeParts } from './remove_import.server.ts'

/** How long an unpublished file is stored. */
const retentionMs = 7 * 24 * 60 * 60_000

/** Removes files not published within a week, and lists that are neither published nor needed for an undo. */
export async function sweepImports(store: Store, now: Date): Promise<void> {
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
	if (list) await removeParts(store, list.id)
}
