import type { Kysely } from 'kysely'
import { columnWords, type StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Whether a cart has a page of its own; those of before have none. */
export async function addCartPages(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const no = kind === 'postgres' ? 'false' : '0'
	await run(db, [
		`alter table cart_sizes add column ${columnWords(kind).flag('has_page')} not null default ${no}`,
	])
}
