import { formatDollars } from '#app/company/dollars.ts'
import { byHalf } from '#app/company/fact_jump.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { cartSizes } from '#app/content/types/cart_sizes.ts'
import { unconfirmedQuestion } from '../kernel/fields/confirmation.server.ts'
import type { Jump } from '../kernel/fields/question.ts'
import { readValues } from '../kernel/fields/read_values.server.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import { saveForm } from '../kernel/screens/save_form.server.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'

const priceField = { name: 'price_dollars', label: 'Dollars a month' }

/** Cart sizes; prices that look like typing mistakes have to be confirmed. */
export const cartType = defineResource(cartSizes, {
	async save(services, form, options, actor) {
		const read = readValues(form.description, form.values)
		if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
		const { gallons, holds, slug, price_dollars: after } = read.columns
		const stored = await readRow(services.store.db, form.description, form.id).catch(() => undefined)
		const before = stored?.[priceField.name]
		const odd =
			holds === 'trash' && after !== before
				? oddity({ gallons, slug, price: after }, services.content.current.facts)
				: null
		const jumps: Jump[] = byHalf(before, after)
			? [
					{
						...priceField,
						text: `From ${formatDollars(Number(before))} to ${formatDollars(Number(after))}: is that right?`,
					},
				]
			: odd === null
				? []
				: [{ ...priceField, text: `${odd}: is that right?` }]
		const question = unconfirmedQuestion(jumps, options.seen)
		return question
			? { ok: false, reason: 'asks', question, day: options.day }
			: saveForm(services, form, options, actor)
	},
})

/** What is odd about a cart's price compared with the others; null if nothing is. */
function oddity(
	typed: Record<'gallons' | 'slug' | 'price', unknown>,
	{ carts }: Pick<Facts, 'carts'>,
): string | null {
	const { gallons, slug, price } = typed
	if (typeof gallons !== 'number' || typeof price !== 'number') return null
	const others = carts.filter((cart) => cart.slug !== slug)
	const one = { gallons, price }
	for (const other of others) {
		const [small, large] = other.gallons < gallons ? [other, one] : [one, other]
		if (small.gallons < large.gallons && small.price > large.price)
			return `The ${small.gallons}-gallon cart for ${formatDollars(small.price)} would cost more than the ${large.gallons}-gallon one for ${formatDollars(large.price)}`
	}
	return null
}
