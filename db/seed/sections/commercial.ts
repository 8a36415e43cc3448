import { sectionsOf } from './section.ts'

export const commercialSections = sectionsOf('commercial', [
	{
		name: 'hero',
		title: 'A dumpster that is empty when you need it',
		description:
			'{{commercial.sizes}} yard dumpsters for shops, offices, restaurants and small yards. {{price.commercial2}} or {{price.commercial3}} a month, depending on size and how often we come.',
	},
	{
		name: 'flexible-pickup',
		title: 'Pickup on your schedule',
		description:
			'Weekly, bi-weekly, monthly or when you call. A patio restaurant is busy in July and a ski shop in January, so the plan can change with the season.',
		button: { text: 'Schedule Service', url: '/contact' },
	},
	{
		name: 'bottom-cta',
		title: 'Not sure which size you need?',
		description: 'Tell us what fills it and how fast, and we suggest a size and a schedule.',
		button: { text: 'Get Commercial Quote', url: '/contact' },
	},
])
