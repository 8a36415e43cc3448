import { sampleSource } from '#db/seed/testimonials.ts'
import { serviceOfType, serviceTypes } from '#app/company/service_types.ts'
import { compareText } from '#platform/text/compare_text.ts'
import { defineContentType } from '../content_type.ts'

/** The home page shows at most six, approved and featured (HM-07). */
export const testimonials = defineContentType('testimonials', 'testimonials', {
	label: 'Testimonials',
	singular: 'testimonial',
	group: 'Pages',
	help: 'What neighbors said. The home page shows up to six that are approved and featured, the newest first.',
	fields: {
		content: { control: 'textarea', label: 'What they said', max: 1500, plain: true },
		rating: {
			control: 'number',
			label: 'Stars',
			hint: '1 to 5; empty when they gave none.',
			min: 1,
			max: 5,
			optional: true,
		},
		customer_name: { control: 'text', label: 'Name', max: 100, plain: true },
		customer_title: {
			control: 'text',
			label: 'What they do',
			max: 100,
			plain: true,
			optional: true,
		},
		company: { control: 'text', label: 'Company', max: 100, plain: true, optional: true },
		location: { control: 'text', label: 'Town', max: 100, plain: true, optional: true },
		image_url: {
			control: 'picture',
			label: 'Portrait',
			hint: 'Without one, their initial shows.',
			optional: true,
		},
		service_type: {
			control: 'select',
			label: 'Service',
			options: [...serviceTypes, { value: 'hoa', label: 'HOA Services' }].map((option) => ({
				...option,
				service: serviceOfType(option.value) ?? undefined,
			})),
			plain: true,
			optional: true,
		},
		source: {
			control: 'text',
			label: 'Where they said it',
			hint: 'Google, a letter, a call: where you could show it.',
			max: 100,
			plain: true,
			optional: true,
		},
		said_on: { control: 'date', label: 'The day they said it', optional: true },
		is_sample: {
			control: 'checkbox',
			label: 'Sample data',
			hint: 'Made up to try things out. Uncheck once somebody has really said it: samples leave the site when the company gets its own name.',
		},
		is_approved: {
			control: 'checkbox',
			label: 'Approved',
			hint: 'Only approved ones can show.',
		},
		is_featured: { control: 'checkbox', label: 'Featured on the home page' },
	},
	automatic: ['created_at'],
	servicesOf: ({ service_type }) => [serviceOfType(service_type)],
	columns: ['location', 'rating', 'source', 'is_approved', 'is_featured'],
	// Featured first, then the newest (HM-07).
	compare: (a, b) => Number(b.is_featured) - Number(a.is_featured) || compareText(b.created_at, a.created_at),
	shownBy: 'is_approved',
	sampleBy: 'is_sample',
	errors: ({ is_sample, source, said_on }) => {
		if (is_sample) return []
		const isMissing = source === null || source === sampleSource
		return [
			...(isMissing
				? [{ field: 'source' as const, message: 'Please say where they said it, or check Sample data.' }]
				: []),
			...(said_on === null
				? [{ field: 'said_on' as const, message: 'Please enter the day they said it, or check Sample data.' }]
				: []),
		]
	},
	title: ({ customer_name, customer_title }) => [customer_name, customer_title].filter(Boolean).join(', '),
	page: () => '/',
})
