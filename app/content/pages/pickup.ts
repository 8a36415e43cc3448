import type { Page } from './page.ts'

const calendar: Page = {
	path: '/calendar',
	preview: 'calendar',
	sitemap: { priority: 0.5, changefreq: 'monthly' },
	lastmod: { rowsOf: 'pickup_areas' },
	found: [
		{
			title: 'Pickup days in your calendar',
			summary:
				'Subscribe to your pickup days in Google, Apple or Outlook, or in Home Assistant. Holidays and delays move them by themselves.',
			keys: 'Calendar feed, subscribe, ICS, iCal, Google Calendar, Apple Calendar, Outlook, Home Assistant, reminder on my phone',
		},
	],
}

/** The pages about when the truck comes; those of the areas are content. */
export const pickupPages: readonly Page[] = [calendar]
