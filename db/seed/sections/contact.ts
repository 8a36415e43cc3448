import { sectionsOf } from './section.ts'

export const contactSections = sectionsOf('contact', [
	{
		name: 'hero',
		title: 'Ask us for a price',
		description: 'Tell us what you need and where. In a hurry? Call {{phone}}.',
	},
	{
		name: 'contact-info-title',
		title: 'Or talk to a person',
		description:
			'The office is in {{address.city}}. Whoever picks up knows the routes and can give you an answer.',
	},
	{
		name: 'phone',
		title: 'Call',
		description: 'The quickest way, especially on pickup day. {{hours.weekdays}}.',
	},
	{
		name: 'email',
		title: 'Email',
		description: 'Good for photos of a broken cart or a pile you want gone.',
	},
	{
		name: 'service-areas',
		title: 'Where we work',
		description: 'Carts at home: {{towns.carts}}.\nContainers: {{towns.containers}}.',
	},
	{
		name: 'business-hours',
		title: 'Business hours',
		description: '{{hours.week}}\n{{hours.sundayEmergency}}',
	},
	{
		name: 'response-guarantee',
		title: 'How soon we answer',
		description:
			'{{promise.quoteAnswer}} Emergencies go to the front of the line. The quote is free, with no obligation.',
	},
])
