import type { FactGroup } from './fact_group.ts'
import { factFields } from './facts_schema.ts'
import { services } from '#db/service_names.ts'
import type { ContentTable } from '#db/schema.ts'

/** A step of "Make it yours": facts to fill in and rows to review, and the page that shows most of them. */
export interface OwnStep {
	/** The last part of its URL: `/admin/make-it-yours/KEY`. */
	key: string
	title: string
	lead: string
	facts: readonly string[]
	tables: readonly ContentTable[]
	/** The public page shown beside the step; `otherwise` lists alternatives if its service is off. */
	page: string
	otherwise?: readonly string[]
}

/** In the order in which an owner completes them. */
export const ownSteps: readonly OwnStep[] = [
	{
		key: 'name',
		title: 'Your name',
		lead: 'Every page, email and truck in a picture has it.',
		facts: ['name', 'region', 'founded.year', 'founded.month', 'familyOwned'],
		tables: [],
		page: '/',
	},
	{
		key: 'contact',
		title: 'How people reach you',
		lead: 'Requests go to the office email; the address stands at the foot of every page.',
		facts: [
			'phone',
			'email',
			'billingEmail',
			'address.street',
			'address.city',
			'address.state',
			'address.zip',
		],
		tables: [],
		page: '/contact',
	},
	{
		key: 'hours',
		title: 'Hours and holidays',
		lead: 'Promises of an answer count open hours only, and holidays move pickups.',
		facts: ['hours.days', 'hours.opens', 'hours.closes', 'hours.sunday', 'timeZone', 'hours.holidays'],
		tables: [],
		page: '/about',
	},
	{
		key: 'services',
		title: 'What you offer',
		lead: 'What you don’t offer leaves the site with its pages, menus and forms.',
		facts: [...services.map((service) => `services.${service}`), 'textNotifications'],
		tables: ['services'],
		page: '/services',
	},
	{
		key: 'towns',
		title: 'Where you go',
		lead: 'Each town has a page of its own. Type a town’s name, and its place on the map fills itself.',
		facts: [],
		tables: ['residential_towns', 'rolloff_towns'],
		page: '/residential',
		otherwise: ['/roll-off-dumpsters'],
	},
	{
		key: 'prices',
		title: 'Sizes and prices',
		lead: 'A price stands here once and shows wherever pages, emails and forms name it.',
		facts: ['prices.recycling', 'prices.lawn'],
		tables: ['cart_sizes', 'rolloff_sizes', 'commercial_sizes'],
		page: '/residential',
		otherwise: ['/roll-off-dumpsters', '/commercial'],
	},
	{
		key: 'pickup-days',
		title: 'Pickup days',
		lead: 'An area is all that is picked up on one day. Neighbors look theirs up by street.',
		facts: ['lawnSeason.from', 'lawnSeason.to'],
		tables: ['pickup_areas'],
		page: '/pickup-day',
	},
	{
		key: 'promises',
		title: 'What you promise',
		lead: 'Promise what you keep on a busy day. Receipts name the hour until which you answer.',
		facts: [
			'promises.quoteHours',
			'promises.serviceHours',
			'promises.orderHours',
			'promises.cancelNoticeDays',
			'promises.billDueDays',
			'promises.sameDayCutoffHour',
		],
		tables: [],
		page: '/contact',
	},
	{
		key: 'look',
		title: 'Landscape and truck',
		lead: 'Every picture is drawn for you: the land around, and the truck that comes down the street.',
		facts: ['landscape', 'truckType'],
		tables: [],
		page: '/',
	},
]

/**
 * Facts that only the company itself knows; pressing Save does not accept the sample's values for them.
 * Without `familyOwned`, because a checkbox left checked counts as confirmed.
 */
export const factsToReplace: ReadonlySet<string> = new Set(
	ownSteps
		.filter(({ key }) => key === 'name' || key === 'contact')
		.flatMap(({ facts }) => facts.filter((name) => name !== 'familyOwned')),
)

const prefix = 'make-it-yours.'

/** The facts of a step as a group that a form shows and saves together. */
export function groupOfStep({ key, title, facts }: OwnStep): FactGroup {
	const fields = facts.map((name) => {
		const field = factFields.get(name)
		if (!field) throw new Error(`There is no fact ${name}.`)
		return field
	})
	return { key: prefix + key, title, fields }
}

/** The facts of a step, by the key of the group. */
export function stepGroup(groupKey: string): FactGroup | undefined {
	const step = ownSteps.find(({ key }) => prefix + key === groupKey)
	return step && groupOfStep(step)
}
