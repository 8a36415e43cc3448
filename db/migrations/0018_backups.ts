import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** The time of each backup, for the office. */
export async function createBackups(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	await run(db, [
		`create table backups (
			id text primary key not null,
			file_name text not null,
			bytes ${kind === 'sqlite' ? 'integer' : 'bigint'} not null check (bytes >= 0),
			${time('created_at')} not null
		) ${strict}`,
		`create index backups_newest on backups (created_at, id)`,
	])
}
