import type { Facts } from './facts_type.ts'

/**
 * The company facts until the office saves others: decisions D1–D10, D24 and D25. Pictures are drawn from these; so
 * is everything that cannot change at run time: sizes, the time zone.
 */
export const builtInFacts = {
	name: 'Horsetooth Hauling',
	phone: '(970) 555-0142',
	email: 'office@horsetoothhauling.example',
	billingEmail: 'billing@horsetoothhauling.example',
	address: { street: '1200 Cart Lane', city: 'Loveland', state: 'CO', zip: '80537', country: 'US' },
	geo: { latitude: 40.3978, longitude: -105.075 },
	timeZone: 'America/Denver',
	founded: { year: 2008, month: 1 },
	serviceRadiusKm: 50,
	priceRange: '$$',

	prices: {
		cart65: 29,
		cart96: 33,
		recycling: 10,
		lawn: 20,
		overfilled: null,
		commercial2: { from: 85, to: 120 },
		commercial3: { from: 110, to: 150 },
	},
	carts: { small: 65, large: 96, lawn: 64 },
	lawnSeason: { from: 'May 1', to: 'the end of October' },
	pickup: { truckOutUntilHour: 18 },
	reminders: { eveningHour: 18, morningHour: 5 },

	promises: {
		quoteHours: 2,
		hoaQuoteHours: 24,
		serviceHours: 4,
		orderHours: 4,
		accountUpdateDays: 1,
		cancelNoticeDays: 30,
		skipNoticeHours: 24,
		rolloffCancelHours: 24,
		sameDayCutoffHour: 12,
		billDueDays: 30,
		customerIdDigits: 12,
	},

	retention: { mailBodyDays: 30, unsubscribedDays: 30, photoDays: 365, activityDays: 365 },

	hours: {
		days: [1, 2, 3, 4, 5],
		opens: '07:00',
		closes: '16:00',
		sunday: 'Emergency service only, when a crew is available',
		holidays: {},
		closedDays: [],
	},

	rating: { value: 4.8, count: 128, inStructuredData: false },

	truckType: 'rear loader',
	routes: {
		carts: ['Bellvue', 'Fort Collins', 'Greeley', 'Laporte', 'Severance', 'Wellington', 'Windsor'],
		containers: [
			'Bellvue',
			'Berthoud',
			'Fort Collins',
			'Greeley',
			'Laporte',
			'Longmont',
			'Loveland',
			'Severance',
			'Timnath',
			'Wellington',
			'Windsor',
		],
		commercial: ['Fort Collins', 'Wellington', 'Windsor'],
		days: {
			'fort-collins': ['Monday', 'Tuesday'],
			greeley: ['Monday', 'Tuesday'],
			'north-county': ['Friday'],
			severance: ['Thursday'],
			wellington: ['Monday'],
			windsor: ['Wednesday', 'Thursday'],
		},
		recycling: 'weekly',
	},

	rolloffs: [
		{ yards: 12, loads: '4-6', tons: '2-3', feet: [14, 8, 3.5] },
		{ yards: 15, loads: '6-8', tons: '3-4', feet: [16, 8, 4] },
		{ yards: 20, loads: '8-10', tons: '4-5', feet: [22, 8, 4] },
		{ yards: 30, loads: '12-15', tons: '6-8', feet: [22, 8, 6] },
	],
	commercial: [
		{ yards: 2, bags: 12, pounds: 400, feet: [6, 3, 3] },
		{ yards: 3, bags: 18, pounds: 600, feet: [6, 3.5, 4] },
	],

	smsConsentRequired: true,
} as const satisfies Facts
