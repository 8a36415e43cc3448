import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** An area may cover what of its town, or of ZIP codes, is on no street list. */
export async function addCoveringAreas(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { json, flag } = columnWords(kind)
	const no = kind === 'sqlite' ? '0' : 'false'
	await run(db, [
		`alter table pickup_areas add column ${flag('covers_town')} not null default ${no}`,
		`alter table pickup_areas add column ${json('covers_zips')} not null default '[]'`,
	])
}
