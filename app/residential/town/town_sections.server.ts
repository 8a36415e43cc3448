import { facts } from '#app/company/facts.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { sectionText } from '#app/content/sections.server.ts'
import type { Listing } from '#app/content/listing.ts'
import type { PageSectionRow } from '#db/content_rows.ts'
import { pageSections as builtIn } from '#db/seed/page_sections.ts'

/** What a town's sections say where nobody has written about that town yet; they promise what holds everywhere. */
const generic = {
	'weekly-pickup': {
		title: 'How Our Weekly Pickup Works',
		description:
			'When you sign up we tell you your day, and it stays the same weekday.\nSet the cart at the curb by {{hours.opens}}, wheels toward the house and lid closed.\nA missed pickup is returned the next business day; call {{phone}} and leave the cart where it is.',
	},
	'service-introduction': {
		title: 'A cart, a day and one price',
		description:
			'We are a family business from {{address.city}}. The person who answers the phone knows the driver, and service is month to month.',
	},
	'bottom-cta': {
		title: 'Ready for a cart?',
		description: 'Call, or send us your address. {{promise.quoteAnswer}}',
	},
} as const

export type TownSectionName = keyof typeof generic

/**
 * One editable section of a town's page, `residential-{slug}` (RT-04): the stored text, else the text built in for
 * that town, else what holds in every town (RT-05).
 */
export function townSection(
	sections: Listing<PageSectionRow>,
	slug: string,
	name: TownSectionName,
	today: Date,
): { title: string; description: string } {
	const page = `residential-${slug}`
	const isHere = (row: PageSectionRow) => row.page_slug === page && row.section_name === name
	const isWritten = (sections.ok && sections.rows.some(isHere)) || builtIn.some(isHere)
	const { title = '', description = '' } = isWritten ? sectionText(sections, page, name, today) : {}
	const preset = generic[name]
	return {
		title: title || preset.title,
		description: description || fillPlaceholders(preset.description, facts, today),
	}
}
