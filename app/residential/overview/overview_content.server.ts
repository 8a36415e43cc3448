import type { Facts } from '#app/company/facts_type.ts'
import { townDays } from '#app/company/routes.ts'
import { cartName } from '#app/company/cart_name.ts'
import { formatDollars } from '#app/company/dollars.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { cartPath } from '#app/content/types/cart_sizes.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import { cartTexts } from '../cart_texts.server.ts'
import { allResidentialFaqs } from '../faqs.server.ts'
import { overfilledSentence, priceRows } from '../price_rows.server.ts'
import { formatPickupDays } from '../pickup_days.ts'
import { townPicture } from '#app/pictures/town_picture.server.ts'

/** The steps of a pickup week, in order. Reminders by email need a pickup area; a step can end up without text. */
const weekOf = (hasAreas: boolean) => [
	{
		when: 'The day before',
		title: 'A reminder, if you want one',
		text: `${hasAreas ? 'Ask for an email the evening before. ' : ''}{{with.texts}}Text notifications come with every plan; reply STOP to end them.`,
	},
	{
		when: 'By {{carts.outBy}}',
		title: 'The cart is at the curb',
		text: 'Wheels toward the house, lid down, an arm’s length from cars, poles and other carts.',
	},
	{
		when: 'The same day',
		title: 'We empty what you put out',
		text: 'Trash, and recycling {{recycling.day}}: there is one day to remember. {{without.recycling}}Trash, every week on the same day: there is one day to remember.',
	},
	{
		when: 'If we miss you',
		title: 'We come back the next business day',
		text: 'Leave the cart where it is and call {{phone}}. One call is enough.',
	},
]

/** The content of the residential overview (RS-01). */
export function overviewContent(snapshot: Snapshot, today: Date) {
	const fill = (text: string) => fillPlaceholders(text, snapshot.facts, today)
	const { pickupAreas, facts, portals } = snapshot
	const [firstCart] = facts.carts
	return {
		orderingUrl: portals.ordering,
		hero: {
			title: 'Your cart, emptied every week',
			description: fill(
				'Trash pickup at home from {{price.cart}} a month. {{with.recycling}}Add recycling if you want it{{with.lawn:, and lawn pickup while the grass grows}}. {{without.recycling}}{{with.lawn}}Add lawn pickup while the grass grows. No contract.',
			),
			picture: drawnPicture('residential', snapshot.livery),
		},
		week: weekOf(rowsIn(pickupAreas).length > 0)
			.map(({ when, title, text }) => ({ when: fill(when), title, text: fill(text) }))
			.filter(({ text }) => text !== ''),
		firstPrice: firstCart
			? { what: cartName(firstCart.gallons), price: `${formatDollars(firstCart.price)}/month` }
			: undefined,
		said: cartTexts(snapshot, (row) => row.description ?? row.summary),
		cartPages: cartTexts(snapshot, (row) => (row.has_page ? cartPath(row) : null)),
		prices: priceRows(snapshot.facts),
		overfilled: overfilledSentence(snapshot.facts),
		towns: townCards(snapshot),
		faqs: allResidentialFaqs(snapshot, today),
	}
}

function townCards(snapshot: Snapshot) {
	const { residentialTowns: towns, facts } = snapshot
	if (!towns.ok) return null
	return towns.rows.map((town) => ({
		slug: town.slug,
		name: town.name,
		day: cardDay(town, facts),
		picture: townPicture('residential', town, snapshot),
	}))
}

function cardDay({ slug, contracted_to }: ResidentialTownRow, facts: Facts): string {
	if (contracted_to !== null) return `Trash by ${contracted_to}`
	return facts.routes.withoutCarts.includes(slug)
		? 'No carts yet'
		: formatPickupDays(townDays(facts.routes, slug))
}

export type OverviewContent = ReturnType<typeof overviewContent>
