import { dumpsterFacts } from '#app/company/size_facts.ts'
import type { Preview } from '../previews.ts'
import { defineContentType } from '../content_type.ts'
import { heroAlt, heroPicture, idealFor, shown } from './shared_fields.ts'
import {
	centsErrors,
	feetErrors,
	hasPage,
	heightFeet,
	lengthFeet,
	optionalDollars,
	widthFeet,
} from './size_fields.ts'
import type { CommercialSizeRow } from '#db/content_rows.ts'

const icons = ['Building', 'Truck', 'Clock', 'Shield', 'MapPin'].map((value) => ({ value, label: value }))

/** The page of a size, where it has one. */
export function dumpsterPath({ size_value }: { size_value: number }): string {
	return `/commercial/${size_value}-yard`
}

/** CM-06. A size's measures, capacity and price, which texts can name. */
export const commercialSizes = defineContentType('commercial_sizes', 'commercialSizes', {
	label: 'Commercial sizes',
	singular: 'commercial size',
	group: 'Towns and sizes',
	service: 'commercial',
	help: 'The dumpsters for businesses. With its measures, its bags and its pounds, a size is drawn, and texts can name them.',
	fields: {
		size_value: { control: 'number', label: 'Cubic yards', min: 1, max: 40, unique: true },
		size_label: { control: 'text', label: 'Short name', max: 60 },
		title: { control: 'text', label: 'Heading', max: 120 },
		description: { control: 'textarea', label: 'Description' },
		capacity_bags: { control: 'text', label: 'Holds', max: 120 },
		weight_limit: { control: 'text', label: 'Weight limit', max: 120 },
		dimensions: { control: 'text', label: 'Dimensions', max: 120 },
		pricing_range: { control: 'text', label: 'Price', max: 120 },
		price_from: { ...optionalDollars('Dollars a month, from'), hint: 'What texts name as its price.' },
		price_to: optionalDollars('Dollars a month, to'),
		bags: { control: 'number', label: 'Bags', min: 1, max: 999, optional: true },
		pounds: { control: 'number', label: 'Pounds', min: 1, max: 99_999, optional: true },
		length_feet: lengthFeet,
		width_feet: widthFeet,
		height_feet: heightFeet,
		has_page: hasPage,
		ideal_for: idealFor,
		pickup_options: { control: 'lines', label: 'Pickup schedules', hint: 'One a line.' },
		hero_image_url: heroPicture,
		hero_alt_text: heroAlt,
		features: {
			control: 'items',
			label: 'Why choose it',
			parts: [
				{ name: 'icon', label: 'Icon', options: icons },
				{ name: 'title', label: 'Heading' },
				{ name: 'description', label: 'Text', isLong: true },
			],
		},
		specifications: {
			control: 'pairs',
			label: 'Specifications',
			parts: [
				{ name: 'name', label: 'What' },
				{ name: 'value', label: 'How much' },
			],
		},
		faqs: {
			control: 'items',
			label: 'Questions',
			parts: [
				{ name: 'question', label: 'Question' },
				{ name: 'answer', label: 'Answer', isLong: true },
			],
		},
		is_active: shown,
	},
	columns: ['size_label', 'pricing_range', 'is_active'],
	title: (row) => row.title,
	order: { column: 'sort_order' },
	errors: (row) => [...feetErrors(row), ...priceErrors(row)],
	placeholders: ({ size_value }) => [`commercial.${size_value}.`, `price.commercial${size_value}}`],
	shownBy: 'is_active',
	page: dumpsterPath,
	ownPage: {
		path: dumpsterPath,
		begin: '/commercial/',
		isListed: ({ has_page }) => has_page,
		sitemap: { below: '/commercial', priority: 0.6, changefreq: 'monthly' },
		preview: (row) => ({
			name: `commercial-${row.size_value}-yard`,
			...sceneOf(row),
			title: `${row.size_value} yard dumpster`,
		}),
	},
	search: {
		group: 'commercial',
		text: ({ has_page, title, description, ideal_for, specifications, pricing_range, faqs }) =>
			has_page
				? {
						title: `${title} for a business`,
						summary: description,
						keys: [...ideal_for, ...Object.entries(specifications).flat(), pricing_range].join(', '),
						body: faqs.map(({ question, answer }) => `${question} ${answer}`).join(' '),
						context: 'business commercial dumpster',
					}
				: null,
	},
})

function sceneOf(row: CommercialSizeRow): Pick<Preview, 'scene' | 'only'> {
	const [size] = dumpsterFacts([row])
	if (!size) return { scene: 'commercial' }
	return { scene: 'commercial-size', only: { dumpsters: [{ yards: size.yards, feet: size.feet }] } }
}

function priceErrors(row: Pick<CommercialSizeRow, 'price_from' | 'price_to'>) {
	const { price_from: from, price_to: to } = row
	const errors = centsErrors(row, ['price_from', 'price_to'])
	if (from === null && to !== null)
		errors.push({ field: 'price_from', message: 'The lower price is missing.' })
	if (from !== null && to !== null && from > to)
		errors.push({ field: 'price_to', message: 'The lower price must not be above the higher one.' })
	return errors
}
