import type { Page } from './page.ts'

/** Where neighbors find the day of their street. */
const pickupDay: Page = {
	path: '/pickup-day',
	preview: 'pickup-day',
	sitemap: { priority: 0.9, changefreq: 'weekly' },
	lastmod: { rowsOf: 'pickup_areas' },
	found: [
		{
			title: 'Find your pickup day',
			summary: 'Type your address and see your trash day, your recycling week and what a holiday moves.',
			keys: 'Trash day, garbage day, recycling week, week A or week B, pickup day, pickup schedule, my street, my address, when do you come, what day is trash pickup',
		},
	],
}

const calendar: Page = {
	path: '/calendar',
	preview: 'calendar',
	sitemap: { priority: 0.5, changefreq: 'monthly' },
	lastmod: { rowsOf: 'pickup_areas' },
	found: [
		{
			path: '/calendar#calendars-heading',
			title: 'Pickup days by area',
			summary: 'Choose your area for its trash days, its recycling weeks and the days that a holiday moves.',
			keys: 'Trash day, recycling week, when is my pickup',
		},
		{
			title: 'Pickup days in your calendar',
			summary:
				'Subscribe to your pickup days in Google, Apple or Outlook, or in Home Assistant. Holidays and delays move them by themselves.',
			keys: 'Calendar feed, subscribe, ICS, iCal, Google Calendar, Apple Calendar, Outlook, Home Assistant, reminder on my phone',
		},
	],
}

/** Where reminders by mail are asked for. */
const reminders: Page = {
	path: '/reminders',
	preview: 'reminders',
	sitemap: { priority: 0.6, changefreq: 'monthly' },
	lastmod: { effective: '2026-11-22' },
	found: [
		{
			title: 'Pickup reminders by mail',
			summary:
				'A short mail the evening before pickup day or that morning, with holidays and snow days counted in. Free, and one click ends it.',
			keys: 'Remind me of trash day, pickup reminder, e-mail notification, alert when pickup is delayed, unsubscribe, stop reminders',
		},
	],
}

/** The pages about when the truck comes; those of the areas are content. */
export const pickupPages: readonly Page[] = [pickupDay, calendar, reminders]
