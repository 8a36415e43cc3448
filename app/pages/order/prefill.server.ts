import { listed } from '#platform/text/listed.ts'
import { cartName } from '#app/company/cart_name.ts'
import { rowAt } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { chosenCart, orderExtras, type OrderService } from '#app/leads/order/choices.ts'
import { isOfferedIn } from '#app/company/services.ts'
import { namesOf, territoryOf } from '#app/pickup/lookup/territory.server.ts'
import { withState } from '#app/places/town_key.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'

/** The form's initial values, and a note on their origin; the note is null if the link had no values. */
interface Prefill {
	values: FormValues
	note: string | null
}

/**
 * Reads initial values from the page's query: `?town=severance&cart=small&extras=recycling&extras=lawn`.
 * Unknown values are ignored.
 */
export function prefill(
	content: Snapshot,
	search: URLSearchParams,
	service: OrderService,
	firstWeek: string | undefined,
): Prefill {
	const { residentialTowns, facts } = content
	const town = rowAt(residentialTowns, search.get('town'))
	const cart = service === 'trash' ? chosenCart(search.get('cart'), facts) : undefined
	const wanted = search.getAll('extras')
	const offered = orderExtras.filter(isOfferedIn(facts.services))
	const extras = cart ? offered.filter(({ value }) => wanted.includes(value)) : []
	const name = cart && cartName(cart.gallons)
	const chosen = name && listed([name, ...extras.map(({ label }) => label.toLowerCase())])
	const what = chosen ?? 'we filled in the town'
	return {
		values: {
			town: town ? writtenName(town, content) : '',
			cart: name ?? '',
			extras: extras.map(({ value }) => value).join(','),
			start_week: firstWeek ?? '',
		},
		note: town ? `From the ${town.name} page: ${what}.` : chosen ? `Chosen already: ${chosen}.` : null,
	}
}

/** A town's name, with its state if another town has the same name. */
function writtenName(town: ResidentialTownRow, content: Snapshot): string {
	const [own = ''] = namesOf(town)
	return territoryOf(content).twins.has(own) ? withState(town.name, town.state) : town.name
}
