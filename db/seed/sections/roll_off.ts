import { sectionsOf } from './section.ts'

export const rollOffSections = sectionsOf('roll-off', [
	{
		name: 'hero',
		title: 'A container in your driveway, gone when you are done',
		description:
			'Four things move the price: the size ({{rolloff.sizes}} yards), how far your town is, the tons you load and the days you keep it. Tell us those, or call {{phone}}.',
	},
	{
		name: 'same-day',
		title: 'Today, if you order before {{promise.sameDayCutoff}}',
		description:
			'Same-day delivery is available for orders placed before {{promise.sameDayCutoff}} on a business day. Have the address ready, and the spot clear of cars.',
		button: { text: 'Schedule Delivery', url: '/contact' },
	},
	{
		name: 'flexible-periods',
		title: 'Keep it as long as the job takes',
		description:
			'A weekend garage, a two-week kitchen, a house that takes the whole spring. Tell us how long you expect, and call if that changes. You will know what more time costs before you say yes to it.',
	},
])
