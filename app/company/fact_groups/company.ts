import { landscapes, truckKinds } from '#app/scenes/setting.ts'
import * as kind from '../fact_kinds.ts'
import type { FactGroup } from '../fact_group.ts'

const month = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/
const monthSentence = 'Please name a month, as in "May 1" or "the end of October".'

/** Facts about the company itself, its prices and its hours. */
export const companyGroups: readonly FactGroup[] = [
	{
		key: 'company',
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
				...kind.line(2, /^[A-Z]{2}$/, 'Please enter two capitals, such as OH.'),
			},
			{
				name: 'address.zip',
				label: 'ZIP',
				...kind.line(10, /^\d{5}(-\d{4})?$/, 'Please enter a ZIP code of five digits.'),
			},
			{
				name: 'region',
				label: 'Region',
				hint: 'What people here call the country around. Pages say where you pick up by it.',
				...kind.line(40, /\p{L}/u),
			},
			{
				name: 'founded.year',
				label: 'Year of the first pickup',
				hint: 'Once the company has its own name, no page and no truck has a year until you enter yours.',
				...kind.wholeNumber(1900, 2100),
			},
			{
				name: 'founded.month',
				label: 'Its month',
				hint: '1 is January. Without it pages say the year alone.',
				...kind.orNone(kind.wholeNumber(1, 12)),
			},
			{ name: 'familyOwned', label: 'A family runs it', hint: 'Pages say so.', ...kind.onOrOff() },
		],
	},
	{
		key: 'landscape',
		title: 'Landscape and truck',
		fields: [
			{
				name: 'landscape',
				label: 'Landscape',
				hint: 'What every drawn picture stands in, and what is said of it to people who do not see it.',
				...kind.oneOf(landscapes),
			},
			{
				name: 'truckType',
				label: 'Your truck',
				hint: 'Pictures show it, and texts say how it empties what it takes.',
				...kind.oneOf(truckKinds, { 'roll-off hoist': 'rolloff' }),
			},
		],
	},
	{
		key: 'prices',
		title: 'Prices a month',
		fields: [
			{ name: 'prices.recycling', service: 'residential', label: 'Recycling', ...kind.dollars() },
			{ name: 'prices.lawn', service: 'lawn', label: 'Lawn pickup', ...kind.dollars() },
			{
				name: 'prices.overfilled',
				service: 'residential',
				label: 'Overfilled cart',
				hint: 'Once, for a cart whose lid does not close. Where it is left empty, pages do not speak of it.',
				...kind.orNone(kind.dollars()),
			},
			{
				name: 'lawnSeason.from',
				service: 'lawn',
				label: 'Lawn pickup begins',
				...kind.line(40, month, monthSentence),
			},
			{
				name: 'lawnSeason.to',
				service: 'lawn',
				label: 'Lawn pickup ends',
				...kind.line(40, month, monthSentence),
			},
		],
	},
	{
		key: 'hours',
		title: 'Hours',
		fields: [
			{ name: 'hours.days', label: 'Open on', ...kind.weekdays() },
			{
				name: 'hours.opens',
				label: 'Opens',
				hint: 'Pickups begin then, too, where their area names no hour of its own.',
				...kind.time(),
			},
			{ name: 'hours.closes', label: 'Closes', ...kind.time() },
			{
				name: 'timeZone',
				label: 'Time zone',
				hint: 'Hours, promises, pickups and calendars go by it, wherever the server stands.',
				...kind.timeZone(),
			},
			{ name: 'hours.sunday', label: 'On Sundays, when closed', ...kind.line(100) },
			{
				name: 'pickup.truckOutUntilHour',
				service: 'residential',
				label: 'Trucks may be out until',
				hint: 'The hour on the 24 h clock. Before it, a pickup that has not come is not yet missed; from then on, pages name the one after it. Where carts are to be out later, that hour counts.',
				...kind.hour(12, 23),
			},
			{
				name: 'reminders.eveningHour',
				service: 'residential',
				label: 'Evening reminders at',
				hint: 'The hour on the 24 h clock, on the day before a pickup.',
				...kind.hour(12, 23),
			},
			{
				name: 'reminders.morningHour',
				service: 'residential',
				label: 'Morning reminders at',
				hint: 'The hour on the 24 h clock. Where carts must be out early, an hour before that.',
				...kind.hour(0, 11),
			},
		],
	},
]
