import { fillPlaceholders } from '#app/content/placeholders.ts'
import { closedBy } from '#app/company/services.ts'
import { sectionText } from '#app/content/sections.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { PictureName } from '#app/scenes/picture_name.ts'
import { drawnPicture, sectionPicture } from '#app/pictures/picture_source.server.ts'
import { cartTexts } from '#app/residential/cart_texts.server.ts'
import { overfilledSentence, priceRows } from '#app/residential/price_rows.server.ts'
import { faqEntries } from '#app/sections/faq/faq_entries.server.ts'
import { serviceAreaContent } from '#app/sections/service_area/service_area.server.ts'
import { asQuote } from '#app/sections/testimonials/quote.ts'

const testimonialLimit = 6

/** All that the home page shows; all of it is sent to the browser. */
export function homeContent(snapshot: Snapshot, today: Date) {
	const section = (name: string) => sectionText(snapshot, 'home', name, today)
	const illustrated = (name: string, drawn: PictureName) => {
		const text = section(name)
		return { ...text, picture: sectionPicture(text.imagePath, drawn, snapshot) }
	}
	const { testimonials, facts, portals } = snapshot
	const featured = testimonials.ok ? testimonials.rows.filter((row) => row.is_featured) : null
	const filled = (text: string) => fillPlaceholders(text, facts, today)
	return {
		orderingUrl: portals.ordering,
		hero: illustrated('hero', 'home'),
		reviews: {
			rating: facts.rating,
			widgetScript: portals.reviewsWidgetScript,
			reviewsUrl: portals.reviewsSearch,
		},
		services: {
			overview: section('services-overview'),
			cards: (
				[
					['services-residential', 'residential', '/residential', 'carts'],
					['services-commercial', 'commercial', '/commercial', 'containers'],
					['services-rolloff', 'roll-off', '/roll-off-dumpsters', 'containers'],
				] as const
			)
				.filter(([, , to]) => closedBy(facts.closedPages, to) === null)
				.map(([name, drawn, to, of]) => ({ ...illustrated(name, drawn), to, of })),
		},
		prices: facts.services.residential && facts.carts.length > 0 ? priceRows(facts) : null,
		suits: cartTexts(snapshot, (row) => row.suits),
		overfilled: overfilledSentence(facts),
		about: {
			heading: filled('Local since {{founded.year}}') || filled('Out of {{address.city}}'),
			text: filled(
				'{{with.family:We are a family, and we}}{{without.family:We}} have hauled trash in {{region}} for {{years.counted}}. The office is in {{address.city}}. The person who answers the phone knows the driver, and the driver knows your road.',
			),
			picture: drawnPicture('about', snapshot.livery),
		},
		testimonials: featured && featured.slice(0, testimonialLimit).map(asQuote),
		closing: {
			heading: 'Put us on your street',
			text: 'Tell us where you live and what you need, and we send you a price.',
			picture: drawnPicture('hoa', snapshot.livery),
		},
		faqs: faqEntries(snapshot.faqs, snapshot, today, ({ audience }) => audience === 'general'),
		serviceArea: serviceAreaContent(snapshot),
		contact: {
			heading: 'Ask for a price',
			text: filled('It is free, with no obligation. {{promise.quoteAnswer}}'),
		},
	}
}
