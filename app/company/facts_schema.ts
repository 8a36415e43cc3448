import { builtInFacts } from './built_in_facts.ts'
import * as kind from './fact_kinds.ts'
import type { Facts } from './facts_type.ts'
import { lawnSeasonDays } from './lawn_season.ts'

export interface FactField extends kind.FactKind {
	/** Its path among the facts, and its name in the store: `prices.cart65`. */
	name: string
	label: string
	hint?: string
}

export interface FactGroup {
	title: string
	fields: readonly FactField[]
}

const span = /^\d+(-\d+)?$/
const spanSentence = 'Please enter a number or a span such as 4-6.'
const month = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/
const monthSentence = 'Please name a month, as in "May 1" or "the end of October".'
const { carts } = builtInFacts

/**
 * The facts that the office can change, as a screen groups them. Sizes and the time zone are not among them: pictures
 * and pages are made for them.
 */
export const factGroups: readonly FactGroup[] = [
	{
		title: 'The company',
		fields: [
			{ name: 'name', label: 'Company name', ...kind.line(60, /\p{L}/u) },
			{ name: 'phone', label: 'Phone', ...kind.phone() },
			{ name: 'email', label: 'Office email', hint: 'Quote requests go there.', ...kind.email() },
			{ name: 'billingEmail', label: 'Billing email', ...kind.email() },
			{ name: 'address.street', label: 'Street', ...kind.line(100) },
			{ name: 'address.city', label: 'City', ...kind.line(60) },
			{
				name: 'address.state',
				label: 'State',
				...kind.line(2, /^[A-Z]{2}$/, 'Please enter two capitals, such as CO.'),
			},
			{
				name: 'address.zip',
				label: 'ZIP',
				...kind.line(10, /^\d{5}(-\d{4})?$/, 'Please enter a ZIP code of five digits.'),
			},
			{ name: 'geo.latitude', label: 'Latitude of the office', ...kind.measure(-90, 90, 0.0001) },
			{ name: 'geo.longitude', label: 'Longitude of the office', ...kind.measure(-180, 180, 0.0001) },
			{ name: 'founded.year', label: 'Year of the first pickup', ...kind.wholeNumber(1900, 2100) },
			{ name: 'founded.month', label: 'Its month', hint: '1 is January.', ...kind.wholeNumber(1, 12) },
			{ name: 'serviceTowns', label: 'Towns we serve', hint: 'One a line.', ...kind.lines(60, 40) },
			{
				name: 'serviceRadiusKm',
				label: 'Service radius in kilometers',
				hint: 'For search engines.',
				...kind.wholeNumber(1, 500),
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
		title: 'Prices a month',
		fields: [
			{ name: 'prices.cart65', label: `${carts.small}-gallon cart`, ...kind.dollars() },
			{ name: 'prices.cart96', label: `${carts.large}-gallon cart`, ...kind.dollars() },
			{ name: 'prices.recycling', label: 'Recycling', ...kind.dollars() },
			{ name: 'prices.lawn', label: 'Lawn pickup', ...kind.dollars() },
			{ name: 'lawnSeason.from', label: 'Lawn pickup begins', ...kind.line(40, month, monthSentence) },
			{ name: 'lawnSeason.to', label: 'Lawn pickup ends', ...kind.line(40, month, monthSentence) },
			...builtInFacts.commercial.flatMap(({ yards }) => [
				{ name: `prices.commercial${yards}.from`, label: `${yards}-yard dumpster, from`, ...kind.dollars() },
				{ name: `prices.commercial${yards}.to`, label: `${yards}-yard dumpster, to`, ...kind.dollars() },
			]),
		],
	},
	{
		title: 'Hours',
		fields: [
			{ name: 'hours.days', label: 'Open on', ...kind.weekdays() },
			{ name: 'hours.opens', label: 'Opens', ...kind.time() },
			{ name: 'hours.closes', label: 'Closes', ...kind.time() },
			{ name: 'hours.sunday', label: 'On Sundays, when closed', ...kind.line(100) },
			{
				name: 'pickup.truckOutUntilHour',
				label: 'Trucks may be out until',
				hint: 'The hour on the 24 h clock. Before it, a pickup that has not come is not yet missed.',
				...kind.wholeNumber(12, 23),
			},
			{
				name: 'reminders.eveningHour',
				label: 'Evening reminders at',
				hint: 'The hour on the 24 h clock, on the day before a pickup.',
				...kind.wholeNumber(12, 23),
			},
			{
				name: 'reminders.morningHour',
				label: 'Morning reminders at',
				hint: 'The hour on the 24 h clock. Where carts must be out early, an hour before that.',
				...kind.wholeNumber(0, 11),
			},
		],
	},
	{
		title: 'Promises',
		fields: [
			{ name: 'promises.quoteHours', label: 'Business hours until a quote', ...kind.wholeNumber(1, 80) },
			{
				name: 'promises.hoaQuoteHours',
				label: 'Hours until an HOA quote',
				hint: 'In steps of 24: each stands for one business day.',
				...kind.steps(24, 240, 24),
			},
			{
				name: 'promises.serviceHours',
				label: 'Business hours until a service request is answered',
				...kind.wholeNumber(1, 80),
			},
			{
				name: 'promises.orderHours',
				label: 'Business hours until an order is confirmed',
				...kind.wholeNumber(1, 80),
			},
			{
				name: 'promises.accountUpdateDays',
				label: 'Business days until an account is updated',
				...kind.wholeNumber(1, 30),
			},
			{
				name: 'promises.cancelNoticeDays',
				label: 'Days of notice to end service',
				...kind.wholeNumber(1, 365),
			},
			{
				name: 'promises.skipNoticeHours',
				label: 'Hours of notice to skip a pickup',
				...kind.wholeNumber(1, 240),
			},
			{
				name: 'promises.rolloffCancelHours',
				label: 'Hours of notice to cancel a roll-off',
				...kind.wholeNumber(1, 240),
			},
			{
				name: 'promises.sameDayCutoffHour',
				label: 'Same-day roll-offs until',
				hint: 'The hour on the 24 h clock.',
				...kind.wholeNumber(1, 23),
			},
			{ name: 'promises.billDueDays', label: 'Days until a bill is due', ...kind.wholeNumber(1, 120) },
			{ name: 'promises.customerIdDigits', label: 'Digits of a customer ID', ...kind.wholeNumber(4, 20) },
		],
	},
	{
		title: 'What is kept',
		fields: [
			{
				name: 'keeps.mailBodyDays',
				label: 'Days until mails that were sent lose their words',
				hint: 'That they were sent, to whom and when stays.',
				...kind.wholeNumber(1, 3650),
			},
			{
				name: 'keeps.unsubscribedDays',
				label: 'Days until the address of somebody who stopped their reminders is deleted',
				...kind.wholeNumber(0, 365),
			},
			{
				name: 'keeps.photoDays',
				label: 'Days until the photos of a service request are deleted',
				...kind.wholeNumber(1, 3650),
			},
		],
	},
	{
		title: 'What containers hold',
		fields: [
			...builtInFacts.rolloffs.flatMap(({ yards }) => [
				{
					name: `rolloffs.${yards}.loads`,
					label: `${yards}-yard roll-off: pickup loads`,
					...kind.line(9, span, spanSentence),
				},
				{
					name: `rolloffs.${yards}.tons`,
					label: `${yards}-yard roll-off: tons`,
					...kind.line(9, span, spanSentence),
				},
			]),
			...builtInFacts.commercial.flatMap(({ yards }) => [
				{
					name: `commercial.${yards}.bags`,
					label: `${yards}-yard dumpster: bags`,
					...kind.wholeNumber(1, 200),
				},
				{
					name: `commercial.${yards}.pounds`,
					label: `${yards}-yard dumpster: pounds`,
					...kind.wholeNumber(1, 9999),
				},
			]),
		],
	},
	{
		title: 'Reviews and consent',
		fields: [
			{ name: 'rating.value', label: 'Average stars', ...kind.measure(1, 5, 0.1) },
			{ name: 'rating.count', label: 'Number of reviews', ...kind.wholeNumber(1, 99_999) },
			{
				name: 'rating.inStructuredData',
				label: 'Tell search engines the rating',
				hint: 'Only where their rules allow it.',
				...kind.onOrOff(),
			},
			{ name: 'smsConsentRequired', label: 'Quote forms insist on the text message box', ...kind.onOrOff() },
		],
	},
	{
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

/** The same by name. */
export const factFields: ReadonlyMap<string, FactField> = new Map(
	factGroups.flatMap(({ fields }) => fields).map((field) => [field.name, field]),
)

/** A rule over several facts; `message` is shown at each of `names` that was just changed. */
export interface FactRule {
	names: readonly string[]
	holds(facts: Facts): boolean
	message: string
}

export const factRules: readonly FactRule[] = [
	{
		names: ['hours.opens', 'hours.closes'],
		holds: ({ hours }) => hours.opens < hours.closes,
		message: 'The office must open before it closes.',
	},
	{
		names: ['lawnSeason.from', 'lawnSeason.to'],
		holds: ({ lawnSeason }) => {
			const { from, to } = lawnSeasonDays(lawnSeason)
			return from < to
		},
		message: 'Lawn pickup must begin before it ends.',
	},
	{
		names: ['prices.commercial2.from', 'prices.commercial2.to'],
		holds: ({ prices }) => prices.commercial2.from <= prices.commercial2.to,
		message: 'The lower price must not be above the higher one.',
	},
	{
		names: ['prices.commercial3.from', 'prices.commercial3.to'],
		holds: ({ prices }) => prices.commercial3.from <= prices.commercial3.to,
		message: 'The lower price must not be above the higher one.',
	},
]
