import { serviceTypes } from '#app/company/service_types.ts'
import { compareText } from '../compare_text.ts'
import { defineContentType } from '../content_type.ts'

/** The home page shows at most six, approved and featured (HM-07). */
export const testimonials = defineContentType('testimonials', 'testimonials', {
	label: 'Testimonials',
	singular: 'testimonial',
	group: 'Pages',
	help: 'What neighbors said. The home page shows up to six that are approved and featured, the newest first.',
	fields: {
		content: { widget: 'area', label: 'What they said', max: 1500, plain: true },
		rating: {
			widget: 'number',
			label: 'Stars',
			help: '1 to 5; empty when they gave none.',
			min: 1,
			max: 5,
			optional: true,
		},
		customer_name: { widget: 'text', label: 'Name', max: 100, plain: true },
		customer_title: {
			widget: 'text',
			label: 'What they do',
			max: 100,
			plain: true,
			optional: true,
		},
		company: { widget: 'text', label: 'Company', max: 100, plain: true, optional: true },
		location: { widget: 'text', label: 'Town', max: 100, plain: true, optional: true },
		image_url: {
			widget: 'picture',
			label: 'Portrait',
			help: 'Without one, their initial shows.',
			optional: true,
		},
		service_type: {
			widget: 'select',
			label: 'Service',
			options: [...serviceTypes, { value: 'hoa', label: 'HOA Services' }],
			plain: true,
			optional: true,
		},
		is_approved: {
			widget: 'checkbox',
			label: 'Approved',
			help: 'Only approved ones can show.',
		},
		is_featured: { widget: 'checkbox', label: 'Featured on the home page' },
	},
	automatic: ['created_at'],
	columns: ['location', 'rating', 'is_approved', 'is_featured'],
	// Featured first, then the newest (HM-07).
	compare: (a, b) => Number(b.is_featured) - Number(a.is_featured) || compareText(b.created_at, a.created_at),
	shownBy: 'is_approved',
	title: (row) => `${row.customer_name}: ${row.content}`,
	page: () => '/',
})
