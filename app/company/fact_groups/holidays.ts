import { closedDays, holidayRules } from '../closed_day_kinds.ts'
import type { FactGroup } from '../fact_group.ts'

/** The days on which the office is closed, and how they affect pickups. */
export const holidayGroup: FactGroup = {
	key: 'holidays',
	title: 'Holidays and closed days',
	fields: [
		{
			name: 'hours.holidays',
			label: 'Holidays',
			hint: 'Where pickups move, each moves that day’s and all later pickups of the week by a day, to Saturday at the latest.',
			...holidayRules(),
		},
		{
			name: 'hours.closedDays',
			label: 'Closed days',
			hint: 'A family day, or a storm known ahead. For today’s weather post an alert: it emails everyone with reminders. Promises already made keep their time.',
			...closedDays(200),
		},
	],
}
