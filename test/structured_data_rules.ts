type Node = Record<string, unknown>

/**
 * The properties that search engines require of each type we use (developers.google.com/search/docs), and of its
 * parts.
 */
const required: Readonly<Record<string, readonly string[]>> = {
	Answer: ['text'],
	Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
	BreadcrumbList: ['itemListElement'],
	City: ['name'],
	FAQPage: ['mainEntity'],
	GeoCircle: ['geoMidpoint', 'geoRadius'],
	GeoCoordinates: ['latitude', 'longitude'],
	ListItem: ['position', 'name', 'item'],
	LocalBusiness: ['@id', 'name', 'url', 'image', 'telephone', 'address', 'openingHoursSpecification'],
	OpeningHoursSpecification: ['opens', 'closes'],
	Place: ['name'],
	PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
	Question: ['name', 'acceptedAnswer'],
	Service: ['name', 'description', 'provider', 'areaServed'],
}

/** The incorporated cities and towns among the sample's places; the others must not be marked as a `City`. */
const cities = /^(Berthoud|Fort Collins|Greeley|Longmont|Loveland|Severance|Timnath|Wellington|Windsor), CO$/

/** The errors in a page's structured data, one line each. */
export function structureFaults(blocks: readonly Node[]): string[] {
	const nodes = blocks.flatMap(nodesIn)
	const isReference = (node: Node) => '@id' in node && Object.keys(node).length === 1
	const given = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']))
	const faults = blocks
		.filter((block) => block['@context'] !== 'https://schema.org')
		.map((block) => `${String(block['@type'])} says no context`)
	for (const node of nodes) {
		const type = String(node['@type'])
		if (isReference(node)) {
			if (!given.has(node['@id'])) faults.push(`${String(node['@id'])} is given nowhere on the page`)
		} else if (!required[type]) faults.push(`${type} is a type without a rule`)
		else for (const name of required[type]) if (isEmpty(node[name])) faults.push(`${type} has no ${name}`)
		if (type === 'OpeningHoursSpecification' && isEmpty(node['dayOfWeek']) === isEmpty(node['validFrom']))
			faults.push(`${type} is neither of weekdays nor of dates`)
		if (type === 'City' && !cities.test(String(node['name'])))
			faults.push(`${String(node['name'])} is no city`)
	}
	return faults
}

function nodesIn(value: unknown): Node[] {
	if (Array.isArray(value)) return value.flatMap(nodesIn)
	if (typeof value !== 'object' || value === null) return []
	return [value as Node, ...Object.values(value).flatMap(nodesIn)]
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
