import { namedArticles } from '#app/content/named_articles.ts'

const payment = { name: 'Pay My Bill', to: '/pay-my-bill' }
const order = { name: 'Order online', to: '/order' }
const help = { name: 'Help Center', to: '/help' }
export const hoa = { name: 'HOA Services', to: '/hoa-services' }

/** The shell's links to pages (SH-04, SH-10), shared by header, menu and footer. */
export const serviceLinks = [
	{
		name: 'Residential Service',
		to: '/residential',
		text: 'Trash and recycling at your curb',
		icon: 'cart',
		service: 'recycling',
	},
	{
		name: 'Residential Service',
		to: '/residential',
		text: 'Trash at your curb',
		icon: 'cart',
		unless: 'recycling',
	},
	{
		name: 'Commercial Service',
		to: '/commercial',
		text: 'Dumpsters for shops, offices and sites',
		icon: 'dumpster',
	},
	{
		name: 'Roll-Off Dumpsters',
		to: '/roll-off-dumpsters',
		text: 'A container in your driveway, as long as the job takes',
		icon: 'container',
	},
] as const

export const footerLinks = [
	{ name: 'Residential Trash and Recycling Services', to: '/residential', service: 'recycling' },
	{ name: 'Residential Trash Service', to: '/residential', unless: 'recycling' },
	{ name: 'Commercial Dumpsters', to: '/commercial' },
	{ name: 'Roll-Off Rentals', to: '/roll-off-dumpsters' },
	hoa,
	{ name: 'All Services', to: '/services' },
	{ name: 'About Us', to: '/about' },
] as const

/** The main navigation after the services. */
export const mainLinks = [
	{ name: 'Pickup Day', to: '/pickup-day' },
	{ name: 'About', to: '/about' },
	{ name: 'Contact', to: '/contact' },
] as const

/** The pages for existing customers, in the menu of small screens and in the footer. */
export const customerLinks = [
	payment,
	{ name: 'Pickup Day & Holidays', to: '/pickup-day' },
	{ name: 'Service Request', to: '/service-request' },
	order,
	help,
] as const

/** The pages for existing customers on wide screens, where the main navigation already has pickup day and contact. */
export const topBarLinks = [order, payment, hoa, help]

/** Frequently needed pages, offered by the search overlay and the search page. */
export const popularTopics = [
	{ name: 'Holiday schedule', to: '/about#holiday-schedule' },
	{ name: 'Cart sizes and prices', to: '/#plans' },
	{ name: 'Pay my bill', to: '/pay-my-bill' },
	{ name: 'Missed pickup', to: namedArticles.missedPickup },
	{ name: 'Roll-off dumpsters', to: '/roll-off-dumpsters' },
	{ name: 'Towns we serve', to: '/#service-area' },
] as const
