import type { Store } from '#db/store.server.ts'

/** Gives towns prices of their own: words in a table, which no placeholder can name. */
export async function giveOwnPrices({ db }: Pick<Store, 'db'>, ...slugs: readonly string[]): Promise<void> {
	const items = [{ service: '96-gallon cart', price: '$41/month' }]
	await db
		.updateTable('residential_towns')
		.set({ pricing_info: JSON.stringify({ columns: ['Service', 'Price'], items }) })
		.where('slug', 'in', slugs)
		.execute()
}
