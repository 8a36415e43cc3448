import { holidaysMovePickups } from '#app/company/days_off.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { rowAt, rowsIn } from '#app/content/listing.ts'
import { areaFacts, townFacts } from '#app/content/routes.server.ts'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import type { Store } from '#db/store.server.ts'
import { priceSteps } from '#app/leads/order/price_steps.server.ts'
import type { AreaLink, LookUpResult } from '#app/pickup/lookup/look_up_result.ts'
import { lookUp } from '#app/pickup/lookup/look_up.server.ts'
import { isInTown, ofTown, territoryOf } from '#app/pickup/lookup/territory.server.ts'
import { ruleOn, streamsOf } from '#app/pickup/schedule/area_rules.ts'
import { pickupsBetween } from '#app/pickup/schedule/pickups.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import type { Stream } from '#app/pickup/schedule/streams.ts'
import { readAddress } from '#platform/addresses/read_address.ts'
import { withState } from '#app/places/town_key.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { Routes } from '#app/company/routes.ts'
import { daysOfChange, hindranceTo } from './hindrance.server.ts'
import { type AreaChoice, isServed, type Local, type Place } from './place.ts'
import { isStartWeek, startWeeks, weekOfConfirmation } from './start_weeks.ts'

/** The service ordered, and its address. */
export interface Wanted {
	service: string
	extras: readonly string[]
	address: string
	town: string
	/**
	 * The slug of the area chosen if an address may lie in several, or of the town chosen among several with
	 * the same name; else empty.
	 */
	areaSlug: string
}

/** Looks up an order's address in the list of streets and the pickup areas. Rejects if the store fails. */
export async function findPlace(
	{ store, content }: { store: Store; content: ContentHub },
	wanted: Wanted,
	now: Date,
): Promise<Place> {
	const snapshot = content.current
	const territory = territoryOf(snapshot)
	const text = `${wanted.address}, ${wanted.town}`
	const found = await lookUp(store, territory, text)
	const town = found.kind === 'choose' ? townAmong(found.choices, wanted.areaSlug, snapshot) : undefined
	if (town) {
		const there = await lookUp(store, ofTown(territory, town), text)
		return inTown(placeOf(there, wanted, snapshot, now), town)
	}
	const place = placeOf(found, wanted, snapshot, now)
	if (found.kind !== 'choose' || place.kind !== 'area') return place
	const area = [...territory.areas.values()].find(({ slug }) => slug === place.slug)
	const written = readAddress(text, territory.townNames, territory.states, territory.nicknames)
	const isThere = area && written.ok && isInTown(area, written.address.town)
	// The street chosen from the offered ones is in another town than the typed one.
	return isThere ? place : inTown(place, rowAt(snapshot.residentialTowns, area?.townSlug))
}

/** The place with the chosen town, which replaces the typed one. */
function inTown(place: Place, town: ResidentialTownRow | undefined): Place {
	return town && isServed(place) ? { ...place, chosenTown: withState(town.name, town.state) } : place
}

/** The town chosen among those with the same name, directly or through one of its areas. */
function townAmong(
	choices: readonly AreaLink[],
	chosen: string,
	{ residentialTowns, pickupAreas }: Snapshot,
): ResidentialTownRow | undefined {
	const area = rowAt(pickupAreas, chosen)
	const towns = [rowAt(residentialTowns, chosen), rowAt(residentialTowns, area?.town_slug)]
	return towns.find((town) => town && choices.some(({ to }) => to === `/residential/${town.slug}`))
}

function placeOf(result: LookUpResult, wanted: Wanted, snapshot: Snapshot, now: Date): Place {
	if (result.kind === 'area') return ofArea(result.slug, wanted, snapshot, now)
	if (result.kind === 'choose') {
		const choices = result.choices.map(choiceOf)
		const chosen = choices.find(({ slug }) => slug === wanted.areaSlug)
		return chosen ? ofArea(chosen.slug, wanted, snapshot, now) : { ...result, choices }
	}
	if (result.kind !== 'place') return result
	// A town without a street is not an address.
	if (result.street === null) return { kind: 'unread', reason: 'no-street' }
	// In a town whose streets are not listed, the office determines the pickup day.
	const areas = rowsIn(snapshot.pickupAreas)
	const own = areas.filter(({ slug }) => result.slugs.includes(slug))
	const today = localTimeOf(now, snapshot.facts).date
	const missing = own.length > 0 ? missingIn(own, wanted, snapshot, now) : undefined
	if (missing) return { kind: 'without', area: result.place, stream: missing }
	const town = rowAt(snapshot.residentialTowns, result.townSlug)
	const { routes, services } = town ? townFacts(town, snapshot, today) : snapshot.facts
	const period = orderedPeriod(wanted, snapshot, now)
	const factsOn = (day: string) => (town ? townFacts(town, snapshot, day) : snapshot.facts)
	return {
		kind: 'unlisted',
		town: result.place,
		townSlug: result.townSlug,
		chosenTown: null,
		recycling: routes.recycling,
		recyclingLater: laterRhythms(
			routes.recycling,
			daysOfChange(snapshot, { areas: own, ...period }),
			factsOn,
		),
		services,
		hindrance: hindranceTo(snapshot, { town, areas: own, ...period }),
	}
}

function choiceOf(link: AreaLink): AreaChoice {
	return { ...link, slug: link.to.slice(link.to.lastIndexOf('/') + 1) }
}

function ofArea(slug: string, wanted: Wanted, snapshot: Snapshot, now: Date): Place {
	const area = rowAt(snapshot.pickupAreas, slug)
	if (!area) return { kind: 'failed', reason: 'unavailable' }
	const town = rowAt(snapshot.residentialTowns, area.town_slug)
	if (area.contracted_to !== null) {
		const contractor = area.contracted_to
		return { kind: 'contracted', town: town?.name ?? area.name, contractor, to: `/pickup-day/${slug}` }
	}
	const missing = missingIn([area], wanted, snapshot, now)
	if (missing) return { kind: 'without', area: area.name, stream: missing }
	const firstPickups = weeksOf(wanted, snapshot, now).flatMap((week) => {
		const first = firstPickup(area, mainStream(wanted), week, snapshot)
		return first === null ? [] : [[week, first] as const]
	})
	const today = localTimeOf(now, snapshot.facts).date
	const { routes, services } = areaFacts(area, snapshot.facts, today)
	const period = orderedPeriod(wanted, snapshot, now)
	const factsOn = (day: string) => areaFacts(area, snapshot.facts, day)
	return {
		kind: 'area',
		slug,
		chosenTown: null,
		weekday: weekdayWords(area, today),
		movesOnHolidays: holidaysMovePickups(snapshot.facts.hours),
		recycling: routes.recycling,
		recyclingLater: laterRhythms(
			routes.recycling,
			daysOfChange(snapshot, { areas: [area], ...period }),
			factsOn,
		),
		services,
		firstPickups: new Map(firstPickups),
		hindrance: hindranceTo(snapshot, { town, areas: [area], ...period }),
	}
}

/** The days on which the recycling rhythm changes, with the new rhythm. */
function laterRhythms(
	now: Routes['recycling'],
	days: readonly string[],
	factsOn: (day: string) => Facts,
): Local['recyclingLater'] {
	const later: { from: string; recycling: Routes['recycling'] }[] = []
	for (const from of days) {
		const { services, routes } = factsOn(from)
		const before = later.at(-1)?.recycling ?? now
		if (services.recycling && routes.recycling !== before) later.push({ from, recycling: routes.recycling })
	}
	return later
}

/**
 * The first ordered stream that is picked up in none of these areas, neither now nor in any week that can be
 * chosen.
 */
function missingIn(
	areas: readonly PickupAreaRow[],
	wanted: Wanted,
	snapshot: Snapshot,
	now: Date,
): Stream | undefined {
	const later = weeksOf(wanted, snapshot, now).map((week) => addDays(civilDay(week), daysToFirst).date)
	const days = [localTimeOf(now, snapshot.facts).date, ...later]
	const coming = new Set(areas.flatMap((area) => days.flatMap((day) => streamsOf(ruleOn(area, day)))))
	return streamsIn(wanted).find((stream) => !coming.has(stream))
}

/** The ordered streams, main stream first. */
function streamsIn(wanted: Wanted): Stream[] {
	const extras = (['recycling', 'lawn'] as const).filter((one) => wanted.extras.includes(one))
	return [mainStream(wanted), ...extras]
}

/**
 * The ordered streams, and the latest day of a first pickup: a customer who may start in any of the offered
 * weeks must know what ends by then.
 */
function orderedPeriod(wanted: Wanted, snapshot: Snapshot, now: Date) {
	const today = localTimeOf(now, snapshot.facts).date
	const last = weeksOf(wanted, snapshot, now).at(-1) ?? today
	return { streams: streamsIn(wanted), today, until: addDays(civilDay(last), daysToFirst).date }
}

/**
 * The weeks that can be chosen, including one more for a page opened when orders were still confirmed a week
 * earlier.
 */
function weeksOf({ service }: Wanted, snapshot: Snapshot, now: Date): string[] {
	const { facts } = snapshot
	const steps = priceSteps(snapshot)
	const before = weekOfConfirmation(facts, now)
	const weeks = startWeeks(service, facts, steps, now)
	return isStartWeek(before, service, facts, steps, now) ? [before, ...weeks] : weeks
}

function mainStream({ service }: Wanted): Stream {
	return service === 'lawn' ? 'lawn' : 'trash'
}

/** A first pickup must come within four weeks. */
const daysToFirst = 27

/** The first day (`YYYY-MM-DD`) from this week on on which the stream is picked up; null when it is not within four weeks. */
function firstPickup(area: PickupAreaRow, stream: Stream, week: string, snapshot: Snapshot): string | null {
	const to = addDays(civilDay(week), daysToFirst).date
	const coming = pickupsBetween(area, week, to, scheduleRules(snapshot))
	return coming.find((pickup) => pickup.stream === stream && pickup.date !== null)?.date ?? null
}
