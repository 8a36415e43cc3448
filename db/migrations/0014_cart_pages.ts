import type { Kysely } from 'kysely'
import { columnWords, type StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Adds whether a cart has its own page; existing carts have none. */
export async function addCartPages(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, no } = columnWords(kind)
	await run(db, [`alter table cart_sizes add column ${flag('has_page')} not null default ${no}`])
}
