import { sectionsOf } from './section.ts'

/** `included-services` is one list with commas between; `advantages` has one a line (HO-01). */
export const hoaSections = sectionsOf('hoa-services', [
	{
		name: 'hero',
		title: 'One truck and one day for your whole HOA',
		description:
			'Trash, recycling and lawn pickup for every home, planned with your board. Tell us how many.',
		button: { text: 'Request HOA Service', url: '#hoa-request' },
	},
	{
		name: 'how-it-works-intro',
		title: 'How it works',
		description: 'Four steps from the first call to the first pickup.',
	},
	{
		name: 'step-reach-out',
		title: 'Reach out',
		description:
			'Fill in the form or call {{phone}}. We ask how many homes there are and what bothers you now.',
	},
	{
		name: 'step-custom-plan',
		title: 'Get a plan',
		description:
			'We look at your streets, then put services, carts, day and price on one page for the board.',
	},
	{
		name: 'step-pickup-starts',
		title: 'Pickup starts',
		description: 'Carts arrive ahead of the first day, with a notice for residents that says when and where.',
	},
	{
		name: 'step-support',
		title: 'We stay in touch',
		description: 'Residents call us, not the board. The board has one person to ask.',
	},
	{
		name: 'whats-included-intro',
		title: 'What’s included',
		description: 'Choose all of it or only what your community needs.',
	},
	{
		name: 'included-services',
		title: 'Services',
		description:
			'Weekly trash pickup, Recycling on the same day, Seasonal lawn and grass pickup, A cart for every home, Holiday schedule for residents, Text notifications, Missed pickups returned the next business day',
	},
	{
		name: 'why-choose-intro',
		title: 'Why boards choose us',
		description: 'Because trash is the one item nobody wants on the agenda.',
	},
	{
		name: 'advantages',
		title: 'What changes for your community',
		description:
			'One heavy truck on your streets instead of several\nCarts out on one day of the week instead of all of them\nThe same price for every home, agreed with the board\nNo long contract: leave with {{promise.cancelNotice}} notice\nA local office that residents can call',
	},
	{
		name: 'bottom-cta',
		title: 'On the agenda this month?',
		description: 'Write to {{email}}, or call.',
	},
])
