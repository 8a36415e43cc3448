import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { Services } from '#app/context.server.ts'
import type { AreaLink } from '#app/pickup/lookup/answer.ts'
import { lookUp } from '#app/pickup/lookup/look_up.server.ts'
import { type Territory, territoryOf } from '#app/pickup/lookup/territory.server.ts'
import { pickupsBetween } from '#app/pickup/schedule/pickups.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import type { Stream } from '#app/pickup/schedule/streams.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Store } from '#db/store.server.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { AreaChoice, Place } from './place.ts'
import { startWeeks } from './start_weeks.ts'

/** Where service is ordered, and what. */
export interface Wanted {
	service: string
	extras: readonly string[]
	address: string
	town: string
	/** The area that was chosen where an address may lie in several; else empty. */
	areaSlug: string
}

/** What the list of streets and the pickup areas say of an order's address. Rejects while the store is away. */
export async function findPlace(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	wanted: Wanted,
	now: Date,
): Promise<Place> {
	const snapshot = content.current
	const territory = territoryOf(snapshot)
	const answer = await lookUp(store, territory, `${wanted.address}, ${wanted.town}`)
	if (answer.kind === 'area') return ofArea(answer.slug, wanted, snapshot, now)
	if (answer.kind === 'choose') {
		const choices = answer.choices.map(choiceOf)
		const chosen = choices.find(({ slug }) => slug === wanted.areaSlug)
		return chosen ? ofArea(chosen.slug, wanted, snapshot, now) : { ...answer, choices }
	}
	if (answer.kind !== 'unknown' && answer.kind !== 'outside') return answer
	return (await inUnlistedTown(store, territory, wanted, snapshot, now)) ?? answer
}

function choiceOf(link: AreaLink): AreaChoice {
	return { ...link, slug: link.to.slice(link.to.lastIndexOf('/') + 1) }
}

/** A town of ours without listed streets: its only area, or one that the office finds. Null for any other town. */
async function inUnlistedTown(
	store: Pick<Store, 'db'>,
	{ areas, towns }: Territory,
	wanted: Wanted,
	snapshot: Snapshot,
	now: Date,
): Promise<Place | null> {
	const typed = wanted.town.trim().toUpperCase()
	const ids = [...areas].filter(([, area]) => area.townNames.includes(typed)).map(([id]) => id)
	const town = towns.find(({ name }) => name.toUpperCase() === typed)
	if (ids.length === 0) return town ? { kind: 'unlisted', town: town.name } : null
	const listed = await store.db
		.selectFrom('street_list')
		.innerJoin('street_ranges', 'street_ranges.import_id', 'street_list.import_id')
		.select('street_ranges.id')
		.where('area_id', 'in', ids)
		.limit(1)
		.executeTakeFirst()
	if (listed) return null
	const [first, ...others] = ids.flatMap((id) => areas.get(id) ?? [])
	if (first && others.length === 0) return ofArea(first.slug, wanted, snapshot, now)
	return { kind: 'unlisted', town: first?.town ?? wanted.town }
}

function ofArea(slug: string, { service, extras }: Wanted, snapshot: Snapshot, now: Date): Place {
	const area = snapshot.pickupAreas.ok && snapshot.pickupAreas.rows.find((row) => row.slug === slug)
	if (!area) return { kind: 'failed', reason: 'unavailable' }
	if (area.contracted_to !== null) {
		const town = [...territoryOf(snapshot).areas.values()].find((one) => one.slug === slug)?.town ?? area.name
		return { kind: 'contracted', town, contractor: area.contracted_to, to: `/pickup-day/${slug}` }
	}
	const main: Stream = service === 'lawn' ? 'lawn' : 'trash'
	const wanted: Stream[] = [main, ...(['recycling', 'lawn'] as const).filter((one) => extras.includes(one))]
	const missing = wanted.find((stream) => !has(area, stream))
	if (missing) return { kind: 'without', area: area.name, stream: missing }
	const weeks = startWeeks(service, snapshot.facts, now)
	const firstPickups = weeks.flatMap((week) => {
		const first = firstPickup(area, main, week, snapshot)
		return first === null ? [] : [[week, first] as const]
	})
	return { kind: 'area', slug, weekday: area.weekday, firstPickups: Object.fromEntries(firstPickups) }
}

function has(area: PickupAreaRow, stream: Stream): boolean {
	return { trash: area.has_trash, recycling: area.recycling !== 'none', lawn: area.has_lawn }[stream]
}

/** A month in which nothing comes is no start. */
const daysToFirst = 27

/** The first day (`YYYY-MM-DD`) from this week on on which the stream is picked up; null when it is not within four weeks. */
export function firstPickup(
	area: PickupAreaRow,
	stream: Stream,
	week: string,
	snapshot: Snapshot,
): string | null {
	const to = addDays(civilDay(week), daysToFirst).date
	const coming = pickupsBetween(area, week, to, scheduleRules(snapshot))
	return coming.find((pickup) => pickup.stream === stream && pickup.date !== null)?.date ?? null
}
