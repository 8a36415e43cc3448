import { formatDay } from '#platform/time/format_day.ts'
import { listed } from '#platform/text/listed.ts'
import { hasNoPickups, daysOffOn } from '#app/company/days_off.ts'
import type { OfService } from '#app/company/services.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { defineContentType } from '#app/content/content_type.ts'
import { areaOptions } from '#app/content/area_names.ts'
import { containerCount } from '#app/stops/containers.server.ts'
import { openStates, stopKinds, stopStates } from '#app/stops/stop_kinds.ts'
import type { StopKind, StopRow, StopState } from '#db/stop_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import { saveStop } from './save_stop.server.ts'

/** The maximum number of days a stop can be planned ahead. */
const daysAhead = 400

const kinds = Object.entries<OfService & { label: string }>(stopKinds).map(([value, { label, service }]) => ({
	value: value as StopKind,
	label,
	service,
}))
const states = Object.entries(stopStates).map(([value, label]) => ({ value: value as StopState, label }))

const stops = defineContentType('stops', null, {
	label: 'Stops',
	singular: 'stop',
	group: 'Pages',
	help: 'What somebody must do at an address on a day.',
	isOutsideSnapshot: true,
	fields: {
		kind: { control: 'select', label: 'What is done there', options: kinds, plain: true },
		day: { control: 'date', label: 'Day' },
		follows_route: {
			control: 'checkbox',
			label: 'Comes with the pickup of its area',
			hint: 'When a holiday, a closed day or an alert moves the pickup, this moves with it.',
		},
		what: {
			control: 'text',
			label: 'Size',
			hint: 'In gallons or yards, and what it is for.',
			max: 200,
			plain: true,
			optional: true,
		},
		container_id: {
			control: 'reference',
			label: 'Roll-off size',
			service: 'rolloff',
			hint: 'By it the office counts how many are out.',
			table: 'rolloff_sizes',
			by: 'id',
			plain: true,
			optional: true,
		},
		cart_number: {
			control: 'text',
			label: 'Cart number',
			service: 'residential',
			max: 40,
			plain: true,
			optional: true,
		},
		name: { control: 'text', label: 'For whom', max: 200, plain: true },
		phone: { control: 'text', label: 'Phone', max: 60, plain: true, optional: true },
		address: { control: 'text', label: 'Address', hint: 'Street and town.', max: 300, plain: true },
		area_id: {
			control: 'reference',
			label: 'Pickup area',
			hint: 'Empty: by the list of streets, where that knows the address.',
			table: 'pickup_areas',
			by: 'id',
			plain: true,
			optional: true,
		},
		notes: {
			control: 'textarea',
			label: 'Notes for the driver',
			hint: 'Gate, dog, alley.',
			max: 1000,
			plain: true,
			optional: true,
		},
		turn: {
			control: 'number',
			label: 'Turn among the stops of its area',
			hint: '1 comes first. Empty: by the way that saves driving.',
			min: 1,
			max: 999,
			optional: true,
		},
		state: { control: 'select', label: 'How it stands', options: states, plain: true, isFilled: true },
		reason: { control: 'text', label: 'Why it was not done', max: 300, plain: true, optional: true },
	},
	automatic: ['created_at', 'updated_at'],
	fixed: [
		'done_at',
		'done_by',
		'promised_on',
		'was_on_time',
		'is_standing',
		'fetches',
		'form',
		'lead_id',
		'created_by',
	],
	columns: [],
	title: ({ kind, name }) => `${stopKinds[kind].label}, ${name}`,
	errors: ({ state, reason }) =>
		state === 'not-done' && reason === null
			? [{ field: 'reason', message: 'Please say why it was not done.' }]
			: [],
})

/** The stops as the office edits them. They are not deleted but taken back, which keeps their history. */
export const stopType = defineResource(stops, {
	screens: { list: '/admin/stops', row: (id) => `/admin/stops/${encodeURIComponent(id)}` },
	// A new stop has the state `planned`.
	fill: (values) => ({ ok: true, values: { ...values, state: values['state'] || 'planned' } }),
	save: saveStop,
	remove: () =>
		Promise.resolve({ ok: false, reason: 'needed', message: 'A stop is not deleted. Take it back instead.' }),
	canRevert: ({ action }) => action !== 'create',
	check(_, { row, stored, changed, facts, now }) {
		const stop = row as unknown as StopRow
		const isAsked =
			openStates.some((state) => state === stop.state) &&
			(!stored || changed.some((name) => ['day', 'follows_route'].includes(name)))
		const message = isAsked ? dayError(stop, facts.hours, localTimeOf(now, facts).date) : null
		return Promise.resolve(message === null ? [] : [{ field: 'day', message }])
	},
	async about({ store, content }, row) {
		const stop = row as unknown as StopRow
		const count = stop.state === 'planned' && (await containerCount(store.db, content.current, stop))
		return { note: count ? count.words : null }
	},
	options: ({ content }) => Promise.resolve({ area_id: areaOptions(content.current) }),
	days: () => null,
})

/** Returns why nothing can be planned for the day, or null. A stop that follows the route moves with its pickup instead. */
function dayError(
	{ day, follows_route }: StopRow,
	hours: Parameters<typeof hasNoPickups>[1],
	today: string,
): string | null {
	if (day < today) return `${formatDay(day, 'longDate')} has passed. Please choose today or a later day.`
	if (day > addDays(civilDay(today), daysAhead).date)
		return `${formatDay(day, 'longDate')} is more than a year away. Please choose a day before that.`
	if (follows_route || !hasNoPickups(day, hours)) return null
	const names = daysOffOn(day, hours).map(({ name }) => name)
	return `${formatDay(day, 'longDate')} is ${listed(names)}: no truck goes out. Please choose another day.`
}
