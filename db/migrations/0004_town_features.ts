import type { Kysely } from 'kysely'
import { columnWords, type StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Adds a town's features and the view of its drawn picture. */
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
