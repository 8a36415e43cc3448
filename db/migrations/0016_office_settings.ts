import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Settings of the whole office, each with the owner who set it. An unset setting has no row. */
export async function createOfficeSettings(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	await run(db, [
		`create table office_settings (
			name text primary key not null,
			value text not null,
			staff_name text not null,
			${time('updated_at')} not null
		) ${strict}`,
	])
}
