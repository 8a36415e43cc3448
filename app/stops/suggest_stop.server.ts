import { localTimeOf } from '#app/company/zoned_time.ts'
import { rowAt, rowIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import type { LeadValues } from '#app/leads/lead_definition.ts'
import { readLeadValues } from '#app/leads/lead_table.server.ts'
import { soonestEnd } from '#app/leads/service_request/soonest_end.ts'
import { pickupsBetween } from '#app/pickup/schedule/pickups.ts'
import { isInTimeToSkip } from '#app/pickup/schedule/skip_notice.ts'
import { firstDayToCome } from '#app/pickup/schedule/trucks_out.ts'
import { agreedDays, containerOf, sizeOf } from '#app/stops/containers.server.ts'
import { openDay, openDayBefore } from './open_day.ts'
import { bringingKinds, fetchingKinds, stopKinds } from '#app/stops/stop_kinds.ts'
import { dayOfStop, doneOn, stopSchedule } from '#app/stops/stop_day.ts'
import { type RequestOfStop, stopOfRequest } from '#app/stops/stop_of_request.ts'
import type { Services } from '#app/services.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { StopKind, StopRow } from '#db/stop_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { areaOfAddress } from './find_area.server.ts'
import type { NewStop } from './insert_stop.server.ts'

/** A stop that staff can plan for a request with one click. */
type SuggestedStop = Omit<NewStop, 'created_by'>

const daysLooked = 60

/**
 * The stop that a request most likely needs, on the day from the schedule or the request; null if it needs
 * none, or the day cannot be determined.
 */
export async function suggestStop(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	{ work, stops }: { work: LeadWorkRow; stops: readonly StopRow[] },
	now: Date,
): Promise<SuggestedStop | null> {
	if (work.anonymized_at !== null) return null
	const values = await readLeadValues(store.db, leadDefinitions[work.form], work.lead_id)
	const request = { request: work, values, stops, requestedAt: new Date(work.created_at) }
	return (await suggestFrom({ store, content }, request, now))[0] ?? null
}

interface SuggestionInput {
	request: RequestOfStop
	values: LeadValues
	stops: readonly StopRow[]
	requestedAt: Date
}

/**
 * All stops that a request needs, even if it is not stored yet: one for each skipped pickup, and a single one
 * of any other kind.
 */
export async function suggestFrom(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	{ request: work, values, stops, requestedAt }: SuggestionInput,
	now: Date,
): Promise<SuggestedStop[]> {
	const { current } = content
	const delivery = unfetchedDelivery(stops)
	const kind = delivery ? 'pick-up-container' : kindOf(work.form, values)
	if (kind === null) return []
	const area = await areaOf({ store, content }, values, work.place ?? '')
	const container_id = delivery?.container_id ?? containerOf(values['dumpster_sizes'], current)
	const requested = delivery
		? fetchDay(delivery, values, current)
		: requestedDay(kind, values, current.facts, requestedAt)
	// How long the container stays is unknown.
	if (delivery && requested === null) return []
	const absence = kind === 'skip' ? daysAway(values) : null
	const days =
		absence !== null && area !== null
			? skippedDays(area, absence, { stops, snapshot: current, requestedAt, now })
			: [suggestedDay(kind, area, { requested, snapshot: current, now })]
	const request = stopOfRequest(work)
	return days.flatMap((day) =>
		// Service ends before the next pickup.
		kind === 'end' && area !== null && requested !== null && day.day > requested
			? []
			: {
					...request,
					what: sizeOf(container_id, current)?.size_label ?? request.what,
					kind,
					container_id,
					fetches: delivery?.id ?? null,
					...day,
					area_id: area?.id ?? null,
				},
	)
}

/** The first container of a request, delivered or planned, that no stop fetches. */
function unfetchedDelivery(stops: readonly StopRow[]): StopRow | undefined {
	const fetching = stops.filter(({ kind, state }) => fetchingKinds.includes(kind) && state !== 'taken-back')
	const fetched = new Set(fetching.map(({ fetches }) => fetches))
	return stops.find(
		({ id, kind, state, is_standing }) =>
			bringingKinds.includes(kind) &&
			(state === 'done' ? is_standing : state !== 'taken-back' && !fetched.has(id)),
	)
}

/** The day to fetch a delivered container; null if no number of days was agreed. */
function fetchDay(delivery: StopRow, values: LeadValues, snapshot: Snapshot): string | null {
	const size = sizeOf(delivery.container_id, snapshot)
	const days = agreedDays(values['project_duration'], size?.included_days)
	const from = doneOn(delivery, snapshot.facts) ?? delivery.day
	return days === null ? null : addDays(civilDay(from), days).date
}

/** The pickup area that the request names, or else that of its address. */
async function areaOf(
	reading: Pick<Services, 'store' | 'content'>,
	values: LeadValues,
	address: string,
): Promise<PickupAreaRow | null> {
	const { pickupAreas } = reading.content.current
	const named = rowAt(pickupAreas, values['area_slug'])
	if (named) return named
	const found = await areaOfAddress(reading, address).catch(() => null)
	return rowIn(pickupAreas, found) ?? null
}

const kindByService: Readonly<Record<string, StopKind>> = {
	missed: 'missed',
	'broken-cart': 'repair',
	extra: 'extra',
	skip: 'skip',
	stop: 'end',
}
const kindByCartChange: Readonly<Record<string, StopKind>> = {
	add: 'deliver-cart',
	swap: 'swap-cart',
	remove: 'pick-up-cart',
}

/** Quotes for other services suggest no stop. */
const kindByQuotedService: Readonly<Record<string, StopKind>> = {
	'residential-services': 'deliver-cart',
	commercial: 'deliver-container',
	rolloff: 'deliver-container',
}

/** Null for a form whose requests need no stop. */
function kindOf(form: LeadWorkRow['form'], values: LeadValues): StopKind | null {
	switch (form) {
		case 'rolloff':
		case 'hoa':
			return 'deliver-container'
		case 'order':
			return 'deliver-cart'
		case 'quote':
			return kindByQuotedService[String(values['service_type'])] ?? null
		case 'service-request':
			if (values['kind'] === 'other-cart')
				return kindByCartChange[String(values['cart_change'])] ?? 'swap-cart'
			if (values['cart_problem'] === 'gone') return 'deliver-cart'
			return kindByService[String(values['kind'])] ?? null
		default:
			return null
	}
}

/** The day that a request asks for; null if none. */
function requestedDay(
	kind: StopKind,
	values: LeadValues,
	facts: Snapshot['facts'],
	requestedAt: Date,
): string | null {
	// An order names the Monday of the week in which service begins; the cart is delivered before that.
	const begins = values['start_week']
	if (typeof begins === 'string' && begins !== '') return openDayBefore(begins, facts)
	const column = { skip: 'skip_from', end: 'stop_on', 'deliver-container': 'delivery_day' }[kind as string]
	const requested = dayIn(values, column)
	if (kind !== 'end') return requested
	// As on the receipt: not before the notice period ends.
	const soonest = soonestEnd(localTimeOf(requestedAt, facts).date, facts)
	return requested !== null && requested > soonest ? requested : soonest
}

function dayIn(values: LeadValues, column: string | undefined): string | null {
	const day = column === undefined ? null : values[column]
	return typeof day === 'string' && day !== '' ? day : null
}

type SuggestedDay = Pick<StopRow, 'day' | 'follows_route'>

/** The first and last day on which the customer is away; null unless both are given. */
function daysAway(values: LeadValues): { from: string; to: string } | null {
	const [from, to] = [dayIn(values, 'skip_from'), dayIn(values, 'skip_to')]
	return from === null || to === null ? null : { from, to }
}

/** The pickups still to come during the absence that the request was in time to skip and that have no skip stop yet. */
function skippedDays(
	area: PickupAreaRow,
	{ from, to }: { from: string; to: string },
	{
		stops,
		snapshot,
		requestedAt,
		now,
	}: { stops: readonly StopRow[]; snapshot: Snapshot; requestedAt: Date; now: Date },
): SuggestedDay[] {
	const { rules } = stopSchedule(snapshot)
	const first = firstDayToCome(localTimeOf(now, snapshot.facts), area, rules)
	const skipped = new Set(
		stops
			.filter(({ kind, state }) => kind === 'skip' && state !== 'taken-back')
			.map((stop) => dayOfStop(stop, stopSchedule(snapshot)).day),
	)
	const pickups = pickupsBetween(area, from > first ? from : first, to, rules).filter(
		({ date }) =>
			date !== null &&
			!skipped.has(date) &&
			isInTimeToSkip(date, { area, rules, facts: snapshot.facts }, requestedAt),
	)
	return [...new Set(pickups.map(({ scheduled }) => scheduled))].map((day) => ({ day, follows_route: true }))
}

/**
 * The day for a stop, tomorrow at the earliest. A stop with a pickup is on the area's next pickup, or on the
 * requested one; any other, or one without a known area, on the next day when office and trucks work, or on
 * the requested day.
 */
export function suggestedDay(
	kind: StopKind,
	area: PickupAreaRow | null,
	{ requested, snapshot, now }: { requested: string | null; snapshot: Snapshot; now: Date },
): SuggestedDay {
	const tomorrow = addDays(civilDay(localTimeOf(now, snapshot.facts).date), 1).date
	const from = requested !== null && requested > tomorrow ? requested : tomorrow
	if (stopKinds[kind].onRoute && area !== null) {
		const { rules } = stopSchedule(snapshot)
		const pickups = pickupsBetween(area, tomorrow, addDays(civilDay(from), daysLooked).date, rules).filter(
			({ date }) => date !== null,
		)
		const last = pickups.findLast(
			({ date }) => kind === 'end' && requested !== null && (date ?? '') <= requested,
		)
		const found = last ?? pickups.find(({ date }) => (date ?? '') >= from)
		if (found) return { day: found.scheduled, follows_route: true }
	}
	return { day: openDay(from, snapshot.facts), follows_route: false }
}
