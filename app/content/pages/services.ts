import type { Page } from './page.ts'

const residential: Page = {
	path: '/residential',
	name: 'Residential Service',
	purpose: 'order',
	service: 'residential',
	preview: { name: 'residential', scene: 'residential', title: 'Your cart, emptied every week' },
	sitemap: { priority: 0.9, changefreq: 'weekly' },
	found: [
		{
			title: 'Residential trash{{with.recycling: and recycling}}',
			summary:
				'A cart at home, emptied every week, from {{price.cart}} a month. No contract. {{with.recycling}}Recycling if you want it.',
			keys: 'Home trash service, weekly curbside pickup, sign up, residential service, carts',
		},
	],
}

const commercial: Page = {
	path: '/commercial',
	name: 'Commercial Service',
	purpose: 'quote',
	service: 'commercial',
	preview: { name: 'commercial', scene: 'commercial', title: 'A dumpster that is empty when you need it' },
	sitemap: { priority: 0.9, changefreq: 'weekly' },
	sections: {
		key: 'commercial',
		label: 'Commercial',
		byName: {
			hero: 'Top of the page',
			'flexible-pickup': 'Pickup schedule',
			'bottom-cta': 'Bottom of the page',
		},
	},
	found: [
		{
			title: 'Commercial dumpsters for your business',
			summary:
				'{{commercial.sizes}} yard dumpsters for shops, offices and restaurants, emptied as often as you fill them.',
			keys: 'Business trash service, dumpster for restaurant, store, office, commercial quote, schedule pickup',
		},
	],
}

const rolloff: Page = {
	path: '/roll-off-dumpsters',
	name: 'Roll-Off Dumpsters',
	purpose: 'quote',
	service: 'rolloff',
	preview: { name: 'roll-off', scene: 'roll-off', title: 'A container in your driveway' },
	sitemap: { priority: 0.9, changefreq: 'weekly' },
	sections: {
		key: 'roll-off',
		label: 'Roll-off dumpsters',
		byName: {
			hero: 'Top of the page',
			'same-day': 'Same-day delivery',
			'flexible-periods': 'How long it stays',
		},
	},
	found: [
		{
			title: 'Roll-off dumpster rental',
			summary:
				'Containers of {{rolloff.sizes}} yards for cleanouts, remodels, roofs and building sites. Keep one as long as the job takes.',
			keys: 'Rent a dumpster, roll-off container, how long can I keep it, rental period, delivery, how it works',
		},
	],
}

const sizeCalculator: Page = {
	path: '/size-calculator',
	name: 'Size Calculator',
	purpose: 'quote',
	service: 'rolloff',
	preview: { name: 'size-calculator', scene: 'roll-off', title: 'Which size do you need?' },
	sitemap: { priority: 0.6, changefreq: 'monthly' },
	found: [
		{
			title: 'Dumpster size calculator',
			summary: 'Tell it your project, the rooms and the material, and it picks the roll-off size.',
			keys: 'Size calculator, what size roll-off dumpster do I need, which container',
			context: 'roll-off dumpster rental container',
		},
	],
}

const overview: Page = {
	path: '/services',
	name: 'All Services',
	purpose: 'quote',
	preview: { name: 'services', scene: 'commercial', title: '{{offered}}' },
	sitemap: { priority: 0.9, changefreq: 'weekly' },
	lastmod: { rowsOf: 'services' },
	found: [
		{
			title: 'All services',
			summary:
				'{{with.residential}}Carts for homes{{with.commercial:, dumpsters for businesses}}{{with.rolloff:, roll-off containers}}{{with.hoa: and HOA packages}}, side by side. {{without.residential}}All that we offer, side by side.',
			keys: 'What services we offer, kinds of service',
		},
	],
}

/** The pages of services; the HOA pages are listed between the calculator and the overview. */
export const servicePages = { residential, commercial, rolloff, sizeCalculator, overview } as const
