import { cartName } from '#app/company/cart_name.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { rowsIn } from '#app/content/listing.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { cartPath } from '#app/content/types/cart_sizes.ts'

/** The content of a cart's page; null if it has none. */
export function cartContent(slug: string, content: Pick<Snapshot, 'cartSizes' | 'facts'>, today: Date) {
	const { cartSizes, facts } = content
	const rows = rowsIn(cartSizes).filter((row) => row.has_page)
	const row = rows.find((one) => one.slug === slug)
	const cart = facts.carts.find((one) => one.slug === slug)
	if (!row || !cart) return null
	const filled = (text: string | null) => (text === null ? null : fillPlaceholders(text, facts, today))
	const name = cartName(cart.gallons)
	const summary = filled(row.summary)
	return {
		row,
		cart,
		name,
		summary,
		description: filled(row.description),
		specifications: specificationsOf(cart, row.suits),
		others: facts.carts
			.filter((one) => one.slug !== slug && rows.some((other) => other.slug === one.slug))
			.map((one) => ({ to: cartPath(one), name: cartName(one.gallons), price: one.price })),
		crumbs: [
			{ name: 'Home', path: '/' },
			{ name: 'Residential Service', path: '/residential' },
			{ name, path: cartPath(cart) },
		],
	}
}

function specificationsOf(
	{ gallons, inches }: Facts['carts'][number],
	suits: string | null,
): [string, string][] {
	const [height, width, depth] = inches
	return [
		['Holds', `${gallons} gallons`],
		['Height', `${height} in`],
		['Width', `${width} in`],
		['Depth', `${depth} in`],
		...(suits === null ? [] : [['Suits', suits] satisfies [string, string]]),
	]
}
