import { rowAt } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { CartSizeRow } from '#db/content_rows.ts'

/** A text about each cart, in the order of the facts; null for carts without one. */
export function cartTexts(
	{ facts, cartSizes }: Pick<Snapshot, 'facts' | 'cartSizes'>,
	say: (row: CartSizeRow) => string | null,
): (string | null)[] {
	return facts.carts.map(({ slug }) => {
		const row = rowAt(cartSizes, slug)
		return row ? say(row) : null
	})
}
