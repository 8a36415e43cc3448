import { withState } from '#app/places/town_key.ts'
import { milesBetween } from '#app/places/distance.ts'
import type { StreetName } from '#platform/addresses/street_name.ts'
import { stateNames } from '#platform/addresses/states.ts'
import type { LookUpResult, AreaLink } from './look_up_result.ts'
import type { FoundRange } from './ranges.server.ts'
import type { KnownPlace, Territory, TerritoryArea } from './territory.server.ts'

export const mostChoices = 6

/** A matching range with its area. */
export interface Candidate {
	range: FoundRange
	name: StreetName
	area: TerritoryArea
}

/** The result if all candidates are in one area or contracted to the same hauler, else null. */
export function settle(candidates: readonly Candidate[]): LookUpResult | null {
	const [area, ...others] = new Set(candidates.map((candidate) => candidate.area))
	const contracted = contractedAt(candidates)
	return contracted ?? (area && others.length === 0 ? { kind: 'area', slug: area.slug } : null)
}

export function resultOf({ slug, town, contractedTo: contractor }: TerritoryArea): LookUpResult {
	if (contractor === null) return { kind: 'area', slug }
	return { kind: 'contracted', town, contractor, to: pageOf({ slug }) }
}

/** The `contracted` result if all candidates are contracted to the same hauler, else null. */
export function contractedAt(candidates: readonly Candidate[]): LookUpResult | null {
	const [first] = candidates
	if (!first || first.area.contractedTo === null) return null
	const { town, contractedTo: contractor } = first.area
	const isSame = candidates.every(({ area }) => area.contractedTo === contractor)
	return isSame ? { kind: 'contracted', town, contractor, to: pageOf(first.area) } : null
}

/** Asks which of several towns with the same name is meant. */
export function townQuestion(towns: readonly { slug: string; name: string; state: string }[]): LookUpResult {
	const choices = towns
		.map(({ slug, name, state }) => ({
			label: withState(name, state),
			area: stateNames.get(state) ?? state,
			to: `/residential/${slug}`,
		}))
		.toSorted((one, other) => (one.label < other.label ? -1 : 1))
	return { kind: 'choose', isSpelling: false, mayBeNone: false, choices }
}

/**
 * Lets the visitor choose a street, or asks for the house number if it is missing, since the number narrows
 * the choice better than a list.
 */
export function chooseOrAsk(
	{ isExact, all }: { isExact: boolean; all: readonly Candidate[] },
	number: number | null,
	street: string,
): LookUpResult {
	if (number === null) return { kind: 'number-needed', street }
	return choose(all, number, { mayBeNone: !isExact })
}

export function choose(
	candidates: readonly Candidate[],
	number: number | null,
	{ isSpelling = false, mayBeNone }: { isSpelling?: boolean; mayBeNone: boolean },
): LookUpResult {
	return { kind: 'choose', isSpelling, mayBeNone, choices: choicesOf(candidates, number) }
}

export function choicesOf(candidates: readonly Candidate[], number: number | null): AreaLink[] {
	const label = ({ range, area }: Candidate) =>
		[number === null ? range.street : `${number} ${range.street}`, area.town].join(', ')
	return links(candidates, label)
}

export function outside(candidates: readonly Candidate[], number: number, street: string): LookUpResult {
	const away = ({ range }: Candidate) => Math.max(range.from_number - number, number - range.to_number, 0)
	const nearest = candidates.toSorted(
		(a, b) => away(a) - away(b) || a.range.from_number - b.range.from_number,
	)
	const sides = { all: '', odd: ' (odd)', even: ' (even)' } as const
	const label = ({ range, area }: Candidate) =>
		`${range.street} ${range.from_number} to ${range.to_number}${sides[range.side]}, ${area.town}`
	return { kind: 'outside', number, street, nearest: links(nearest, label).slice(0, 2) }
}

function links(candidates: readonly Candidate[], label: (candidate: Candidate) => string): AreaLink[] {
	const all = candidates.map((candidate) => ({
		label: label(candidate),
		area: candidate.area.name,
		to: pageOf(candidate.area),
	}))
	const once = new Map(all.map((link) => [`${link.label} ${link.to}`, link]))
	return [...once.values()].slice(0, mostChoices)
}

export function elsewhere(
	{ towns, containers }: Territory,
	place: KnownPlace | undefined,
	listed: AreaLink[],
): LookUpResult {
	if (!place) return { kind: 'elsewhere', place: null, nearest: null, containers: null, listed }
	const [nearest] = towns.toSorted(
		(a, b) => milesBetween(a, place) - milesBetween(b, place) || (a.slug < b.slug ? -1 : 1),
	)
	return {
		kind: 'elsewhere',
		place: place.name,
		nearest: nearest ? { name: nearest.name, to: `/residential/${nearest.slug}` } : null,
		containers: containers.get(`${place.name}, ${place.state}`) ?? null,
		listed,
	}
}

function pageOf({ slug }: { slug: string }): string {
	return `/pickup-day/${slug}`
}
