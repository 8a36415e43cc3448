import type { Page } from './page.ts'

const services: Page = {
	path: '/hoa-services',
	name: 'HOA Services',
	purpose: 'hoaQuote',
	service: 'hoa',
	preview: { name: 'hoa', scene: 'hoa', title: 'One truck and one day for your whole HOA' },
	sitemap: { priority: 0.9, changefreq: 'weekly' },
	sections: {
		key: 'hoa-services',
		label: 'HOA services',
		byName: {
			hero: 'Top of the page',
			'how-it-works-intro': 'Above the steps',
			'step-reach-out': 'Step 1',
			'step-custom-plan': 'Step 2',
			'step-pickup-starts': 'Step 3',
			'step-support': 'Step 4',
			'whats-included-intro': 'Above what is included',
			'included-services': 'What is included, with commas between',
			'why-choose-intro': 'Above the advantages',
			advantages: 'Advantages',
			'bottom-cta': 'Bottom of the page',
		},
	},
	found: [
		{
			title: 'HOA services',
			summary: 'One truck and one pickup day for the whole community, planned with your board.',
			keys: 'HOA trash packages, homeowners association, community, neighborhood, what is included',
		},
	],
}

const quote: Page = {
	path: '/hoa-quote',
	name: 'HOA Quote',
	purpose: 'hoaQuote',
	service: 'hoa',
	preview: { name: 'hoa-quote', scene: 'hoa', title: 'A quote for your HOA' },
	sitemap: { priority: 0.6, changefreq: 'monthly' },
	found: [
		{
			title: 'Request an HOA quote',
			summary: 'Send the number of homes and what you need. {{promise.hoaAnswer}}',
			keys: 'HOA quote form, homeowners association quote, community price, proposal for the board',
		},
	],
}

export const hoaPages = [services, quote] as const
