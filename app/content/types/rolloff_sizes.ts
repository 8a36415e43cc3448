import { sizes } from '#app/company/sizes.ts'
import { defineContentType } from '../content_type.ts'
import { sceneOr } from '../previews.ts'
import { address, idealFor } from './shared_fields.ts'

/** Only these sizes have a page (SM-02). */
const slugs: ReadonlySet<string> = new Set(sizes.rolloffs.map(({ yards }) => `${yards}-yard`))

/** RO-01. Which sizes can be rented is a company fact (decision D4); these are the words about them. */
export const rolloffSizes = defineContentType('rolloff_sizes', 'rolloffSizes', {
	label: 'Roll-off sizes',
	singular: 'roll-off size',
	group: 'Towns and sizes',
	service: 'rolloff',
	help: 'The roll-off dumpsters on their overview, in their order.',
	fields: {
		size_label: { control: 'text', label: 'Name', max: 60 },
		slug: address,
		cubic_yards: { control: 'number', label: 'Cubic yards', min: 1, max: 100 },
		description: { control: 'text', label: 'In a line', max: 300 },
		detailed_description: { control: 'textarea', label: 'Description' },
		ideal_for: idealFor,
	},
	automatic: ['updated_at'],
	columns: ['cubic_yards', 'description'],
	title: (row) => row.size_label,
	order: { column: 'display_order' },
	page: () => '/roll-off-dumpsters',
	ownPage: {
		path: ({ slug }) => `/rolloff-${slug}`,
		isListed: ({ slug }) => slugs.has(slug),
		sitemap: { below: '/roll-off-dumpsters', priority: 0.6, changefreq: 'monthly' },
		preview: ({ slug }) => ({
			name: `roll-off-${slug}`,
			scene: sceneOr(`roll-off-${slug}`, 'roll-off'),
			title: `${slug.replaceAll('-', ' ')} dumpster rental`,
		}),
	},
	search: {
		group: 'size',
		text: ({ slug, cubic_yards, size_label, description, detailed_description, ideal_for }) =>
			// The page of a size shows the row of its yards.
			slug !== `${cubic_yards}-yard`
				? null
				: {
						title: `${size_label} roll-off dumpster`,
						summary: description,
						keys: ideal_for.join(', '),
						body: detailed_description,
						context: 'roll-off dumpster rental container',
					},
	},
})
