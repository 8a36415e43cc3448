import { defineContentType } from '../content_type.ts'
import { sectionPath, serviceOfSections } from '../section_pages.ts'

/** A page without a text of its own for a section shows the one it was built with. */
export const pageSections = defineContentType('page_sections', 'sections', {
	label: 'Page texts',
	singular: 'page text',
	group: 'Pages',
	help: 'The headings and sentences of the pages. An empty field shows the text the page was built with.',
	fields: {
		page_slug: { control: 'page', label: 'Page', plain: true },
		section_name: { control: 'section', of: 'page_slug', label: 'Place on the page', plain: true },
		title: { control: 'text', label: 'Heading', max: 200, optional: true },
		description: {
			control: 'textarea',
			label: 'Text',
			hint: 'A new line makes a new paragraph.',
			optional: true,
		},
		image_path: {
			control: 'picture',
			label: 'Picture',
			hint: 'Leave empty for the drawn one.',
			optional: true,
		},
		button_text: { control: 'text', label: 'Words on the button', max: 60, optional: true },
		button_url: {
			control: 'text',
			label: 'Where the button leads',
			hint: 'A page of this site (/contact) or a whole address (https://…).',
			format: 'link',
			max: 400,
			optional: true,
		},
	},
	servicesOf: ({ page_slug, section_name }) => [serviceOfSections(page_slug, section_name)],
	automatic: ['created_at', 'updated_at'],
	columns: ['section_name', 'description'],
	title: (row) => row.title || row.section_name,
	uniqueTogether: ['page_slug', 'section_name'],
	order: { column: 'display_order', within: 'page_slug' },
	page: ({ page_slug }, types) => sectionPath(types, page_slug),
})
