import type { Snapshot } from '#app/content/snapshot.server.ts'
import { orderCarts, type OrderService } from '#app/leads/order/choices.ts'
import type { TypedValues } from '#platform/forms/parse_form.ts'

/** What is filled in when the page opens, and the words that say where from; null where nothing was brought along. */
export interface Prefill {
	values: TypedValues
	note: string | null
}

/** Fills in what the page's address brings along: `?town=severance&cart=small`. Anything unknown in it is left out. */
export function prefill(
	{ residentialTowns }: Pick<Snapshot, 'residentialTowns'>,
	search: URLSearchParams,
	service: OrderService,
	firstWeek: string | undefined,
): Prefill {
	const slug = search.get('town')
	const town = residentialTowns.ok ? residentialTowns.rows.find((row) => row.slug === slug) : undefined
	const cart = service === 'trash' ? orderCarts.find(({ value }) => value === search.get('cart')) : undefined
	const what = cart?.label ?? 'we filled in the town'
	return {
		values: { town: town?.name ?? '', cart: cart?.value ?? '', start_week: firstWeek ?? '' },
		note: town ? `From the ${town.name} page: ${what}.` : cart ? `Chosen already: ${cart.label}.` : null,
	}
}
