import type { AddressParts } from '#platform/addresses/address_parts.ts'
import { resultOf, type Candidate, choicesOf, mostChoices } from './results.server.ts'
import type { LookUpResult } from './look_up_result.ts'
import { displayed } from './displayed.ts'
import { isInTown, type Territory, type TerritoryArea } from './territory.server.ts'

type Place = Pick<AddressParts, 'town' | 'zip'>

/**
 * The area that covers the unlisted addresses of this town or ZIP code. If the town and the ZIP code have
 * different areas, the ZIP code's wins only if it is in the town.
 */
export function coveringArea(territory: Territory, { town, zip }: Place): TerritoryArea | null {
	const areas = [...territory.areas.values()]
	const ofZip = areas.find(({ zips }) => zip !== null && zips.includes(zip)) ?? null
	const ofTown = areas.find((area) => area.coversTown && isInTown(area, town)) ?? null
	return ofZip && (isInTown(ofZip, town) || !ofTown) ? ofZip : ofTown
}

/** Whether the address lacks the town or ZIP code needed to find an area that covers it. */
export function lacksPlace({ areas }: Territory, { town, zip }: Place): boolean {
	return [...areas.values()].some(
		(area) =>
			(town === null && area.coversTown) ||
			(zip === null && area.zips.length > 0 && (town === null || isInTown(area, town))),
	)
}

/**
 * Returns a filter for listed streets that may lie in the typed place. If only a ZIP code was typed, a street
 * listed without one must be in the covering area's town.
 */
export function mayLieIn(rest: TerritoryArea | null, { town }: Place) {
	return ({ area, range }: Candidate) =>
		rest === null || town !== null || range.zip !== null || area.town === rest.town
}

/**
 * Whether a listed street also belongs to an area other than the covering one, so that an address without a
 * house number is ambiguous.
 */
export function isElsewhereToo(rest: TerritoryArea | null, candidates: readonly Candidate[]): boolean {
	return rest !== null && candidates.some(({ area }) => area !== rest)
}

/**
 * The result for an unlisted street in a covered place: the covering area, or a choice if other areas have
 * similar streets.
 */
export function coveringAreaOrChoices(
	rest: TerritoryArea,
	candidates: readonly Candidate[],
	{ number, town, zip }: AddressParts,
	street: string,
): LookUpResult {
	const isInPlace = ({ area, range }: Candidate) =>
		(zip !== null && range.zip === zip) || isInTown(area, town) || (town === null && area.town === rest.town)
	const near = candidates.filter(isInPlace)
	if (!isElsewhereToo(rest, near)) return resultOf(rest)
	const place = town === null ? zip : displayed(town.split(' '))
	const covering = {
		label: [[number, street].filter((part) => part !== null).join(' '), place].join(', '),
		area: rest.name,
		to: `/pickup-day/${rest.slug}`,
	}
	const choices = [...choicesOf(near, number).slice(0, mostChoices - 1), covering]
	return { kind: 'choose', isSpelling: true, mayBeNone: false, choices }
}
