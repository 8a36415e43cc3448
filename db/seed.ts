import type { Insertable, Transaction } from 'kysely'
import { contentTables } from './schema.ts'
import type { Database } from './schema.ts'
import { cartSizes } from './seed/cart_sizes.ts'
import { seedContent } from './seed/content.ts'
import { seedStreets } from './seed/street_ranges.ts'
import type { Store } from './store.server.ts'

interface SeedOptions {
	now?: Date
	/** Writes more in the same transaction. */
	alongside?(trx: Transaction<Database>): Promise<void>
}

/** Reports whether a store has been seeded. */
export async function isSeeded({ db }: Pick<Store, 'db'>): Promise<boolean> {
	const { seeded_at } = await db.selectFrom('content_version').select('seeded_at').executeTakeFirstOrThrow()
	return seeded_at !== null
}

/**
 * Seeds a new store with the first content in one transaction, once, even if several processes start concurrently. Content that staff
 * delete later stays deleted. Resolves to true if this call seeded it.
 */
export async function seedOnce(
	store: Store,
	{ now = new Date(), alongside }: SeedOptions = {},
): Promise<boolean> {
	const seeded = await store.db.transaction().execute(async (trx) => {
		const claim = await trx
			.updateTable('content_version')
			.set({ seeded_at: now.toISOString() })
			.where('seeded_at', 'is', null)
			.executeTakeFirst()
		if (claim.numUpdatedRows === 0n) return false
		for (const table of contentTables) {
			const rows: readonly Insertable<Database[typeof table]>[] = seedContent[table] ?? []
			if (rows.length > 0) await trx.insertInto(table).values(rows).execute()
		}
		await seedStreets(trx)
		await alongside?.(trx)
		return true
	})
	if (seeded) store.contentChanged()
	return seeded
}

/**
 * Fills in the prices of the company's files for carts migrated from facts of 1.1 whose price the office had not set. Runs only if a trash
 * cart has no price, which no form would allow.
 */
export async function fillCartPrices({ db }: Pick<Store, 'db'>): Promise<void> {
	const lacking = db
		.selectFrom('cart_sizes')
		.select('id')
		.where('price_dollars', 'is', null)
		.where('holds', '=', 'trash')
	if ((await lacking.executeTakeFirst()) === undefined) return
	for (const { slug, price_dollars } of cartSizes)
		await db
			.updateTable('cart_sizes')
			.set({ price_dollars })
			.where('slug', '=', slug)
			.where('price_dollars', 'is', null)
			.execute()
}
