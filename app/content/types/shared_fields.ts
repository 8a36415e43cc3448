import { serviceNames } from '#app/company/services.ts'
import { services } from '#db/service_names.ts'
import type { FoundText, ListingOf } from '../content_type.ts'

/** The service that a row is about. */
export const onlyWithService = {
	control: 'select',
	label: 'Only where we offer',
	hint: 'It leaves the site when this service is switched off among the facts. Empty to show it always.',
	options: services.map((service) => ({ value: service, label: serviceNames[service], service })),
	plain: true,
	optional: true,
	isSetUp: true,
} as const

/** The box that takes a row off the site without deleting it. */
export const shown = {
	control: 'checkbox',
	label: 'Shown on the site',
	hint: 'Uncheck to take it off the site and keep it here.',
	initial: 'on',
} as const

/** The last part of a page's address. */
export const address = {
	control: 'text',
	label: 'Address',
	hint: 'The last part of the page’s address: lowercase letters, digits and hyphens. Changing it breaks links to the old one.',
	format: 'slug',
	unique: true,
	plain: true,
	max: 80,
} as const

export const answer = {
	control: 'textarea',
	label: 'Answer',
	hint: 'A new line makes a new paragraph.',
} as const

export const idealFor = { control: 'lines', label: 'Ideal for', hint: 'One a line.' } as const

export const metaTitle = {
	control: 'text',
	label: 'Title for search engines',
	max: 120,
	optional: true,
} as const

export const metaDescription = {
	control: 'textarea',
	label: 'Description for search engines',
	hint: 'Search engines show about 160 characters.',
	max: 400,
	optional: true,
} as const

export const heroPicture = {
	control: 'picture',
	label: 'Picture at the top',
	hint: 'Leave empty for the drawn one.',
	optional: true,
} as const

export const heroAlt = {
	control: 'text',
	label: 'What the picture shows',
	hint: 'Of one that you uploaded: read out to those who cannot see it. What a drawn one shows is said by itself.',
	max: 300,
	optional: true,
} as const

/** The rows of lists that go by name. */
export function byName(a: { name: string }, b: { name: string }): number {
	return a.name.localeCompare(b.name, 'en')
}

/** A question as a search entry that links to its place among all questions. */
export function answered(id: string, question: string, text: string): FoundText {
	return { title: question, summary: text.replaceAll(/\s+/g, ' '), path: `/faqs#${id}` }
}

/** Whether the site shows the residential town with this slug; true if the towns cannot be read. */
export function isInShownTown(slug: string, listingOf: ListingOf): boolean {
	const towns = listingOf('residential_towns')
	return !towns.ok || towns.rows.some((town) => town.slug === slug)
}
