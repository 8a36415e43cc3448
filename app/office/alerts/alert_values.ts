/** The values of an alert's form, as typed and ticked. */
export interface AlertValues {
	kind: string
	delay_days: string
	starts_on: string
	ends_on: string
	reach: string
	town_slugs: readonly string[]
	area_ids: readonly string[]
	message: string
}

/** The values of an empty form. */
export const noAlertValues: AlertValues = {
	kind: '',
	delay_days: '1',
	starts_on: '',
	ends_on: '',
	reach: '',
	town_slugs: [],
	area_ids: [],
	message: '',
}

/** What an alert does to pickups, as staff choose it. */
export const alertKinds = [
	{ value: 'delay', label: 'Pickups come later' },
	{ value: 'cancelled', label: 'Pickups are cancelled' },
	{ value: 'notice', label: 'Only words: pickups come as usual' },
] as const

export const alertReaches = [
	{ value: 'all', label: 'All areas' },
	{ value: 'towns', label: 'Towns' },
	{ value: 'areas', label: 'Single areas' },
] as const
