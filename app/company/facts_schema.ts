import type { Company } from './company.ts'
import type { FactField, FactGroup } from './fact_group.ts'
import { onOrOff, uploaded } from './fact_kinds.ts'
import { factIn, type FactValues, getFact } from './fact_path.ts'
import { companyGroups } from './fact_groups/company.ts'
import { holidayGroup } from './fact_groups/holidays.ts'
import { paintGroup } from './fact_groups/paints.ts'
import { promiseGroups } from './fact_groups/promises.ts'
import { serviceGroup } from './fact_groups/services.ts'
import { siteGroups } from './fact_groups/site.ts'
import type { Facts } from './facts_type.ts'
import { hasNoPickups, weekOf } from './days_off.ts'
import { partOf, serviceNames, type OfferedServices } from './services.ts'
import { services } from '#db/service_names.ts'
import { isSeasonDay, lawnSeasonDays } from './lawn_season.ts'

/** The facts that the office can change, grouped by screen. Container and cart sizes are not among them: those are rows. */
export const factGroups: readonly FactGroup[] = [
	serviceGroup,
	...companyGroups,
	paintGroup,
	holidayGroup,
	...promiseGroups,
	...siteGroups,
]

/** Whether the site is live; in no group, because going live takes more than a checkbox. */
const live: FactField = { name: 'live', label: 'The site is live', ...onOrOff() }

/** The logo; in no group either, because it is validated on upload. */
const logo: FactField = { name: 'logo', label: 'Logo', ...uploaded() }

/** All editable facts by name. */
export const factFields: ReadonlyMap<string, FactField> = new Map(
	[...factGroups.flatMap(({ fields }) => fields), live, logo].map((field) => [field.name, field]),
)

/** The values of all facts, by name. */
export function factsOf(company: Company): FactValues {
	return Object.fromEntries([...factFields.keys()].map((name) => [name, getFact(company, name)]))
}

/** Whether a fact is shown: not if its service is off. */
export function isOfferedFact({ service }: Pick<FactField, 'service'>, offered: OfferedServices): boolean {
	return service === undefined || offered[service]
}

/** The groups with only the facts that the company's services need; leaves out empty groups. */
export function offeredGroups(offered: OfferedServices): FactGroup[] {
	return factGroups
		.map((group) => ({
			...group,
			fields: group.fields.filter((field) => isOfferedFact(field, offered)),
		}))
		.filter(({ fields }) => fields.length > 0)
}

/** The group with this key. */
export function factGroup(key: string): FactGroup | undefined {
	return factGroups.find((group) => group.key === key)
}

/** The group that a fact is in. */
export function groupOf(name: string): FactGroup | undefined {
	return factGroups.find(({ fields }) => fields.some((field) => field.name === name))
}

/** A rule over several facts; `message` shows at each of `names` that was just changed. */
interface FactRule {
	names: readonly string[]
	holds(facts: Facts): boolean
	message: string
	/** Applies only to values saved from now on; stored values may be older. */
	isForNew?: true
}

export const factRules: readonly FactRule[] = [
	{
		names: services.map((service) => `services.${service}`),
		holds: (facts) => services.some((service) => facts.services[service]),
		message: 'Please switch on at least one service: a site that offers nothing has nothing to say.',
	},
	...services.flatMap((part) => {
		const whole = partOf[part]
		return whole === undefined
			? []
			: [
					{
						names: [`services.${part}`, `services.${whole}`],
						holds: (facts: Facts) => !facts.services[part] || facts.services[whole],
						message: `${serviceNames[part]} needs ${serviceNames[whole].toLowerCase()}: please switch both on, or this off.`,
					},
				]
	}),
	{
		names: ['hours.opens', 'hours.closes'],
		holds: ({ hours }) => hours.opens < hours.closes,
		message: 'The office must open before it closes.',
	},
	{
		names: ['hours.closedDays'],
		holds: ({ hours: { holidays, closedDays } }) => {
			const daysOff = { holidays, closedDays }
			return closedDays.every(({ date }) => weekOf(date).some((day) => !hasNoPickups(day.date, daysOff)))
		},
		message: 'Pickups have no day left in one of these weeks: please leave one from Monday to Saturday.',
	},
	...(['from', 'to'] as const).map((end) => ({
		names: [`lawnSeason.${end}`],
		holds: ({ lawnSeason }: Facts) => isSeasonDay(lawnSeason[end]),
		message:
			'That month has no such day. Please name one that it has, as in "May 1" or "the end of October".',
		isForNew: true as const,
	})),
	{
		names: ['lawnSeason.from', 'lawnSeason.to'],
		holds: ({ lawnSeason }) => {
			const { from, to } = lawnSeasonDays(lawnSeason)
			return from < to
		},
		message: 'Lawn pickup must begin before it ends.',
	},
	// Facts are inserted into copy verbatim, so they may not contain placeholders themselves.
	...[...factFields.values()]
		.filter(({ control }) => control === 'text' || control === 'closedDays')
		.map(({ name }) => ({
			names: [name],
			holds: (facts: Facts) => !JSON.stringify(factIn(facts, name) ?? '').includes('{{'),
			message: 'Please write it out: what stands in double braces is not filled in here.',
			isForNew: true as const,
		})),
]
