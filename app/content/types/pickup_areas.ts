import { compareText } from '#platform/text/compare_text.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { defineContentType } from '../content_type.ts'
import { rulesOf } from '#app/pickup/schedule/area_rules.ts'
import { rulesInWords } from '#app/pickup/schedule/rule_words.ts'
import { stateOfZip } from '#platform/addresses/states.ts'
import { address, isInShownTown, shown } from './shared_fields.ts'

const page = ({ slug }: { slug: string }) => `/pickup-day/${slug}`
const routeDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({
	value: day,
	label: day,
}))

/** The error in an area's list of ZIP codes, if any. */
function zipErrors(zips: readonly string[]): string[] {
	const wrong = zips.find((zip) => stateOfZip(zip) === null)
	if (wrong !== undefined)
		return [`Covers ZIP codes: “${wrong}” is none. They have five digits, such as 43015.`]
	const twice = zips.find((zip, at) => zips.indexOf(zip) < at)
	return twice === undefined ? [] : [`Covers ZIP codes: ${twice} is in it twice.`]
}

/** Areas in which everything is picked up on the same days (PD-01). */
export const pickupAreas = defineContentType('pickup_areas', 'pickupAreas', {
	label: 'Pickup areas',
	singular: 'pickup area',
	group: 'Towns and sizes',
	service: 'residential',
	help: 'Streets that have their pickups on the same day. Pages, calendars and reminders follow from what you enter here.',
	fields: {
		name: { control: 'text', label: 'Area', hint: 'As neighbors call it.', max: 80, plain: true },
		slug: {
			...address,
			hint: 'The last part of the address of its page and its calendar: lowercase letters, digits and hyphens. The old one leads to the new one.',
		},
		town_slug: {
			control: 'reference',
			label: 'Town',
			table: 'residential_towns',
			by: 'slug',
			plain: true,
		},
		weekday: { control: 'select', label: 'Pickup day', options: routeDays, plain: true },
		has_trash: {
			control: 'checkbox',
			label: 'Trash, every week',
			hint: 'Unchecked, no carts are offered here, nor in its town if no area there has it.',
			initial: 'on',
		},
		recycling: {
			control: 'select',
			label: 'Recycling',
			options: [
				{ value: 'none', label: 'None' },
				{ value: 'weekly', label: 'Every week' },
				{ value: 'every_other_week', label: 'Every other week' },
			],
			plain: true,
			initial: 'weekly',
		},
		recycling_anchor: {
			control: 'date',
			label: 'A day in a recycling week',
			hint: 'For every other week: the others are counted from it.',
			optional: true,
		},
		has_lawn: {
			control: 'checkbox',
			label: 'Lawn pickup, every week of its season',
			service: 'lawn',
			initial: 'on',
		},
		set_out_hour: {
			control: 'number',
			label: 'Carts out by',
			hint: 'The hour on the 24 h clock. Empty for when the office opens.',
			min: 0,
			max: 23,
			optional: true,
		},
		contracted_to: {
			control: 'text',
			label: 'Trash is contracted to',
			hint: 'Who picks up here where the city has contracted it to somebody else. Empty where we do, or where the town says it. Who has reminders there gets one email when that changes.',
			max: 120,
			plain: true,
			optional: true,
		},
		covers_town: {
			control: 'checkbox',
			label: 'Covers the rest of its town',
			hint: 'Every address in the town that is on no street list belongs to this area. A town with one pickup day then needs no list.',
		},
		covers_zips: {
			control: 'lines',
			plain: true,
			label: 'Covers ZIP codes',
			hint: 'One a line. Every address with one of them that is on no street list belongs to this area.',
		},
		is_sample: {
			control: 'checkbox',
			label: 'Sample data',
			hint: 'Made up to try things out. Uncheck once it is true: samples leave the site when the company gets its own name.',
		},
		is_active: {
			...shown,
			hint: 'Uncheck to take it off the site and keep it here. Its reminders rest until then, and nobody is told; when you delete it, an email says so.',
		},
	},
	automatic: ['created_at', 'updated_at'],
	derived: { valid_from: null, earlier_rules: [], rules_changed_at: null },
	derivedWords: { label: 'Which day from when', of: rulesInWords },
	columns: ['town_slug', 'weekday', 'is_active'],
	title: (row) => row.name,
	disambiguator: (row) => row.town_slug,
	compare: (a, b) => compareText(a.town_slug, b.town_slug) || compareText(a.name, b.name),
	shownBy: 'is_active',
	sampleBy: 'is_sample',
	errors: ({ recycling, recycling_anchor, covers_zips }) => [
		...(recycling === 'every_other_week' && recycling_anchor === null
			? [
					{
						field: 'recycling_anchor' as const,
						message: 'A day in a recycling week is needed to count every other week from.',
					},
				]
			: []),
		...zipErrors(covers_zips).map((message) => ({ field: 'covers_zips' as const, message })),
	],
	// Areas of a town that is off the site are hidden with it.
	belongs: ({ town_slug }, listingOf) => isInShownTown(town_slug, listingOf),
	complete: (area, rowsOf) => withContractor(area, rowsOf('residential_towns')),
	page,
	ownPage: {
		path: page,
		sitemap: { below: '/residential', priority: 0.6, changefreq: 'daily' },
		preview: ({ slug, town_slug, name }) => ({
			name: `pickup-day-${slug}`,
			scene: `residential-${String(town_slug)}`,
			title: `Pickup days: ${name}`,
		}),
	},
	search: {
		group: 'residential',
		text: (area, rowsOf) => {
			const { name, town_slug } = area
			const days = [...new Set(rulesOf(area).map(({ weekday }) => weekday))].join(', ')
			const town = rowsOf('residential_towns').find(({ slug }) => slug === town_slug)?.name ?? ''
			return {
				title: `Pickup days: ${name}`,
				summary: `The next pickups in ${name}, with the days that holidays and weather move.`,
				keys: `${name} pickup day, trash day, recycling week, holiday week, ${days}`,
				context: town,
			}
		},
	},
})

/** The area with the contractor that picks up its trash, which its town may set for all its areas. */
export function withContractor(
	area: PickupAreaRow,
	towns: readonly Pick<ResidentialTownRow, 'slug' | 'contracted_to'>[],
): PickupAreaRow {
	const town = towns.find(({ slug }) => slug === area.town_slug)
	return { ...area, contracted_to: area.contracted_to ?? town?.contracted_to ?? null }
}
