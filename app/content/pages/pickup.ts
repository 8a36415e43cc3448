import type { Page } from './page.ts'

/** Where residents look up their pickup day. */
const pickupDay: Page = {
	path: '/pickup-day',
	name: 'Pickup Day',
	purpose: 'findDay',
	service: 'residential',
	preview: { name: 'pickup-day', scene: 'residential', title: 'When the truck comes' },
	sitemap: { priority: 0.9, changefreq: 'weekly' },
	lastmod: { rowsOf: 'pickup_areas' },
	found: [
		{
			title: 'Find your pickup day{{with.recyclingWeeks: and recycling week}}',
			summary:
				'Your trash day{{with.recyclingWeeks:, your recycling week}}{{with.holidays: and what a holiday moves}}: type your address, or choose your area.',
			keys: 'Trash day, recycling week, when is my pickup, garbage day, pickup schedule',
		},
	],
}

const calendar: Page = {
	path: '/calendar',
	name: 'Pickup Days in Your Calendar',
	purpose: 'findDay',
	service: 'residential',
	preview: { name: 'calendar', scene: 'residential', title: 'Pickup days in your calendar' },
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

/** The sign-up for reminders by mail. */
const reminders: Page = {
	path: '/reminders',
	name: 'Pickup Reminders',
	purpose: 'findDay',
	service: 'residential',
	preview: { name: 'reminders', scene: 'residential', title: 'Never miss pickup day' },
	sitemap: { priority: 0.6, changefreq: 'monthly' },
	lastmod: { effective: '2026-11-22' },
	found: [
		{
			title: 'Pickup reminders by email',
			summary:
				'A short email the evening before pickup day or that morning, with holidays and changed days counted in. Free, and one click ends it.',
			keys: 'Remind me of trash day, pickup reminder, email notification, alert when pickup is delayed, unsubscribe, stop reminders',
		},
	],
}

/** The pages about pickup days; the pages of areas are content. */
export const pickupPages: readonly Page[] = [pickupDay, calendar, reminders]
