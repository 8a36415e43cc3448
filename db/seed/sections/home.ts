import { sectionsOf } from './section.ts'

export const homeSections = sectionsOf('home', [
	{
		name: 'hero',
		title: 'The trash truck that knows your road',
		description:
			'Weekly pickup across Northern Colorado from {{price.cart65}} a month. A local family has been doing it since {{founded}}. No contracts, no hidden fees.',
	},
	{
		name: 'services-overview',
		title: 'A cart, a dumpster or a container',
		description: 'What each one is for, and what it costs.',
	},
	{
		name: 'services-residential',
		title: 'Trash and recycling at home',
		description:
			'A {{cart.small}} or {{cart.large}} gallon cart, emptied every week. From {{price.cart65}} a month. Add recycling for {{price.recycling}}, and we take it {{recycling.day}}.',
		button: { text: 'Learn More', url: '/residential' },
	},
	{
		name: 'services-commercial',
		title: 'Dumpsters for your business',
		description:
			'{{commercial.sizes}} yard dumpsters for shops, offices and restaurants. Weekly, bi-weekly, monthly or when you call. The 2-yard is {{price.commercial2}} a month.',
		button: { text: 'Learn More', url: '/commercial' },
	},
	{
		name: 'services-rolloff',
		title: 'Roll-off containers',
		description:
			'{{rolloff.range}} yards, for a garage, a kitchen, a roof or a whole house. Order before {{promise.sameDayCutoff}} and same-day delivery is available.',
		button: { text: 'Learn More', url: '/roll-off-dumpsters' },
	},
])
