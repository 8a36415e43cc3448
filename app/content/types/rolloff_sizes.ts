import { rolloffFacts } from '#app/company/size_facts.ts'
import { defineContentType } from '../content_type.ts'
import type { Preview } from '../previews.ts'
import { type CommonPicture, pictures } from '#app/scenes/manifest.ts'
import { address, idealFor } from './shared_fields.ts'
import {
	centsErrors,
	feetErrors,
	hasPage,
	heightFeet,
	lengthFeet,
	optionalDollars,
	widthFeet,
} from './size_fields.ts'
import type { RolloffSizeRow } from '#db/content_rows.ts'

type Row = Omit<RolloffSizeRow, 'id' | 'updated_at' | 'display_order'>

const span = /^\d+(-\d+)?$/
const spanText = 'is a number or a span such as 4-6.'
const prices = ['price_dollars', 'extra_day_dollars', 'extra_ton_dollars', 'wasted_trip_dollars'] as const

/** Whether a size has the facts that its page needs. */
const isRented = (row: RolloffSizeRow) => rolloffFacts([row]).length > 0

/** RO-01. A size's measures, capacity and price, and its texts. */
export const rolloffSizes = defineContentType('rolloff_sizes', 'rolloffSizes', {
	label: 'Roll-off sizes',
	singular: 'roll-off size',
	group: 'Towns and sizes',
	service: 'rolloff',
	help: 'The roll-off dumpsters on their overview, in their order. With its measures, what it holds and how much it may weigh, a size is drawn and can be asked for.',
	fields: {
		size_label: { control: 'text', label: 'Name', max: 60 },
		slug: address,
		cubic_yards: { control: 'number', label: 'Cubic yards', min: 1, max: 100, unique: true },
		description: { control: 'text', label: 'In a line', max: 300 },
		detailed_description: { control: 'textarea', label: 'Description' },
		ideal_for: idealFor,
		loads: {
			control: 'text',
			label: 'Pickup loads',
			hint: 'A number or a span such as 4-6.',
			max: 9,
			plain: true,
			optional: true,
		},
		tons: {
			control: 'text',
			label: 'Weight limit in tons',
			hint: 'A number or a span such as 2-3.',
			max: 9,
			plain: true,
			optional: true,
		},
		length_feet: lengthFeet,
		width_feet: widthFeet,
		height_feet: heightFeet,
		has_page: hasPage,
		badge: {
			control: 'text',
			label: 'Word beside its name',
			hint: 'On the overview, such as Popular.',
			max: 30,
			optional: true,
		},
		page_badge: {
			control: 'text',
			label: 'Word at the top of its page',
			hint: 'Such as Most popular.',
			max: 30,
			optional: true,
		},
		price_dollars: {
			...optionalDollars('Price in all'),
			hint: 'All that a person must pay: delivery, pickup, what is included and every fee that cannot be left out. Empty where the price depends on the job.',
		},
		included_days: { control: 'number', label: 'Days included', min: 1, max: 365, optional: true },
		included_tons: {
			control: 'number',
			label: 'Tons included',
			min: 0.1,
			max: 100,
			isFraction: true,
			optional: true,
		},
		extra_day_dollars: optionalDollars('Each further day'),
		extra_ton_dollars: optionalDollars('Each further ton'),
		wasted_trip_dollars: optionalDollars('A trip in vain'),
		owned: {
			control: 'number',
			label: 'How many there are',
			hint: 'For the office alone: it is asked before it plans more deliveries than there are containers.',
			min: 0,
			max: 9999,
			optional: true,
		},
	},
	automatic: ['updated_at'],
	columns: ['cubic_yards', 'description'],
	title: (row) => row.size_label,
	order: { column: 'display_order' },
	errors: (row) => [...spanErrors(row), ...feetErrors(row), ...priceErrors(row)],
	placeholders: ({ cubic_yards }) => [`rolloff.${cubic_yards}.`],
	page: () => '/roll-off-dumpsters',
	ownPage: {
		path: ({ slug }) => `/rolloff-${slug}`,
		begin: '/rolloff-',
		isListed: (row) => row.has_page && isRented(row),
		sitemap: { below: '/roll-off-dumpsters', priority: 0.6, changefreq: 'monthly' },
		preview: (row) => ({
			name: `roll-off-${row.slug}`,
			...sceneOf(row),
			title: `${row.slug.replaceAll('-', ' ')} dumpster rental`,
		}),
	},
	search: {
		group: 'size',
		text: (row) => {
			const { size_label, description, detailed_description, ideal_for } = row
			if (!row.has_page || !isRented(row)) return null
			return {
				title: `${size_label} roll-off dumpster`,
				// The sentence is dropped if the size has no price.
				summary: `${description} {{rolloff.${row.cubic_yards}.price}}`,
				keys: ideal_for.join(', '),
				body: detailed_description,
				context: 'roll-off dumpster rental container',
			}
		},
	},
})

/** Cycles through several scenes, each showing the page's size. */
function sceneOf(row: RolloffSizeRow): Pick<Preview, 'scene' | 'only'> {
	const [size] = rolloffFacts([row])
	const scenes = Object.keys(pictures).filter((name) => name.startsWith('roll-off-size-')) as CommonPicture[]
	const scene = scenes[(row.display_order - 1) % scenes.length]
	if (!size || !scene) return { scene: 'roll-off' }
	return { scene, only: { rolloffs: [{ yards: size.yards, feet: size.feet }] } }
}

function spanErrors(row: Row) {
	return (
		[
			['loads', 'Pickup loads'],
			['tons', 'Weight limit in tons'],
		] as const
	).flatMap(([field, label]) =>
		row[field] === null || span.test(row[field]) ? [] : [{ field, message: `${label} ${spanText}` }],
	)
}

function priceErrors(row: Row) {
	const wrong = centsErrors(row, prices)
	const hasMore = [row.included_days, row.included_tons, ...prices.slice(1).map((field) => row[field])]
	return row.price_dollars === null && hasMore.some((value) => value !== null)
		? [
				...wrong,
				{
					field: 'price_dollars' as const,
					message: 'Price in all is missing: without it, none of what is included or comes on top shows.',
				},
			]
		: wrong
}
