import * as kind from '../fact_kinds.ts'
import type { FactGroup } from '../fact_group.ts'

/** Facts for reviews, consent, search engines and embedded third parties. */
export const siteGroups: readonly FactGroup[] = [
	{
		key: 'reviews',
		title: 'Reviews and consent',
		fields: [
			{
				name: 'rating.value',
				label: 'Average stars',
				hint: 'As the site where people review you has it. Once the company has its own name, visitors see no rating until you enter yours.',
				...kind.measure(1, 5, 0.1),
			},
			{ name: 'rating.count', label: 'Number of reviews', ...kind.count(1, 99_999) },
			{
				name: 'rating.source',
				label: 'Where and when these reviews were counted',
				hint: 'The site and the day, such as “Google, November 30, 2026”: visitors read it beside the stars. Search engines are told the rating only where this is filled in.',
				...kind.lineOrNone(100),
			},
			{
				name: 'smsConsentRequired',
				label: 'Quote forms insist on the text message box',
				hint: 'On, no quote form can be sent without agreeing to texts. Federal rules (47 CFR 64.1200) do not count consent to marketing texts that was a condition of buying, so many choose “not required” and turn this off. Ask your lawyer.',
				...kind.onOrOff(),
			},
		],
	},
	{
		key: 'coordinates',
		title: 'Coordinates',
		fields: [
			{ name: 'geo.latitude', label: 'Latitude of the office', ...kind.measure(-90, 90, 0.0001) },
			{ name: 'geo.longitude', label: 'Longitude of the office', ...kind.measure(-180, 180, 0.0001) },
			{
				name: 'serviceRadiusKm',
				label: 'Service radius in kilometers',
				hint: 'For search engines.',
				...kind.count(1, 500),
			},
			{
				name: 'priceRange',
				label: 'Price level',
				hint: 'For search engines: $ to $$$$.',
				...kind.line(4, /^\${1,4}$/, 'Please enter one to four dollar signs.'),
			},
		],
	},
	{
		key: 'portals',
		title: 'Portals',
		fields: [
			{ name: 'portals.ordering', label: 'Online ordering', ...kind.link() },
			{ name: 'portals.billing', label: 'Billing portal', ...kind.link() },
			{ name: 'portals.signup', label: 'Online signup', ...kind.link() },
			{ name: 'portals.reviewsSearch', label: 'Our reviews', ...kind.link() },
			{ name: 'portals.mapEmbed', label: 'Map', ...kind.link() },
			{
				name: 'portals.reviewsWidgetScript',
				label: 'Script that shows reviews',
				...kind.link(),
			},
			{
				name: 'portals.analyticsScript',
				label: 'Script that counts visits',
				...kind.link(),
			},
		],
	},
]
