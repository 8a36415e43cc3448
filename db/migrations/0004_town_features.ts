import type { Kysely } from 'kysely'
import { columnWords, type StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** What a town is known by, and where its drawn picture is seen from. */
export async function addTownFeatures(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { json } = columnWords(kind)
	await run(
		db,
		['residential_towns', 'rolloff_towns'].flatMap((table) => [
			`alter table ${table} add column ${json('features')} not null default '[]'`,
			`alter table ${table} add column view text`,
		]),
	)
}
