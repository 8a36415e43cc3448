import { ofService, type Page } from './page.ts'

const about: Page = {
	path: '/about',
	name: 'About Us',
	purpose: 'quote',
	preview: { name: 'about', scene: 'about', title: 'The people behind the truck' },
	sitemap: { priority: 0.8, changefreq: 'monthly' },
	sections: {
		key: 'about',
		label: 'About',
		byName: {
			hero: 'Top of the page',
			'story-intro': 'Story: how it started',
			'story-values': 'Story: how we work',
			'story-community': 'Story: the community',
			'story-quote': 'Story: the quote',
			'services-intro': 'Above the services',
			'services-residential': 'Service: residential',
			'services-rolloff': 'Service: roll-off',
			'services-commercial': 'Service: commercial',
			'advantages-intro': 'Above the advantages',
			'advantage-local-knowledge': 'Advantage: local knowledge',
			'advantage-no-surprises': 'Advantage: no surprises',
			'advantage-personal-accountability': 'Advantage: a person to call',
			'advantage-sustainability': 'Advantage: sustainability',
			'bottom-cta': 'Bottom of the page',
		},
		ofService,
	},
	found: [
		{
			path: '/about#holiday-schedule',
			title: 'Holiday schedule',
			summary:
				'The dates of this year’s holidays{{with.residential: and which pickup days move}}. It prints on one page for the fridge.',
			keys: 'Holiday pickup schedule, calendar, dates, New Year’s Day, Memorial Day, Independence Day, Labor Day, Thanksgiving, Christmas',
		},
		{
			title: 'About us',
			summary:
				'{{company}} has been {{with.family:family-owned and }}local since {{founded}}. Who we are and how we work.',
			keys: '{{company}}, our story, history, who owns the company, family-owned local business, years in business, founded',
		},
	],
}

const contact: Page = {
	path: '/contact',
	name: 'Contact',
	purpose: 'quote',
	preview: { name: 'contact', scene: 'contact', title: 'Ask us for a price' },
	sitemap: { priority: 0.8, changefreq: 'monthly' },
	sections: {
		key: 'contact',
		label: 'Contact',
		byName: {
			hero: 'Top of the page',
			'contact-info-title': 'Above the ways to reach us',
			phone: 'Phone',
			email: 'Email',
			'service-areas': 'Where we work',
			'business-hours': 'Business hours',
			'response-guarantee': 'When we answer',
		},
	},
	found: [
		{
			title: 'Contact us',
			summary:
				'Phone {{phone}}, email {{email}}. The office is open {{hours.weekdays}}. Ask for a free quote here.',
			keys: 'Contact, phone number, email address, business hours, office address, get a free quote, customer service, talk to a person, feedback and complaints, emergency, open Saturday and Sunday, weekend hours',
		},
	],
}

const faqs: Page = {
	path: '/faqs',
	name: 'Questions and Answers',
	purpose: 'report',
	preview: { name: 'faqs', scene: 'help', title: 'Questions & answers' },
	sitemap: { priority: 0.6, changefreq: 'weekly' },
	lastmod: { rowsOf: 'faqs' },
	found: [
		{
			title: 'Questions and answers',
			summary: 'Every question we are asked often, by who asks.',
			keys: 'FAQ, frequently asked questions',
		},
	],
}

const serviceRequest: Page = {
	path: '/service-request',
	name: 'Service Request',
	purpose: 'report',
	service: 'residential',
	preview: { name: 'service-request', scene: 'help', title: 'How can we help?' },
	sitemap: { priority: 0.7, changefreq: 'monthly' },
	found: [
		{
			title: 'Service requests',
			summary:
				'Missed pickup, broken cart, another {{with.carts:size}}{{without.carts:cart}}, a sofa to take, weeks to skip: send the form. {{promise.serviceAnswer}}',
			keys: 'Service request form, report a problem, request a service, customer request',
		},
		{
			path: '/service-request?kind=missed',
			title: 'Report a missed pickup',
			summary: 'The truck went by and your cart is still full: see what the schedule says, then report it.',
			keys: 'I was missed, nobody came, missed pickup, my trash was not picked up, still full, you forgot us, skipped my house',
		},
		{
			path: '/service-request?kind=broken-cart',
			title: 'Report a broken or lost cart',
			summary: 'A lid, a wheel, a crack, or the cart is gone: ask for a repair or another one.',
			keys: 'Broken lid, broken wheel, cracked cart, stolen or lost cart, replace my cart, repair form',
		},
		{
			path: '/service-request?kind=other-cart',
			title: 'Ask for another cart{{with.carts: or size}}',
			summary: 'One more cart, {{with.carts:a larger or a smaller one, }}or one less.',
			keys: 'Change cart size, bigger cart, smaller cart, second cart, extra cart, add recycling cart',
		},
		{
			path: '/service-request?kind=extra',
			title: 'Have extra bags or a bulky item taken',
			summary: 'More than the cart holds? Tell us what there is to take.',
			keys: 'Extra bags, bulky item pickup, sofa, couch, mattress, appliance, large item request',
		},
		{
			path: '/service-request?kind=skip',
			title: 'Skip weeks',
			summary: 'Away for a while? Name the first and the last day.',
			keys: 'Vacation hold, skip pickup form, pause service, away on vacation, suspend',
		},
		{
			path: '/service-request?kind=stop',
			title: 'Stop service',
			summary: 'One step, no reason needed, confirmed by email.',
			keys: 'Cancel service, cancel my account, end service form, stop pickup, quit, moving away',
		},
	],
}

const order: Page = {
	path: '/order',
	name: 'Order Online',
	purpose: 'order',
	service: 'residential',
	preview: { name: 'order', scene: 'residential', title: 'Your cart, ordered online' },
	portal: 'ordering',
	sitemap: { priority: 0.8, changefreq: 'monthly' },
	found: [
		{
			title: 'Order online',
			summary:
				'{{with.recycling}}Choose a cart, with recycling{{with.lawn: or lawn pickup}} if you like, and see your pickup day and the total. {{without.recycling}}Choose a cart, and see your pickup day and the total. {{promise.orderAnswer}}',
			keys: 'Order online, start service, sign up for trash pickup, new customer, get a cart, new service, moving in, begin trash service',
		},
		{
			path: '/order?service=lawn',
			service: 'lawn',
			title: 'Order lawn pickup online',
			summary: 'Grass and leaves, {{lawn.season}}, for {{price.lawn}} a month.',
			keys: 'Order lawn pickup, yard waste service, grass clippings, leaves, lawn can',
		},
	],
}

/** The pages about the company, and its forms. */
export const companyPages = [about, contact, order, serviceRequest, faqs] as const
