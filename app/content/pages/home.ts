import { ofService, type Page } from './page.ts'

export const home: Page = {
	path: '/',
	name: 'Home',
	purpose: 'quote',
	preview: { name: 'home', scene: 'home', title: 'The trash truck that knows your road' },
	sitemap: { priority: 1, changefreq: 'daily' },
	sections: {
		key: 'home',
		label: 'Home',
		byName: {
			hero: 'Top of the page',
			'services-overview': 'Above the services',
			'services-residential': 'Service: residential',
			'services-commercial': 'Service: commercial',
			'services-rolloff': 'Service: roll-off',
		},
		ofService,
	},
	found: [
		{
			path: '/#plans',
			service: 'residential',
			title: 'Cart sizes and prices',
			summary: '{{carts.prices:, }}. Recycling adds {{price.recycling}}.',
			keys: 'Residential prices, rates, monthly cost, plans, fees, how much is trash service',
		},
		{
			path: '/#service-area',
			title: 'Towns we serve',
			summary:
				'{{with.residential}}Carts at home: {{towns.carts}}. {{with.rolloff}}Containers: {{towns.containers}}. {{without.rolloff}}Dumpsters for businesses: {{towns.commercial}}.',
			keys: 'Service area map, where we pick up, which towns and cities, coverage',
		},
	],
}
