/** What a town's page says beside its row in the database (RO-03, RO-04): its own heading and tile labels. */
export interface TownProfile {
	/** Where it is another than "Roll-Off Dumpster Rentals in {town}". */
	heading?: string
	/** How delivery goes there, said before the word "delivery". */
	delivery: string
	/** What kind of service it is there, said before the word "service". */
	service: string
}

const profiles: Readonly<Record<string, TownProfile>> = {
	berthoud: {
		heading: 'Roll-Off Dumpster Rentals for Berthoud',
		delivery: 'Same-day',
		service: 'Farm and home',
	},
	'fort-collins': { delivery: 'Same-day', service: 'Old Town to Harmony' },
	greeley: { delivery: 'Same-day', service: 'Roof and remodel' },
	longmont: { delivery: 'Same-day', service: 'Home and estate' },
	loveland: { delivery: 'Same-day', service: 'Hometown' },
	'northern-communities': {
		heading: 'Rural & Mountain Dumpster Rentals',
		delivery: 'Road-checked',
		service: 'Mountain',
	},
	severance: {
		heading: 'Roll-Off Dumpster Rentals Around Severance',
		delivery: 'Same-day',
		service: 'New-home',
	},
	wellington: { delivery: 'Same-day', service: 'Open-country' },
	windsor: { delivery: 'Same-day', service: 'Neighborhood' },
}

/** The profile of a town; one that the office has added has the plain words. */
export function townProfile(slug: string): TownProfile {
	return profiles[slug] ?? { delivery: 'Same-day', service: 'Local' }
}
