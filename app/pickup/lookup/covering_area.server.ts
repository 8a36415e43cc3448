import type { AddressParts } from '#platform/addresses/address_parts.ts'
import { resultOf, type Candidate, choicesOf, mostChoices } from './results.server.ts'
import type { LookUpResult } from './look_up_result.ts'
import { displayed } from './displayed.ts'
import { isInTown, type Territory, type TerritoryArea } from './territory.server.ts'

type Place = Pick<AddressParts, 'town' | 'zip'>

/** The area that has what is on no list in this place. Where town and ZIP code lead to two, it is the town's own. */
export function coveringArea(territory: Territory, { town, zip }: Place): TerritoryArea | null {
	const areas = [...territory.areas.values()]
	const ofZip = areas.find(({ zips }) => zip !== null && zips.includes(zip)) ?? null
	const ofTown = areas.find((area) => area.coversTown && isInTown(area, town)) ?? null
	return ofZip && (isInTown(ofZip, town) || !ofTown) ? ofZip : ofTown
}

/** Whether a town or ZIP code that was not typed could lead to an area that covers it. */
export function lacksPlace({ areas }: Territory, { town, zip }: Place): boolean {
	return [...areas.values()].some(
		(area) =>
			(town === null && area.coversTown) ||
			(zip === null && area.zips.length > 0 && (town === null || isInTown(area, town))),
	)
}

/** Whether a street on the list may lie in the typed place: without a ZIP code on the list, in the town that covers the typed one. */
export function mayLieIn(rest: TerritoryArea | null, { town }: Place) {
	return ({ area, range }: Candidate) =>
		rest === null || town !== null || range.zip !== null || area.town === rest.town
}

/** Whether a house on the list of another area makes the covering one doubtful when no number was typed. */
export function isOthersToo(rest: TerritoryArea | null, candidates: readonly Candidate[]): boolean {
	return rest !== null && candidates.some(({ area }) => area !== rest)
}

/** The covering area's result to a street that is on no list; with streets of others that come close, a question. */
export function restOr(
	rest: TerritoryArea,
	candidates: readonly Candidate[],
	{ number, town, zip }: AddressParts,
	street: string,
): LookUpResult {
	const isInPlace = ({ area, range }: Candidate) =>
		(zip !== null && range.zip === zip) || isInTown(area, town) || (town === null && area.town === rest.town)
	const near = candidates.filter(isInPlace)
	if (!isOthersToo(rest, near)) return resultOf(rest)
	const place = town === null ? zip : displayed(town.split(' '))
	const covering = {
		label: [[number, street].filter((part) => part !== null).join(' '), place].join(', '),
		area: rest.name,
		to: `/pickup-day/${rest.slug}`,
	}
	const choices = [...choicesOf(near, number).slice(0, mostChoices - 1), covering]
	return { kind: 'choose', isSpelling: true, choices }
}
