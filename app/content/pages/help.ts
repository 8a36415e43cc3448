import type { Page } from './page.ts'

const center: Page = {
	path: '/help',
	name: 'Help Center',
	purpose: 'report',
	preview: { name: 'help', scene: 'help', title: 'Help center' },
	sitemap: { priority: 0.6, changefreq: 'weekly' },
	lastmod: { rowsOf: 'kb_articles' },
	found: [
		{
			title: 'Help center',
			summary:
				'Articles about {{with.residential:pickup day, carts, bills}}{{with.recycling:, recycling}}{{without.residential:bills}}{{with.rolloff: and roll-offs}}.',
			keys: 'Help articles, support, guides',
		},
	],
}

const billing: Page = {
	path: '/pay-my-bill',
	name: 'Pay My Bill',
	purpose: 'pay',
	preview: { name: 'billing', scene: 'billing', title: 'Pay my bill' },
	sitemap: { priority: 0.5, changefreq: 'monthly' },
	found: [
		{
			title: 'Pay my bill',
			summary:
				'The ways to pay, with your {{bill.customerIdDigits}}-digit customer ID. Bills are due within {{promise.billDue}}.',
			keys: 'Pay bill online, payment portal, customer ID, log in, billing support, account update',
		},
		{
			path: '/pay-my-bill#account-update',
			title: 'Update your account',
			summary:
				'A new address, phone number, email or name: send the form, and we follow up within {{promise.accountUpdate}}.',
			keys: 'Account update form, change address, new phone number, new email, change name',
		},
	],
}

const search: Page = {
	path: '/search',
	name: 'Search',
	purpose: 'quote',
	preview: { name: 'search', scene: 'home', title: 'Search' },
	sitemap: null,
}
const sitemap: Page = {
	path: '/sitemap',
	name: 'Site Map',
	purpose: 'quote',
	preview: { name: 'sitemap', scene: 'about', title: 'Site map' },
	sitemap: null,
}

/** The self-service pages for customers. */
export const helpPages = [center, billing, search, sitemap] as const
