import { sectionsOf } from './section.ts'

/** The sections that are the sample company's own story. */
export const familyStory: readonly string[] = ['story-intro', 'story-community', 'story-quote']

export const aboutSections = sectionsOf('about', [
	{
		name: 'hero',
		title: 'Local Since {{founded.year}}',
		description:
			'{{company}} was founded in {{founded}} and is family-owned to this day: we live where we work. Our office is in {{address.city}}.',
	},
	{
		name: 'story-intro',
		title: 'How it started',
		description:
			'We began with neighbors who wanted one thing from a trash company: that it comes when it says it will. That was {{years}} years ago. The routes are longer now and there are more of us, but the job is the same.',
	},
	{
		name: 'story-values',
		title: 'How we work',
		description:
			'One price, and you know it before we start. A phone that a person answers. If we miss your cart, we come back the next business day, and if you want to leave, {{promise.cancelNotice}} notice is all it takes.',
	},
	{
		name: 'story-community',
		title: 'Where we belong',
		description:
			'Our children go to school along these routes, and we stand in the same grocery line as you. When something goes wrong on a Monday, we hear about it at the ball field on Tuesday. That keeps a company honest.',
	},
	{
		name: 'story-quote',
		title: 'The family',
		description:
			'“Nobody thinks about trash until it’s still there in the evening. So our whole business is that you don’t have to think about it.”',
	},
	{
		name: 'services-intro',
		title: 'What we haul',
		description: 'A cart at home, a dumpster behind the shop, a container for the big job.',
	},
	{
		name: 'services-residential',
		title: 'Residential',
		description:
			'Weekly pickup from {{price.cart65}} a month, with recycling for {{price.recycling}} more and a lawn can in the growing season.',
		button: { text: 'Residential service', url: '/residential' },
	},
	{
		name: 'services-rolloff',
		title: 'Roll-off',
		description:
			'Containers of {{rolloff.sizes}} yards, set down where you need them and hauled off when you are done.',
		button: { text: 'Roll-off containers', url: '/roll-off-dumpsters' },
	},
	{
		name: 'services-commercial',
		title: 'Commercial',
		description: 'Dumpsters of {{commercial.sizes}} yards, emptied as often as your business fills them.',
		button: { text: 'Commercial service', url: '/commercial' },
	},
	{
		name: 'advantages-intro',
		title: 'The Local Advantage',
		description: 'Four things you get from a local company.',
	},
	{
		name: 'advantage-local-knowledge',
		title: 'We know the roads',
		description:
			'We plan our routes ourselves and drive them every week, so we know which alley floods, which hill ices first and where the road narrows.',
	},
	{
		name: 'advantage-no-surprises',
		title: 'No hidden surprises',
		description:
			'The price we quote is the price on the bill. There are no contracts and no hidden fees. If something costs extra, we tell you before we do it, and you can say no.',
	},
	{
		name: 'advantage-personal-accountability',
		title: 'A name and a number',
		description:
			'Call {{phone}} and you reach {{address.city}}, not a call center. If we got something wrong, the person on the line can fix it: a missed pickup is returned the next business day.',
	},
	{
		name: 'advantage-sustainability',
		title: 'Less in the landfill',
		description:
			'We offer recycling with every cart and, in season, collect grass and leaves separately. Routes planned street by street burn less fuel, too.',
	},
	{
		name: 'bottom-cta',
		title: 'Want us on your street?',
		description: 'Tell us where you live. We send you a price and set your first pickup day.',
		button: { text: 'Get a quote', url: '/contact' },
	},
])
