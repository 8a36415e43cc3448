import { type LinkChoices, withChoices, withChoicesOnContact } from '#app/company/link_choices.ts'
import { rowsIn } from '#app/content/listing.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { sectionText } from '#app/content/sections.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { drawnPicture, sectionPicture } from '#app/pictures/picture_source.server.ts'
import { containerMap } from '#app/sections/service_area/service_area.server.ts'
import { townPath } from '../quote_path.server.ts'
import { faqEntries } from '#app/sections/faq/faq_entries.server.ts'
import { rolloffSize } from '../sizes.ts'

/** The content of the roll-off overview (RO-01); links to towns and forms carry the size chosen before. */
export function overviewContent(snapshot: Snapshot, { size: chosen }: LinkChoices, today: Date) {
	const section = (name: string) => sectionText(snapshot, 'roll-off', name, today)
	const filled = (text: string) => fillPlaceholders(text, snapshot.facts, today)
	const hero = section('hero')
	const sameDay = section('same-day')
	const flexible = section('flexible-periods')
	const { rolloffTowns: towns, rolloffSizes: sizes } = snapshot
	const size = chosen === undefined ? undefined : rolloffSize(chosen, snapshot.facts)
	const toForm = { service: 'rolloff', size: size?.yards } as const
	return {
		hero: {
			title: hero.title,
			description: hero.description,
			picture: sectionPicture(hero.imagePath, 'roll-off', snapshot),
		},
		chosen: size?.yards ?? null,
		towns: rowsIn(towns).map(({ slug, name }) => ({ name, to: townPath(slug, size) })),
		map: containerMap(snapshot, (slug) => townPath(slug, size)),
		sameDay: {
			title: sameDay.title,
			description: sameDay.description,
			button: {
				text: sameDay.buttonText ?? 'Schedule Delivery',
				to: withChoicesOnContact(sameDay.buttonUrl ?? '/contact', toForm),
			},
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
					size: rolloffSize(row.cubic_yards, snapshot.facts) ?? null,
					orderPath: withChoices('/contact', {
						service: 'rolloff',
						size: rolloffSize(row.cubic_yards, snapshot.facts)?.yards,
					}),
					badge: row.badge,
				}))
			: null,
		faqs: faqEntries(snapshot.rolloffFaqs, snapshot, today),
		closing: {
			heading: 'Tell us what you are throwing out',
			text: filled('We’ll suggest a size and tell you how soon it can be there.'),
			picture: drawnPicture('leaving-roll-off', snapshot.livery),
		},
	}
}

export type OverviewContent = ReturnType<typeof overviewContent>
