import type { FactGroup } from '../fact_group.ts'
import * as kind from '../fact_kinds.ts'
import { serviceNames } from '../services.ts'
import { type Service, services } from '#db/service_names.ts'

const hints: Readonly<Record<Service, string>> = {
	residential: 'Carts at home: the towns, pickup days, calendars, reminders, orders and service requests.',
	lawn: 'The lawn can for the season. Part of residential service.',
	rolloff: 'The sizes, the towns and the size calculator.',
	commercial: 'Dumpsters for businesses and their sizes.',
	hoa: 'One contract for a community. Part of residential service.',
}

/** The services that the company offers; the site does not mention the others. */
export const serviceGroup: FactGroup = {
	key: 'services',
	title: 'What we offer',
	fields: [
		...services.map((service) => ({
			name: `services.${service}`,
			label: serviceNames[service],
			hint: hints[service],
			...kind.onOrOff(),
		})),
		{
			name: 'textNotifications',
			label: 'Text notifications',
			hint: 'Texts to customers who agree to them. Off, no page promises them, and no form asks about them.',
			control: 'checkbox',
			schema: kind.onOrOff().schema.prefault(true),
		},
	],
}
