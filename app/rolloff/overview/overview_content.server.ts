import { fillPlaceholders } from '#app/content/placeholders.ts'
import { sectionText } from '#app/content/sections.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { drawnPicture, sectionPicture } from '#app/pictures/picture_source.server.ts'
import { drawnMap } from '#app/sections/service_area/drawing.tsx'
import { mapPlaces } from '#app/sections/service_area/service_area.server.ts'
import { rolloffFaqs } from '../rolloff_faqs.server.ts'
import { popularYards, rolloffSize } from '../sizes.ts'

/** Places on the map that a roll-off page under another name serves. */
const servedFrom: Readonly<Record<string, string>> = {
	laporte: 'northern-communities',
	bellvue: 'northern-communities',
}

/** All that the roll-off overview shows (RO-01), and no more. */
export function overviewContent(snapshot: Snapshot, today: Date) {
	const section = (name: string) => sectionText(snapshot, 'roll-off', name, today)
	const filled = (text: string) => fillPlaceholders(text, snapshot.facts, today)
	const hero = section('hero')
	const sameDay = section('same-day')
	const flexible = section('flexible-periods')
	const { rolloffTowns: towns, rolloffSizes: sizes } = snapshot
	return {
		hero: {
			title: hero.title,
			description: hero.description,
			picture: sectionPicture(hero.imagePath, 'roll-off', snapshot.pictures),
		},
		towns: towns.ok ? towns.rows.map(({ slug, name }) => ({ slug, name })) : [],
		map: drawnMap(towns.ok ? mapLinks(towns.rows.map(({ slug }) => slug)) : {}),
		sameDay: {
			title: sameDay.title,
			description: sameDay.description,
			button: { text: sameDay.buttonText ?? 'Schedule Delivery', to: sameDay.buttonUrl ?? '/contact' },
			isByForm: (sameDay.buttonUrl ?? '/contact') === '/contact',
			cutoff: filled('{{promise.sameDayCutoff}}'),
		},
		flexible: {
			title: flexible.title,
			description: flexible.description,
			buttonText: flexible.buttonText ?? 'Learn More',
		},
		sizes: sizes.ok
			? sizes.rows.map((row) => ({
					label: row.size_label,
					cubicYards: row.cubic_yards,
					description: filled(row.description),
					size: rolloffSize(row.cubic_yards) ?? null,
					isPopular: row.cubic_yards === popularYards,
				}))
			: null,
		faqs: rolloffFaqs(snapshot, today),
		closing: {
			heading: 'Tell us what you are throwing out',
			text: filled('We name the size and say when it can be there. {{promise.quoteAnswer}}'),
			picture: drawnPicture('roll-off-wellington'),
		},
	}
}

/** Where each place on the map leads, by its slug: its roll-off page, else the quote form, which asks for the address. */
function mapLinks(active: readonly string[]): Record<string, string> {
	const linkOf = (page: string) => (active.includes(page) ? `/roll-off-dumpsters/${page}` : '/contact')
	return Object.fromEntries(mapPlaces.map((slug) => [slug, linkOf(servedFrom[slug] ?? slug)]))
}

export type OverviewContent = ReturnType<typeof overviewContent>
