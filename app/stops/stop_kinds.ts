import type { StopKind, StopRow, StopState } from '#db/stop_rows.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { listDays } from '#platform/time/list_days.ts'
import type { OfferedService, OfService } from '#app/company/services.ts'
import { counted } from '#platform/text/counted.ts'

/** The kinds of stops, with the wording for one that is done. `onRoute`: by default it comes with the area's pickup. */
export const stopKinds = {
	'deliver-cart': { label: 'Deliver a cart', done: 'Cart delivered', onRoute: false, service: 'residential' },
	'swap-cart': { label: 'Swap a cart', done: 'Cart swapped', onRoute: false, service: 'residential' },
	'pick-up-cart': { label: 'Pick up a cart', done: 'Cart picked up', onRoute: false, service: 'residential' },
	'deliver-container': {
		label: 'Deliver a container',
		done: 'Container delivered',
		onRoute: false,
		service: ['rolloff', 'commercial'],
	},
	'swap-container': {
		label: 'Swap a container',
		done: 'Container swapped',
		onRoute: false,
		service: ['rolloff', 'commercial'],
	},
	'pick-up-container': {
		label: 'Pick up a container',
		done: 'Container picked up',
		onRoute: false,
		service: ['rolloff', 'commercial'],
	},
	repair: { label: 'Repair a cart', done: 'Cart repaired', onRoute: false, service: 'residential' },
	missed: { label: 'Missed pickup', done: 'Missed pickup made up', onRoute: false },
	extra: { label: 'Extra bags or bulky item', done: 'Extra taken', onRoute: true },
	skip: { label: 'Skip the pickup', done: 'Pickup skipped', onRoute: true },
	start: { label: 'First pickup', done: 'First pickup made', onRoute: true },
	end: { label: 'Last pickup', done: 'Last pickup made', onRoute: true },
} as const satisfies Record<StopKind, OfService & { label: string; done: string; onRoute: boolean }>

/** The service, or any of several, that such stops require; null if they require none. */
export function serviceOfStop(kind: StopKind): OfferedService | readonly OfferedService[] | null {
	const { service }: OfService & { label: string } = stopKinds[kind]
	return service ?? null
}

export const stopStates: Readonly<Record<StopState, string>> = {
	planned: 'Planned',
	done: 'Done',
	'not-done': 'Not done',
	'taken-back': 'Taken back',
}

/** The states of a stop that still needs to be done. */
export const openStates = ['planned', 'not-done'] as const satisfies readonly StopState[]

/** Whether a stop in this state was reported done or not done, and so has `done_at` and `done_by`. */
export function hasResult(state: unknown): boolean {
	return state === 'done' || state === 'not-done'
}

/** The kinds that leave a container at the address. */
export const bringingKinds: readonly StopKind[] = ['deliver-container', 'swap-container']

/** The kinds that take a container away. */
export const fetchingKinds: readonly StopKind[] = ['swap-container', 'pick-up-container']

/** `Deliver a cart: 96 gallons` */
export function stopTitle({ kind, what }: Pick<StopRow, 'kind' | 'what'>): string {
	return [stopKinds[kind].label, what].filter(Boolean).join(': ')
}

/** The text of a planned stop in its request's history; `day` is the day by the schedule. */
export function plannedWords(kind: StopKind, day: string): string {
	return `planned “${stopKinds[kind].label}” for ${formatDay(day)}`
}

/** The sentence for the customer: `Deliver a container: planned for Friday, November 27.` */
export function plannedSentence(kind: StopKind, days: readonly string[]): string {
	return `${stopKinds[kind].label}: planned for ${listDays(days)}.`
}

/** Formats a number of stops: `3 stops`. */
export const countedStops = (count: number) => counted(count, 'stop')
