import { rowsIn } from '#app/content/listing.ts'
import { nearby } from '#app/content/nearby_towns.ts'
import { milesBetween } from '#app/places/distance.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { ownSectionText } from '#app/content/sections.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { rolloffTowns } from '#app/content/types/rolloff_towns.ts'
import { asQuote } from '#app/sections/testimonials/quote.ts'
import type { RolloffTownRow } from '#db/content_rows.ts'
import { faqEntries } from '#app/sections/faq/faq_entries.server.ts'
import { townPicture } from '#app/pictures/town_picture.server.ts'
import { ownPreview } from '#app/seo/own_preview.server.ts'
import { trail } from '../overview/trail.ts'

/** The content of a town's roll-off page (RO-04). */
export function townContent(town: RolloffTownRow, snapshot: Snapshot, today: Date) {
	const filled = (text: string) => fillPlaceholders(text, facts, today)
	const { slug, name } = town
	const path = `/roll-off-dumpsters/${slug}`
	const { rolloffTowns: towns, testimonials, facts, portals } = snapshot
	const others = nearby(onMap(town), rowsIn(towns).map(onMap))
	const reviews = rowsIn(testimonials).filter((row) => row.service_type === 'rolloff')
	return {
		slug,
		name,
		hero: {
			title: filled(town.heading ?? `Roll-Off Dumpster Rentals in ${name}`),
			description: filled(town.hero_subheading ?? 'Set down where you work, picked up when you call.'),
			picture: townPicture('roll-off', town, snapshot),
			crumbs: [...trail, { name, path }],
		},
		tiles: [
			...(facts.rolloffs.length > 0
				? [[filled('{{rolloff.range}}'), facts.rolloffs.length === 1 ? 'yard size' : 'yard sizes'] as const]
				: []),
			[filled(town.delivery_label ?? 'Same-day'), 'delivery'] as const,
			[filled(town.service_label ?? 'Local'), 'service'] as const,
		],
		rating: facts.rating,
		reviewsUrl: portals.reviewsSearch,
		quotes: reviews.map(asQuote),
		local: {
			blurb: filled(town.local_blurb),
			milesFromOffice: Math.round(milesBetween(facts.geo, onMap(town))),
			nearby: others.map((other) => ({ slug: other.slug, name: other.name })),
		},
		sections: townSections(town, snapshot, today),
		faqs: faqEntries(snapshot.rolloffFaqs, snapshot, today),
		meta: {
			title: filled(town.meta_title ?? `Roll-Off Rental in ${name}`),
			description: filled(town.meta_description ?? town.local_blurb),
			path,
			image: ownPreview(rolloffTowns, town),
		},
	}
}

/** The page's two sections, in order. */
function townSections(town: RolloffTownRow, snapshot: Snapshot, today: Date) {
	return (['where-it-stands', 'what-goes-in'] as const).map((name) => {
		const { title, description } = ownSectionText(rolloffTowns, town, name, snapshot, today)
		return { name, title, paragraphs: description.split(/\n+/) }
	})
}

function onMap({ slug, name, map_center_lat: latitude, map_center_lng: longitude }: RolloffTownRow) {
	return { slug, name, latitude, longitude }
}

export type TownContent = ReturnType<typeof townContent>
