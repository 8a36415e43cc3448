import { sql } from 'kysely'
import type { Site } from './open_site.ts'

/** Renames a table to simulate a fault; the returned function restores it. Use only with a test's own site. */
export async function hideTable({ store }: Site, table: string): Promise<() => Promise<void>> {
	const away = sql.table(`${table}_away`)
	await sql`alter table ${sql.table(table)} rename to ${away}`.execute(store.db)
	await touchContent(store)
	return async () => {
		await sql`alter table ${away} rename to ${sql.table(table)}`.execute(store.db)
		await touchContent(store)
	}
}

/** Raises the content version, which a schema change does not, so that the server reads its content again. */
async function touchContent(store: Site['store']): Promise<void> {
	await sql`update content_version set version = version + 1`.execute(store.db)
}
