/** What can be found, by the kind of page it leads to (SE-08). */
export const searchGroups = [
	'help',
	'faq',
	'service',
	'residential',
	'rolloff',
	'commercial',
	'size',
	'page',
] as const
export type SearchGroup = (typeof searchGroups)[number]

/** The heading over each group of results. */
export const searchGroupNames: Readonly<Record<SearchGroup, string>> = {
	help: 'Help articles',
	faq: 'Questions and answers',
	service: 'Services',
	residential: 'Pickup by town',
	rolloff: 'Roll-offs by town',
	commercial: 'Business dumpsters',
	size: 'Roll-off sizes',
	page: 'Pages',
}
