import { describeTable } from '../description.ts'

const pages = [
	{ value: 'home', label: 'Home' },
	{ value: 'about', label: 'About' },
	{ value: 'contact', label: 'Contact' },
	{ value: 'commercial', label: 'Commercial' },
	{ value: 'roll-off', label: 'Roll-off dumpsters' },
	{ value: 'hoa-services', label: 'HOA services' },
	{ value: 'residential-windsor', label: 'Residential: Windsor' },
	{ value: 'residential-fort-collins', label: 'Residential: Fort Collins' },
	{ value: 'residential-wellington', label: 'Residential: Wellington' },
	{ value: 'residential-greeley', label: 'Residential: Greeley' },
	{ value: 'residential-north-county', label: 'Residential: North County' },
	{ value: 'residential-severance', label: 'Residential: Severance' },
] as const

const paths: ReadonlyMap<string, string> = new Map([
	['home', '/'],
	['roll-off', '/roll-off-dumpsters'],
])

/** A town's page has its key as `residential-<slug>` (RT-04). */
export const pageSections = describeTable('page_sections', {
	label: 'Page texts',
	singular: 'page text',
	group: 'Pages',
	help: 'The headings and sentences of the pages. An empty field shows the text the page was built with.',
	fields: {
		page_slug: { widget: 'select', label: 'Page', options: pages, plain: true },
		section_name: {
			widget: 'text',
			label: 'Place on the page',
			help: 'The page looks its text up by this name: change it only if you know the new one.',
			format: 'slug',
			plain: true,
			max: 80,
		},
		title: { widget: 'text', label: 'Heading', max: 200, optional: true },
		description: {
			widget: 'area',
			label: 'Text',
			help: 'A new line makes a new paragraph.',
			optional: true,
		},
		image_path: {
			widget: 'picture',
			label: 'Picture',
			help: 'Leave empty for the drawn one.',
			optional: true,
		},
		button_text: { widget: 'text', label: 'Words on the button', max: 60, optional: true },
		button_url: {
			widget: 'text',
			label: 'Where the button leads',
			help: 'A page of this site (/contact) or a whole address (https://…).',
			format: 'link',
			max: 400,
			optional: true,
		},
	},
	automatic: ['created_at', 'updated_at'],
	uniqueTogether: ['page_slug', 'section_name'],
	columns: ['section_name', 'description'],
	title: (row) => row.title || row.section_name,
	order: { column: 'display_order', within: 'page_slug' },
	page: ({ page_slug }) => paths.get(page_slug) ?? `/${page_slug.replace(/^residential-/, 'residential/')}`,
})
