import type { Store } from '#db/store.server.ts'

/** Gives towns their own prices: text in a table, without placeholders. */
export async function giveOwnPrices({ db }: Pick<Store, 'db'>, ...slugs: readonly string[]): Promise<void> {
	const items = [{ service: '96-gallon cart', price: '$41/month' }]
	await db
		.updateTable('residential_towns')
		.set({ pricing_info: JSON.stringify({ columns: ['Service', 'Price'], items }) })
		.where('slug', 'in', slugs)
		.execute()
}
