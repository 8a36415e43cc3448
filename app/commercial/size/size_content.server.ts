import { dumpsterPath } from '#app/content/types/commercial_sizes.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { type Listing, rowsIn } from '#app/content/listing.ts'
import { faqEntry, isAnswered } from '#app/sections/faq/faq_entries.server.ts'
import type { CommercialSizeRow } from '#db/content_rows.ts'
import { sizePicture } from '../size_picture.server.ts'

/** The size with a page at an address such as `2-yard`; undefined if there is none or the sizes could not be read. */
export function findSize(sizes: Listing<CommercialSizeRow>, address: string): CommercialSizeRow | undefined {
	return rowsIn(sizes).find((row) => row.has_page && dumpsterPath(row) === `/commercial/${address}`)
}

/** The content of a size's page (CM-06), with placeholders filled. */
export function sizeContent(
	size: CommercialSizeRow,
	snapshot: Pick<Snapshot, 'livery' | 'pictures' | 'facts'>,
	today: Date,
) {
	const fill = (text: string) => fillPlaceholders(text, snapshot.facts, today)
	return {
		name: `${size.size_value} Yard Dumpster`,
		path: dumpsterPath(size),
		title: fill(size.title),
		description: fill(size.description),
		price: fill(size.pricing_range),
		picture: sizePicture(size, snapshot),
		features: size.features
			.map(({ icon, title, description }) => ({ icon, title: fill(title), description: fill(description) }))
			.filter(({ title, description }) => title !== '' && description !== ''),
		specifications: Object.entries(size.specifications)
			.map(([name, value]) => ({ name, value: fill(value) }))
			.filter(({ value }) => value !== ''),
		idealFor: size.ideal_for.map(fill).filter((use) => use !== ''),
		faqs: size.faqs
			.map((faq, index) => faqEntry({ ...faq, id: `${size.id}-faq-${index + 1}` }, snapshot.facts, today))
			.filter(isAnswered),
	}
}

export type SizeContent = ReturnType<typeof sizeContent>
