import { withChoicesOnContact } from '#app/company/link_choices.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { dumpsterPath } from '#app/content/types/commercial_sizes.ts'
import { sectionText } from '#app/content/sections.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { sectionPicture } from '#app/pictures/picture_source.server.ts'
import { faqEntries } from '#app/sections/faq/faq_entries.server.ts'
import { sizePicture } from '../size_picture.server.ts'

/** The content of the commercial overview (CM-01 to CM-05). */
export function overviewContent(snapshot: Snapshot, today: Date) {
	const section = (name: string) => sectionText(snapshot, 'commercial', name, today)
	const hero = section('hero')
	const flexible = section('flexible-pickup')
	const closing = section('bottom-cta')
	return {
		hero: {
			title: hero.title,
			description: hero.description,
			picture: sectionPicture(hero.imagePath, 'commercial', snapshot),
		},
		flexible: {
			title: flexible.title,
			description: flexible.description,
			buttonText: flexible.buttonText ?? 'Schedule Service',
			buttonUrl: withChoicesOnContact(flexible.buttonUrl ?? '/contact', { service: 'commercial' }),
			options: snapshot.commercialSizes.ok ? snapshot.facts.dumpsterPickups : [],
		},
		sizes: sizeCards(snapshot, today),
		specs: specRows(snapshot, today),
		faqs: faqEntries(snapshot.faqs, snapshot, today, ({ audience }) => audience === 'commercial'),
		closing: { title: closing.title, description: closing.description },
	}
}

/** The sizes to choose from, or null where they could not be loaded (CM-04). */
function sizeCards(snapshot: Snapshot, today: Date) {
	const { commercialSizes: sizes, facts } = snapshot
	if (!sizes.ok) return null
	const fill = (text: string) => fillPlaceholders(text, facts, today)
	return sizes.rows.map((size) => ({
		id: size.id,
		yards: size.size_value,
		path: size.has_page ? dumpsterPath(size) : null,
		label: size.size_label,
		title: fill(size.title),
		description: fill(size.description),
		price: fill(size.pricing_range),
		picture: sizePicture(size, snapshot),
	}))
}

/** The rows of the specifications table, or null where they could not be loaded (CM-03). */
function specRows({ commercialSpecs: specs, facts }: Snapshot, today: Date) {
	if (!specs.ok) return null
	const fill = (text: string) => fillPlaceholders(text, facts, today)
	const rows = specs.rows.map(({ id, label, dimensions, capacity, ideal_use }) => ({
		id,
		label: fill(label),
		dimensions: fill(dimensions),
		capacity: fill(capacity),
		idealFor: fill(ideal_use),
	}))
	// Both are empty if the size is off the site or has no measures.
	return rows.filter(({ dimensions, capacity }) => dimensions !== '' || capacity !== '')
}

export type OverviewContent = ReturnType<typeof overviewContent>
