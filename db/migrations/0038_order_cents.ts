import type { Kysely } from 'kysely'
import type { StoreKind } from './columns.ts'
import { rebuild, reworded, setAside } from './rebuild_on_sqlite.ts'
import { run } from './statements.ts'

/** Orders keep prices with cents; whole dollars stay as they are. */
export async function ordersKeepCents(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	if (kind === 'sqlite') {
		const { restore } = await setAside(db, ['service_orders'])
		await rebuild(db, 'service_orders', (definition) =>
			reworded(
				reworded(definition, 'monthly_dollars integer', 'monthly_dollars real'),
				'season_dollars integer',
				'season_dollars real',
			),
		)
		await run(db, restore)
	} else {
		await run(db, [
			`alter table service_orders
				alter column monthly_dollars type double precision,
				alter column season_dollars type double precision`,
		])
	}
}
