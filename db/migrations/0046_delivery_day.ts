import type { Kysely } from 'kysely'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** The day on which a roll-off is wished for. */
export async function addDeliveryDay(db: Kysely<unknown>, _kind: StoreKind): Promise<void> {
	await run(db, [
		`alter table rolloff_quote_requests add column delivery_day text check (delivery_day like '____-__-__')`,
	])
}
