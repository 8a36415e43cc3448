import { sizes } from '#app/company/sizes.ts'
import { defineContentType } from '../content_type.ts'
import { sceneOr } from '../previews.ts'
import { heroAlt, heroPicture, idealFor, shown } from './shared_fields.ts'

const icons = ['Building', 'Truck', 'Clock', 'Shield', 'MapPin'].map((value) => ({ value, label: value }))
const yards: ReadonlySet<number> = new Set(sizes.commercial.map((size) => size.yards))

const page = ({ size_value }: { size_value: number }) => `/commercial/${size_value}-yard`
/** Only these sizes are listed (SM-02). */
const isRented = ({ size_value }: { size_value: number }) => yards.has(size_value)

/** CM-06. The figures are the company facts’: the texts name them. */
export const commercialSizes = defineContentType('commercial_sizes', 'commercialSizes', {
	label: 'Commercial sizes',
	singular: 'commercial size',
	group: 'Towns and sizes',
	service: 'commercial',
	help: 'The dumpsters for businesses, each with a page of its own.',
	fields: {
		size_value: { control: 'number', label: 'Cubic yards', min: 1, max: 40, unique: true },
		size_label: { control: 'text', label: 'Short name', max: 60 },
		title: { control: 'text', label: 'Heading', max: 120 },
		description: { control: 'textarea', label: 'Description' },
		capacity_bags: { control: 'text', label: 'Holds', max: 120 },
		weight_limit: { control: 'text', label: 'Weight limit', max: 120 },
		dimensions: { control: 'text', label: 'Dimensions', max: 120 },
		pricing_range: { control: 'text', label: 'Price', max: 120 },
		ideal_for: idealFor,
		pickup_options: { control: 'lines', label: 'Pickup schedules', help: 'One a line.' },
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
	shownBy: 'is_active',
	page,
	ownPage: {
		path: page,
		isListed: isRented,
		sitemap: { below: '/commercial', priority: 0.6, changefreq: 'monthly' },
		preview: ({ size_value }) => ({
			name: `commercial-${size_value}-yard`,
			scene: sceneOr(`commercial-${size_value}-yard`, 'commercial'),
			title: `${size_value} yard dumpster`,
		}),
	},
	search: {
		group: 'commercial',
		text: ({ title, description, ideal_for, specifications, pricing_range, faqs }) => ({
			title: `${title} for a business`,
			summary: description,
			keys: [...ideal_for, ...Object.entries(specifications).flat(), pricing_range].join(', '),
			body: faqs.map(({ question, answer }) => `${question} ${answer}`).join(' '),
			context: 'business commercial dumpster',
		}),
	},
})
